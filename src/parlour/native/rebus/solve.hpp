// The best layout of a roll: what could still be best is worked at, and `bound` is what has not been ruled out.
#pragma once
#include "choices.hpp"

namespace rebus {

class Solver {
  public:
    Solver(const Roll& roll, std::function<bool(const Solver&)> is_enough)
        : choices_(roll), patience_([this, is_enough] { return is_enough(*this); }) {
        for (int letter = 0; letter < roll.letters(); letter++) score -= roll.held[letter] * roll.value[letter];
    }

    int score = 0;  // of the best layout so far; at first nothing is laid
    Tiles tiles;    // its dice, by letter of the alphabet

    int bound() const {
        int most = score;
        for (const Choice& choice : choices_.all) most = std::max(most, choice.most);
        return most;
    }

    void run() {
        look_first();
        patience_.ask();
        while (!patience_.is_over && score < bound()) {
            int score_before = score, bound_before = bound();
            int proofs = patience_.spent < SOON ? PROOFS : LATE_PROOFS;
            int64_t& spent = proofs * improving_ <= proving_ && beam_ <= WIDEST_BEAM ? improving_ : proving_;
            int64_t before = patience_.spent;
            split(patience_);
            &spent == &improving_ ? look() : prove();
            spent += patience_.spent - before;
            if (score != score_before || bound() != bound_before) patience_.ask();
        }
    }

  private:
    static constexpr int WIDTHS[] = {4, 3, 5, 2, 6, 1};
    static constexpr int PROOFS = 4, LATE_PROOFS = 32;  // work at proofs for each at beams: a good layout soon, then the proof
    static constexpr int FIRST_BEAM = 25, WIDEST_BEAM = 50'000;
    static constexpr int64_t SLICE = 100'000, SPLITTING = 500'000, SOON = 4'000'000;
    Choices choices_;
    Patience patience_;
    int64_t improving_ = 0, proving_ = 0;
    int beam_ = FIRST_BEAM;
    size_t among_ = 4, choice_ = 0, width_ = 0;

    // However short the time, something is laid; then whoever waits is asked.
    void look_first() {
        Patience endless([] { return false; });
        split(endless);
        for (int width : WIDTHS) {
            look(choices_.most_promising(), width, endless);
            if (score > 0) patience_.ask();
            if (patience_.is_over) return;
        }
    }

    // The most promising choice is whole.
    void split(Patience& patience) {
        for (; choices_.is_open(choices_.most_promising()) && !patience.is_over; patience.spend(SPLITTING)) choices_.split();
    }

    // Beams over the most promising choices, each round twice as wide as the last.
    void look() {
        if (width_ == std::size(WIDTHS)) width_ = 0, choice_++;
        if (choice_ >= std::min(among_, choices_.all.size())) choice_ = 0, beam_ *= 2, among_ *= 2;
        if (!choice_ && !width_) choices_.sort();
        look(choices_.all[choice_], WIDTHS[width_++], patience_);
    }

    void look(Choice& choice, int width, Patience& patience) {
        if (choice.most <= score || choices_.is_open(choice)) return patience.spend(1);
        Problem& problem = open(choice);
        if (width <= problem.puzzle.widest) problem.look(width, static_cast<size_t>(beam_), patience);
        close(choice);
        patience.spend(1);
    }

    void prove() {
        Choice& choice = choices_.most_promising();
        if (choices_.is_open(choice)) return;
        open(choice).prove(SLICE, NEVER, patience_);
        close(choice);
    }

    Problem& open(Choice& choice) {
        if (!choice.problem) choice.problem = choices_.problem(choice);
        // No layout that is worse than the best of another choice is of interest.
        Best& best = choice.problem->best;
        if (choice.ceiling - score < best.deficit) best = {choice.ceiling - score, {}};
        return *choice.problem;
    }

    void close(Choice& choice) {
        const Best& best = choice.problem->best;
        if (choice.ceiling - best.deficit > score) {
            score = choice.ceiling - best.deficit;
            tiles = best.tiles;
            for (Tile& tile : tiles) tile.kind = static_cast<int8_t>(choice.letters[tile.kind]);
        }
        choice.most = std::min(choice.most, choice.ceiling - choice.problem->refuted);
        if (choice.most <= score) choice.problem = nullptr;  // it has had its say
    }
};

}  // namespace rebus
