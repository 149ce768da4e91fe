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
    uint8_t decided_[SIDE * SIDE] = {};  // bit 0 across, bit 1 down
    uint8_t alone_[SIDE * SIDE] = {};
    uint32_t lying_[2][SIDE] = {}, closed_[2][SIDE] = {};  // by direction and line: dice that lie, squares that stay empty
    int lines_[2][SIDE] = {};                              // by direction: undecided dice in each line
    uint32_t open_[2] = {0, 0};                            // lines with any
    int open_part_[2] = {0, 0};
    int laid_[MOST_DICE], many_laid_ = 0;                  // cells
    int left_;

    static int line(int cell, int down) { return down ? cell % SIDE : cell / SIDE; }
    static int place(int cell, int down) { return line(cell, !down); }  // in its line
    int open_lines(int down) const { return __builtin_popcount(open_[down]); }

    void undecide(int cell, int down) {
        lines_[down][line(cell, down)]++;
        open_[down] |= 1u << line(cell, down);
        open_part_[down] += hand_.stride[grid_[cell]];
    }

    void redecide(int cell, int down) {
        if (!--lines_[down][line(cell, down)]) open_[down] &= ~(1u << line(cell, down));
        open_part_[down] -= hand_.stride[grid_[cell]];
    }

    void lay(int cell, int kind) {
        grid_[cell] = static_cast<int8_t>(kind);
        laid_[many_laid_++] = cell;
        left_ -= hand_.stride[kind];
        for (int down = 0; down < 2; down++) {
            lying_[down][line(cell, down)] |= 1u << place(cell, down);
            undecide(cell, down);
        }
    }

    void take_back() {
        int cell = laid_[--many_laid_];
        for (int down = 0; down < 2; down++) {
            lying_[down][line(cell, down)] &= ~(1u << place(cell, down));
            redecide(cell, down);
        }
        left_ += hand_.stride[grid_[cell]];
        grid_[cell] = EMPTY;
    }

    bool is_beside(int cell, int down) const { return lying_[down][line(cell, down)] >> (place(cell, down) - 1) & 5; }

    // What words through a die may need besides: the dice left, and those that lie in its line.
    int others(int cell, int down) const {
        int part = left_;
        if (lines_[down][line(cell, down)] == 1) return part;
        for (int n = 0; n < many_laid_; n++)
            if (int other = laid_[n]; other != cell && line(other, down) == line(cell, down) && !(decided_[other] >> down & 1)) part += hand_.stride[grid_[other]];
        return part;
    }

    // Beside dice that lie in the other direction a letter must go on with them to some word.
    bool may_stand(int cell, char kind, int step) const {
        int8_t before = grid_[cell - step], after = grid_[cell + step];
        return (before == EMPTY || puzzle_.follows[before] >> kind & 1) && (after == EMPTY || puzzle_.follows[kind] >> after & 1);
    }

    void close(int cell, bool is_closed) {
        for (int down = 0; down < 2; down++) {
            uint32_t bit = 1u << place(cell, down);
            uint32_t& squares = closed_[down][line(cell, down)];
            squares = is_closed ? squares | bit : squares & ~bit;
        }
    }
};

}  // namespace rebus
