// Dice on an endless table, from a die in its middle outward, and the runs across and down that are not decided yet.
#pragma once
#include "puzzle.hpp"

namespace rebus {

class Board {
  protected:
    static constexpr int ROW = 5, SIDE = 1 << ROW, MIDDLE = 16 * SIDE + 16;  // no die lies further than the others reach

    explicit Board(const Puzzle& puzzle) : puzzle_(puzzle), hand_(puzzle.hand) {
        std::fill(grid_, grid_ + SIDE * SIDE, EMPTY);
        now_.left = hand_.all();
    }

    // A row or a column. Dice and squares are bits, by their place in it.
    struct Line {
        uint32_t lying = 0, closed = 0;  // dice, and squares that stay empty
        int undecided = 0;               // how many dice have no run in its direction yet
        int part = 0;                    // and the part that they are
    };

    // What a step back brings back at once. Dice are bits, by the order in which they were laid.
    struct Now {
        uint32_t undecided[2] = {0, 0};  // by direction
        uint32_t open[2] = {0, 0};       // by direction: lines with undecided dice
        int open_part[2] = {0, 0};       // and the part that those dice are
        uint32_t alone = 0;              // in one direction
        int many_laid = 0, left = 0, deficit = 0;
    };

    const Puzzle& puzzle_;
    const Hand& hand_;
    int8_t grid_[SIDE * SIDE], number_[SIDE * SIDE];  // a die's kind; when it was laid
    int laid_[MOST_DICE];                             // cells
    Line lines_[2][SIDE];                             // by direction
    Now now_;

    static int line(int cell, int down) { return cell >> (down ? 0 : ROW) & (SIDE - 1); }
    static int place(int cell, int down) { return line(cell, !down); }  // in its line
    static int step(int down) { return down ? SIDE : 1; }               // to the next cell of a line
    int open_lines(int down) const { return __builtin_popcount(now_.open[down]); }
    Line& line_of(int cell, int down) { return lines_[down][line(cell, down)]; }
    const Line& line_of(int cell, int down) const { return lines_[down][line(cell, down)]; }

    void lay(int cell, int kind) {
        grid_[cell] = static_cast<int8_t>(kind);
        number_[cell] = static_cast<int8_t>(now_.many_laid);
        laid_[now_.many_laid++] = cell;
        now_.left -= hand_.stride[kind];
        for (int down = 0; down < 2; down++) line_of(cell, down).lying |= 1u << place(cell, down);
    }

    void undecide(int cell, int down) {
        Line& line = line_of(cell, down);
        int part = hand_.stride[grid_[cell]];
        line.undecided++, line.part += part;
        now_.undecided[down] |= 1u << number_[cell];
        now_.open[down] |= 1u << Board::line(cell, down);
        now_.open_part[down] += part;
    }

    void decide(int cell, int down) {
        Line& line = line_of(cell, down);
        int part = hand_.stride[grid_[cell]];
        line.undecided--, line.part -= part;
        now_.undecided[down] &= ~(1u << number_[cell]);
        if (!line.undecided) now_.open[down] &= ~(1u << Board::line(cell, down));
        now_.open_part[down] -= part;
    }

    // The last die laid is taken back from the line that crosses its word; what is now, and the word's line, are the caller's.
    void take_back(int cell, int down) {
        Line& crossing = line_of(cell, !down);
        crossing.lying &= ~(1u << place(cell, !down));
        crossing.undecided--, crossing.part -= hand_.stride[grid_[cell]];
        grid_[cell] = EMPTY;
    }

    bool is_undecided(int cell, int down) const { return now_.undecided[down] >> number_[cell] & 1; }
    bool is_alone(int cell) const { return now_.alone >> number_[cell] & 1; }

    // The two squares beside a die in its line: bit 0 the one before, bit 2 the one after.
    static uint32_t beside(uint32_t squares, int cell, int down) { return squares >> (place(cell, down) - 1) & 5; }
    bool is_beside(int cell, int down) const { return beside(line_of(cell, down).lying, cell, down); }

    // What words through a die may need besides: the dice left, and those that lie in its line.
    int others(int cell, int down) const { return now_.left + line_of(cell, down).part - hand_.stride[grid_[cell]]; }

    // Beside dice that lie in the other direction a letter must go on with them to some word.
    bool may_stand(int cell, char kind, int down) const {
        int8_t before = grid_[cell - step(down)], after = grid_[cell + step(down)];
        return (before == EMPTY || puzzle_.follows[before] >> kind & 1) && (after == EMPTY || puzzle_.follows[kind] >> after & 1);
    }
};

}  // namespace rebus
