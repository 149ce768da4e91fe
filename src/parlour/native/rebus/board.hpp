// Dice on an endless table, from a die in its middle outward, and the runs across and down that are not decided yet.
#pragma once
#include "puzzle.hpp"

namespace rebus {

class Board {
  protected:
    static constexpr int SIDE = 32, MIDDLE = 16 * SIDE + 16;  // no die lies further than the others reach

    explicit Board(const Puzzle& puzzle) : puzzle_(puzzle), hand_(puzzle.hand), left_(hand_.all()) {
        std::fill(grid_, grid_ + SIDE * SIDE, EMPTY);
    }

    const Puzzle& puzzle_;
    const Hand& hand_;
    int8_t grid_[SIDE * SIDE];
    uint8_t blocked_[SIDE * SIDE] = {};
    int8_t number_[SIDE * SIDE] = {};  // of the die that lies there, in the order in which they were laid
    uint8_t alone_[SIDE * SIDE] = {};
    uint32_t lying_[2][SIDE] = {}, closed_[2][SIDE] = {};  // by direction and line: dice that lie, squares that stay empty
    int lines_[2][SIDE] = {};                              // by direction: undecided dice in each line
    int line_part_[2][SIDE] = {};                          // and the part that they are
    uint32_t undecided_[2] = {0, 0};                       // by direction: dice, by number
    uint32_t open_[2] = {0, 0};                            // lines with any
    int open_part_[2] = {0, 0};
    int laid_[MOST_DICE], many_laid_ = 0;                  // cells
    int left_;

    static int line(int cell, int down) { return down ? cell % SIDE : cell / SIDE; }
    static int place(int cell, int down) { return line(cell, !down); }  // in its line
    int open_lines(int down) const { return __builtin_popcount(open_[down]); }

    void undecide(int cell, int down) {
        int at = line(cell, down);
        lines_[down][at]++;
        undecided_[down] |= 1u << number_[cell];
        open_[down] |= 1u << at;
        line_part_[down][at] += hand_.stride[grid_[cell]];
        open_part_[down] += hand_.stride[grid_[cell]];
    }

    void decide(int cell, int down) {
        int at = line(cell, down);
        undecided_[down] &= ~(1u << number_[cell]);
        if (!--lines_[down][at]) open_[down] &= ~(1u << at);
        line_part_[down][at] -= hand_.stride[grid_[cell]];
        open_part_[down] -= hand_.stride[grid_[cell]];
    }

    void lay(int cell, int kind) {
        grid_[cell] = static_cast<int8_t>(kind);
        number_[cell] = static_cast<int8_t>(many_laid_);
        laid_[many_laid_++] = cell;
        left_ -= hand_.stride[kind];
        for (int down = 0; down < 2; down++) lying_[down][line(cell, down)] |= 1u << place(cell, down);
    }

    void take_back() {
        int cell = laid_[--many_laid_];
        for (int down = 0; down < 2; down++) lying_[down][line(cell, down)] &= ~(1u << place(cell, down));
        left_ += hand_.stride[grid_[cell]];
        grid_[cell] = EMPTY;
    }

    bool is_beside(int cell, int down) const { return lying_[down][line(cell, down)] >> (place(cell, down) - 1) & 5; }

    // What words through a die may need besides: the dice left, and those that lie in its line.
    int others(int cell, int down) const {
        return left_ + line_part_[down][line(cell, down)] - hand_.stride[grid_[cell]];
    }

    // Beside dice that lie in the other direction a letter must go on with them to some word.
    bool may_stand(int cell, char kind, int step) const {
        int8_t before = grid_[cell - step], after = grid_[cell + step];
        return (before == EMPTY || puzzle_.follows[before] >> kind & 1) && (after == EMPTY || puzzle_.follows[kind] >> after & 1);
    }

    void shut(int cell, bool is_shut) {
        for (int down = 0; down < 2; down++) {
            uint32_t bit = 1u << place(cell, down);
            uint32_t& squares = closed_[down][line(cell, down)];
            squares = is_shut ? squares | bit : squares & ~bit;
        }
    }
};

}  // namespace rebus
