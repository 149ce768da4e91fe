// A roll with its stars: each star stands for one letter for the whole turn (REB-09), so every choice of letters is a
// problem of its own. A choice may be open still: it is split up where it could be best, and most never are.
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
    std::vector<int> stars;         // their letters, dearest first; there may be more stars, none of them dearer
    int next;                       // the dearest letter, in the order of letters, for the stars that have none yet
    int ceiling;                    // two times the value of all dice
    int most;                       // no layout of this choice scores more
    std::vector<int> letters = {};  // by kind: its letter of the alphabet
    std::unique_ptr<Problem> problem = nullptr;
};

class Choices {
  public:
    explicit Choices(const Roll& roll) : roll_(roll) {
        for (const Word& word : roll.words) by_excess_[excess(word)].push_back(&word);
        std::vector<char> is_used(roll.letters(), 0);
        for (const Word& word : roll.words)
            for (char letter : word) is_used[letter] = 1;
        // A star that stands for a letter of no word stays in the hand, as any star may.
        for (int letter = 0; letter < roll.letters(); letter++)
            if (is_used[letter]) dearest_first_.push_back(letter);
        std::stable_sort(dearest_first_.begin(), dearest_first_.end(), [&](int a, int b) { return roll.value[a] > roll.value[b]; });
        all.push_back({{}, 0, ceiling({}, 0), ceiling({}, 0)});
    }

    std::vector<Choice> all;

    bool is_open(const Choice& choice) const { return static_cast<int>(choice.stars.size()) < roll_.stars; }

    Choice& most_promising() {
        return *std::max_element(all.begin(), all.end(), [](const Choice& a, const Choice& b) { return a.most < b.most; });
    }

    // The most promising choice gets all letters for its next star.
    void split() {
        std::swap(most_promising(), all.back());
        Choice choice = std::move(all.back());
        all.pop_back();
        if (static_cast<int>(choice.stars.size()) + 1 == roll_.stars) return choose_last(choice);
        for (int n = choice.next; n < static_cast<int>(dearest_first_.size()); n++) add_next(choice.stars, n, 0);
    }

    void sort() {
        std::stable_sort(all.begin(), all.end(), [](const Choice& a, const Choice& b) { return a.most > b.most; });
    }

    // The dice with these letters for the stars; the rarest letters first.
    std::unique_ptr<Problem> problem(Choice& choice) const {
        std::vector<const Word*> words = spelled(choice.stars);
        choice.letters = rarest_first(choice.stars, words);
        return std::make_unique<Problem>(hand(choice.stars, choice.letters), numbered(words, choice.letters), roll_.has_islands);
    }

  private:
    const Roll& roll_;
    std::vector<int> dearest_first_;
    std::map<std::vector<int>, std::vector<const Word*>> by_excess_;

    // The letters of a word for which there is no die.
    std::vector<int> excess(const Word& word) const {
        std::vector<int> spare = roll_.held, found;
        for (char letter : word)
            if (spare[letter]-- <= 0) found.push_back(letter);
        std::sort(found.begin(), found.end());
        return found;
    }

    // Two times the value of all dice, if the stars without a letter get the dearest they may have.
    int ceiling(const std::vector<int>& stars, int next) const {
        int sum = 0;
        for (int letter = 0; letter < roll_.letters(); letter++) sum += roll_.held[letter] * roll_.value[letter];
        for (int letter : stars) sum += roll_.value[letter];
        int others = roll_.stars - static_cast<int>(stars.size());
        return 2 * (sum + (others ? others * roll_.value[dearest_first_[next]] : 0));
    }

    // With the groups of all other dice, a letter for the last star is a look-up for each word that may hold it.
    void choose_last(const Choice& choice) {
        std::vector<const Word*> words = spelled(choice.stars);
        std::vector<int> letters = rarest_first(choice.stars, words), steps(roll_.letters(), 0);
        Hand others = hand(choice.stars, letters);
        for (size_t kind = 0; kind < letters.size(); kind++) steps[letters[kind]] = others.stride[kind];
        Needs needs(others, numbered(words, letters));
        Groups groups(others, needs);
        std::vector<int> least(roll_.letters());
        for (int letter = 0; letter < roll_.letters(); letter++) least[letter] = roll_.value[letter] + groups(others.all(), 0);
        for (const auto& [excess, some] : by_excess_) {
            std::vector<int> missing = without(excess, choice.stars);
            if (missing.size() > 1) continue;
            for (const Word* word : some) {
                int left = others.all();
                for (char letter : *word) left -= steps[letter];
                // A letter that no other die shows has no step: taken out of the word it is not given back either.
                if (missing.empty())
                    for (char letter : *word) least[letter] = std::min(least[letter], groups(left + steps[letter], 0));
                else
                    least[missing[0]] = std::min(least[missing[0]], groups(left + steps[missing[0]], 0));
            }
        }
        for (int n = choice.next; n < static_cast<int>(dearest_first_.size()); n++) add_next(choice.stars, n, least[dearest_first_[n]]);
    }

    // One star more gets a letter. `least`: what every layout then lacks.
    void add_next(std::vector<int> stars, int n, int least) {
        stars.push_back(dearest_first_[n]);
        int top = ceiling(stars, n);
        all.push_back({stars, n, top, top - 2 * least});
    }

    static std::vector<int> without(std::vector<int> letters, const std::vector<int>& others) {
        for (int letter : others)
            if (auto found = std::find(letters.begin(), letters.end(), letter); found != letters.end()) letters.erase(found);
        return letters;
    }

    std::vector<const Word*> spelled(const std::vector<int>& stars) const {
        std::vector<const Word*> words;
        for (const auto& [excess, some] : by_excess_)
            if (without(excess, stars).empty())
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
