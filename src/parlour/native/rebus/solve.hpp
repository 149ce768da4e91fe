// A roll with its stars: each star stands for one letter for the whole turn (REB-09), so every choice of letters is a
// problem of its own. The one that could still be best is worked at; `bound` is what all of them leave standing.
#pragma once
#include "problem.hpp"

namespace rebus {

struct Roll {
    std::vector<int> held, value;  // by letter of the alphabet
    int stars;
    bool has_islands;
    std::vector<Word> words;  // letters as numbers of the alphabet
};

struct Choice {  // letters for the stars
    std::vector<int> stars;
    int ceiling;  // two times the value of all dice
    std::vector<int> letters;  // by kind: its letter of the alphabet
    std::unique_ptr<Problem> problem;

    int bound() const { return ceiling - problem->refuted; }
    int score() const { return ceiling - problem->best.deficit; }
};

class Solver {
  public:
    Solver(const Roll& roll, Patience& patience) : roll_(roll), patience_(patience) {
        for (const Word& word : roll.words) by_excess_[excess(word)].push_back(&word);
        choose({}, 0);
        sort();
    }

    std::vector<Choice> choices;

    int score = -NEVER;  // of the best layout so far
    Tiles tiles;         // its dice, by letter of the alphabet

    int bound() const {
        int most = score;
        for (const Choice& choice : choices) most = std::max(most, choice.bound());
        return most;
    }

    template <class Told>
    void run(Told told) {
        size_t beam = 50, among = 4;
        int64_t improving = 0, proving = 0;
        Look look{0, 0};
        while (!patience_.is_over) {
            int score_before = score, bound_before = bound();
            if (score_before >= bound_before) break;
            int64_t before = patience_.spent;
            Choice* worked = nullptr;
            if (improving <= proving && beam <= 50'000) {
                if (!next_look(look, among)) {
                    look = {0, 0}, beam *= 2, among *= 2;
                    continue;
                }
                Choice& choice = *(worked = &choices[look.choice]);
                if (choice.bound() > score_before && WIDTHS[look.width] <= choice.problem->puzzle.widest) {
                    share(choice, score_before);
                    choice.problem->look(WIDTHS[look.width], beam, patience_);
                }
                look.width++;
                improving += patience_.spent - before;
            } else {
                Choice& choice = *(worked = &*std::max_element(choices.begin(), choices.end(), [](auto& a, auto& b) { return a.bound() < b.bound(); }));
                share(choice, score_before);
                choice.problem->prove(100'000, NEVER, patience_);
                proving += patience_.spent - before;
            }
            keep(*worked);
            if (score != score_before || bound() != bound_before) told();
        }
    }

  private:
    struct Look {
        size_t choice, width;
    };
    static constexpr int WIDTHS[] = {4, 3, 5, 2, 6, 1};
    const Roll& roll_;
    Patience& patience_;
    std::map<std::vector<int>, std::vector<const Word*>> by_excess_;

    void keep(const Choice& choice) {
        if (choice.score() <= score) return;
        score = choice.score();
        tiles = choice.problem->best.tiles;
        for (Tile& tile : tiles) tile.kind = static_cast<int8_t>(choice.letters[tile.kind]);
    }

    bool next_look(Look& look, size_t among) {
        if (look.width == std::size(WIDTHS)) look = {look.choice + 1, 0};
        return look.choice < std::min(among, choices.size());
    }

    // No layout that is worse than the best of another choice is of interest.
    static void share(Choice& choice, int score) {
        Best& best = choice.problem->best;
        if (choice.ceiling - score < best.deficit) best = {choice.ceiling - score, {}};
    }

    // The letters of a word for which there is no die.
    std::vector<int> excess(const Word& word) const {
        std::vector<int> spare = roll_.held, found;
        for (char letter : word)
            if (spare[letter]-- <= 0) found.push_back(letter);
        std::sort(found.begin(), found.end());
        return found;
    }

    void choose(std::vector<int> stars, int from) {
        if (static_cast<int>(stars.size()) == roll_.stars) return add(stars);
        for (int letter = from; letter < static_cast<int>(roll_.value.size()); letter++) {
            stars.push_back(letter);
            choose(stars, letter);
            stars.pop_back();
        }
    }

    void add(const std::vector<int>& stars) {
        if (patience_.is_over) return;
        std::vector<const Word*> words;
        for (const auto& [excess, some] : by_excess_)
            if (std::includes(stars.begin(), stars.end(), excess.begin(), excess.end()))
                words.insert(words.end(), some.begin(), some.end());
        Choice choice;
        choice.stars = stars;
        choice.letters = rarest_first(stars, words);
        std::vector<int> held, value, starry, number(roll_.value.size(), 0);
        for (int letter : choice.letters) {
            number[letter] = static_cast<int>(held.size());
            int many = static_cast<int>(std::count(stars.begin(), stars.end(), letter));
            held.push_back(roll_.held[letter] + many), value.push_back(roll_.value[letter]), starry.push_back(many);
        }
        std::vector<Word> same;
        for (const Word* word : words) {
            same.push_back(*word);
            for (char& letter : same.back()) letter = static_cast<char>(number[letter]);
        }
        Hand hand(held, value, starry);
        choice.ceiling = 2 * hand.worth;
        patience_.spend(50'000);
        choice.problem = std::make_unique<Problem>(std::move(hand), std::move(same), roll_.has_islands);
        keep(choice);
        choices.push_back(std::move(choice));
    }

    std::vector<int> rarest_first(const std::vector<int>& stars, const std::vector<const Word*>& words) const {
        std::vector<int> uses(roll_.value.size(), 0), letters;
        for (const Word* word : words)
            for (char letter : *word) uses[letter]++;
        for (int letter = 0; letter < static_cast<int>(uses.size()); letter++)
            if (roll_.held[letter] || std::count(stars.begin(), stars.end(), letter)) letters.push_back(letter);
        std::stable_sort(letters.begin(), letters.end(), [&](int a, int b) { return uses[a] < uses[b]; });
        return letters;
    }

    void sort() {
        std::stable_sort(choices.begin(), choices.end(), [](auto& a, auto& b) { return a.bound() > b.bound(); });
    }
};

}  // namespace rebus
