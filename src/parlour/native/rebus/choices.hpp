// A roll with its stars: each star stands for one letter for the whole turn (REB-09), so every choice of letters is a
// problem of its own. Here are all choices, each with a bound that costs little; most need never be looked at.
#pragma once
#include "problem.hpp"

namespace rebus {

struct Roll {
    std::vector<int> held, value;  // by letter of the alphabet
    int stars;
    bool has_islands;
    std::vector<Word> words;  // letters as numbers of the alphabet

    int letters() const { return static_cast<int>(value.size()); }
};

struct Choice {
    std::vector<int> stars;  // their letters, in order
    int ceiling;             // two times the value of all dice
    int most;                // no layout of this choice scores more
    std::vector<int> letters = {};  // by kind: its letter of the alphabet
    std::unique_ptr<Problem> problem = nullptr;
};

class Choices {
  public:
    explicit Choices(const Roll& roll) : roll_(roll) {
        for (const Word& word : roll.words) by_excess_[excess(word)].push_back(&word);
        if (roll.stars == 0) {
            all.push_back({{}, 2 * worth({}), 2 * worth({})});
        } else {
            choose({}, 0);
        }
        std::stable_sort(all.begin(), all.end(), [](const Choice& a, const Choice& b) { return a.most > b.most; });
    }

    std::vector<Choice> all;

    // The dice with these letters for the stars; the rarest letters first.
    std::unique_ptr<Problem> problem(Choice& choice) const {
        std::vector<const Word*> words = spelled(choice.stars);
        choice.letters = rarest_first(choice.stars, words);
        return std::make_unique<Problem>(hand(choice.stars, choice.letters), numbered(words, choice.letters), roll_.has_islands);
    }

  private:
    const Roll& roll_;
    std::map<std::vector<int>, std::vector<const Word*>> by_excess_;

    // The letters of a word for which there is no die.
    std::vector<int> excess(const Word& word) const {
        std::vector<int> spare = roll_.held, found;
        for (char letter : word)
            if (spare[letter]-- <= 0) found.push_back(letter);
        std::sort(found.begin(), found.end());
        return found;
    }

    // All stars but the last have their letters: with the groups of those dice, the last is one look-up a word.
    void choose(std::vector<int> stars, int from) {
        if (static_cast<int>(stars.size()) == roll_.stars - 1) return choose_last(stars, from);
        for (int letter = from; letter < roll_.letters(); letter++) {
            stars.push_back(letter);
            choose(stars, letter);
            stars.pop_back();
        }
    }

    void choose_last(const std::vector<int>& stars, int from) {
        std::vector<const Word*> words = spelled(stars);
        std::vector<int> letters = rarest_first(stars, words);
        Hand some = hand(stars, letters);
        Needs needs(some, numbered(words, letters));
        Groups groups(some, needs, MOST_DICE);
        for (int letter = from; letter < roll_.letters(); letter++) {
            std::vector<int> chosen = stars;
            chosen.push_back(letter);
            int least = roll_.value[letter] + groups(some.all(), 0);
            for (const Word* word : spelled(chosen)) least = std::min(least, lacking(*word, letter, some, letters, groups));
            int ceiling = 2 * worth(chosen);
            all.push_back({chosen, ceiling, ceiling - 2 * least});
        }
    }

    // The least that the others lack when the last star stands for a letter of this word.
    static int lacking(const Word& word, int letter, const Hand& some, const std::vector<int>& letters, const Groups& groups) {
        size_t at = word.find(static_cast<char>(letter));
        if (at == Word::npos) return NEVER;
        int left = some.all();
        for (size_t n = 0; n < word.size(); n++)
            if (n != at) left -= some.stride[std::find(letters.begin(), letters.end(), word[n]) - letters.begin()];
        return groups(left, 0);
    }

    int worth(const std::vector<int>& stars) const {
        int sum = 0;
        for (int letter = 0; letter < roll_.letters(); letter++) sum += roll_.held[letter] * roll_.value[letter];
        for (int letter : stars) sum += roll_.value[letter];
        return sum;
    }

    std::vector<const Word*> spelled(const std::vector<int>& stars) const {
        std::vector<const Word*> words;
        for (const auto& [excess, some] : by_excess_)
            if (std::includes(stars.begin(), stars.end(), excess.begin(), excess.end()))
                words.insert(words.end(), some.begin(), some.end());
        return words;
    }

    std::vector<int> rarest_first(const std::vector<int>& stars, const std::vector<const Word*>& words) const {
        std::vector<int> uses(roll_.value.size(), 0), letters;
        for (const Word* word : words)
            for (char letter : *word) uses[letter]++;
        for (int letter = 0; letter < roll_.letters(); letter++)
            if (roll_.held[letter] || std::count(stars.begin(), stars.end(), letter)) letters.push_back(letter);
        std::stable_sort(letters.begin(), letters.end(), [&](int a, int b) { return uses[a] < uses[b]; });
        return letters;
    }

    Hand hand(const std::vector<int>& stars, const std::vector<int>& letters) const {
        std::vector<int> held, value, starry;
        for (int letter : letters) {
            int many = static_cast<int>(std::count(stars.begin(), stars.end(), letter));
            held.push_back(roll_.held[letter] + many), value.push_back(roll_.value[letter]), starry.push_back(many);
        }
        return Hand(held, value, starry);
    }

    std::vector<Word> numbered(const std::vector<const Word*>& words, const std::vector<int>& letters) const {
        std::vector<char> number(roll_.value.size(), 0);
        for (size_t kind = 0; kind < letters.size(); kind++) number[letters[kind]] = static_cast<char>(kind);
        std::vector<Word> same;
        for (const Word* word : words) {
            same.push_back(*word);
            for (char& letter : same.back()) letter = number[letter];
        }
        return same;
    }
};

}  // namespace rebus
