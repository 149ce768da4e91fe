// All connected layouts within a limit that hold a given letter, from that die outward.
//
// A laid die has a run in each direction: it is alone there, or in a word. As long as one is undecided, branch over all
// runs through it; every letter that is laid makes a new undecided one. So the layout hangs together by
// itself and no width is needed. The rarest letters come first: few words hold them.
#pragma once
#include "puzzle.hpp"

namespace rebus {

class Runs {
  public:
    Runs(const Puzzle& puzzle, int root, int limit, Finish& finish)
        : puzzle_(puzzle), hand_(puzzle.hand), limit_(limit), finish_(finish), lists_(puzzle.lists()), joins_(puzzle.joins()), used_(puzzle.words.size()) {
        std::fill(grid_, grid_ + SIDE * SIDE, EMPTY);
        left_ = hand_.all();
        lay(MIDDLE, root);
        frames_.resize(2 * MOST_DICE + 2);
        open(0);
    }

    int next_limit = NEVER;
    bool is_over() const { return at_ < 0; }

    void run(int64_t work, int limit, Patience& patience) {
        limit_ = std::min(limit_, limit);
        int64_t done = 0;
        while (at_ >= 0 && done < work && !patience.is_over) {
            int64_t some = 0;
            while (at_ >= 0 && some < 4096) some += step();
            done += some / 4;
            patience.spend(some / 4);
        }
    }

  private:
    static constexpr int SIDE = 32, MIDDLE = 16 * SIDE + 16;
    static constexpr int ALONE = -1;
    static constexpr int BESIDE = 20;

    struct Frame {
        int cell, down;          // the run to decide
        int next;                // the next entry to try; ALONE first
        int available;           // the part that words here may need
        Lists::List entries;     // those that the dice left, and those that lie in this line, are enough for
        int laid, start, length, word;
        int deficit;
        bool is_applied;
        int cells[MOST_DICE];    // those that this run decides
        int new_cells;
    };

    const Puzzle& puzzle_;
    const Hand& hand_;
    int limit_;
    Finish& finish_;
    Lists& lists_;
    const std::vector<uint16_t>& joins_;
    std::vector<char> used_;
    int8_t grid_[SIDE * SIDE];
    uint8_t blocked_[SIDE * SIDE] = {};
    uint8_t decided_[SIDE * SIDE] = {};  // bit 0 across, bit 1 down
    uint8_t alone_[SIDE * SIDE] = {};
    int lines_[2][SIDE] = {};            // by direction: undecided dice in each line
    int open_lines_[2] = {0, 0}, open_part_[2] = {0, 0};
    std::vector<int> laid_;              // cells
    int left_ = 0, deficit_ = 0;
    int root_run_ = -2;
    std::vector<Frame> frames_;
    int at_ = 0;

    static int line(int cell, int down) { return down ? cell % SIDE : cell / SIDE; }

    void undecide(int cell, int down, int sign) {
        int& many = lines_[down][line(cell, down)];
        open_lines_[down] -= many > 0;
        many += sign;
        open_lines_[down] += many > 0;
        open_part_[down] += sign * hand_.stride[grid_[cell]];
    }

    void lay(int cell, int kind) {
        grid_[cell] = static_cast<int8_t>(kind);
        laid_.push_back(cell);
        left_ -= hand_.stride[kind];
        undecide(cell, 0, 1), undecide(cell, 1, 1);
    }

    void take_back() {
        int cell = laid_.back();
        laid_.pop_back();
        undecide(cell, 0, -1), undecide(cell, 1, -1);
        left_ += hand_.stride[grid_[cell]];
        grid_[cell] = EMPTY;
    }

    int least() const {
        return deficit_ + puzzle_.down(open_part_[0] + left_, open_lines_[0]) + puzzle_.down(open_part_[1] + left_, open_lines_[1]);
    }

    // The same with a closer look: a die that no word of the dice left can hold will be alone in its line.
    int least_with_lone_dice() const {
        int low = deficit_;
        for (int down = 0; down < 2; down++) {
            int part = open_part_[down] + left_, lines = open_lines_[down];
            for (int cell : laid_) {
                if (decided_[cell] >> down & 1 || joins_[left_] >> grid_[cell] & 1 || lines_[down][line(cell, down)] > 1) continue;
                low += hand_.value[grid_[cell]];
                part -= hand_.stride[grid_[cell]];
                lines--;
            }
            low += puzzle_.down(part, lines);
        }
        return low;
    }

    // The undecided run that few words fit; fewest of all where dice lie side by side.
    void open(int at) {
        at_ = at;
        Frame& frame = frames_[at];
        int fewest = INT32_MAX;
        for (size_t n = 0; n < laid_.size() && fewest; n++)  // where nothing fits there is nothing to choose
            for (int down = 0, cell = laid_[n]; down < 2; down++) {
                if (decided_[cell] >> down & 1) continue;
                int step = down ? SIDE : 1;
                bool is_beside = grid_[cell - step] != EMPTY || grid_[cell + step] != EMPTY;
                int part = others(cell, down);
                Lists::List entries = lists_.of(grid_[cell], part);
                int some = entries.size / (is_beside ? BESIDE : 1);
                if (some < fewest) fewest = some, frame.cell = cell, frame.down = down, frame.entries = entries, frame.available = part + hand_.stride[grid_[cell]];
            }
        frame.next = ALONE;
        frame.is_applied = false;
    }

    // What words through a die may need besides: the dice left, and those that lie in its line.
    int others(int cell, int down) const {
        int part = left_;
        if (lines_[down][line(cell, down)] == 1) return part;
        for (int other : laid_)
            if (other != cell && line(other, down) == line(cell, down) && !(decided_[other] >> down & 1)) part += hand_.stride[grid_[other]];
        return part;
    }

    int step() {
        Frame& frame = frames_[at_];
        if (frame.is_applied) undo(frame);
        int from = frame.next;
        if (from == ALONE) {
            frame.next = 0;
            if (try_alone(frame)) enter();
            return 4;
        }
        // What will lack is known before the word lies: most words are left out here.
        int down = frame.down, end = frame.entries.size;
        int along = open_part_[down] + left_, others = open_lines_[down] - 1;
        int sideways = open_part_[!down] + left_, across = deficit_ + puzzle_.down(sideways, open_lines_[!down]);
        for (int n = from; n < end; n++) {
            const Entry& entry = lists_(grid_[frame.cell], frame.entries.start + n);
            if (!hand_.holds(frame.available, entry.needs)) continue;
            int low = across + puzzle_.down(along - entry.part, others);
            if (low > limit_) {
                next_limit = std::min(next_limit, low);
                continue;
            }
            if (used_[entry.word] || !fits(frame, entry)) continue;
            low += puzzle_.down(sideways, open_lines_[!down] + new_lines(frame, entry)) - puzzle_.down(sideways, open_lines_[!down]);
            if (low > limit_) {
                next_limit = std::min(next_limit, low);
                continue;
            }
            frame.next = n + 1;
            apply(frame, entry);
            enter();
            return 8 + n - from;
        }
        at_--;
        return 4 + end - from;
    }

    void enter() {
        int low = least();
        if (low <= limit_) low = std::max(low, least_with_lone_dice());
        if (low > limit_) {
            next_limit = std::min(next_limit, low);
            return;
        }
        if (open_lines_[0] || open_lines_[1]) return open(at_ + 1);
        finish();
    }

    bool is_wrong_way_round(const Frame& frame, int run) const {
        // A layout and the same turned over its diagonal are one: of the root's two runs the across one is the later.
        return frame.cell == MIDDLE && frame.down && (decided_[MIDDLE] & 1) && run >= root_run_;
    }

    bool try_alone(Frame& frame) {
        int step = frame.down ? SIDE : 1, cell = frame.cell;
        if (grid_[cell - step] != EMPTY || grid_[cell + step] != EMPTY || alone_[cell]) return false;
        if (is_wrong_way_round(frame, ALONE)) return false;
        frame.word = ALONE, frame.start = cell, frame.length = 1, frame.new_cells = 0;
        frame.cells[0] = cell;
        decide(frame);
        alone_[cell] = 1;
        deficit_ += hand_.value[grid_[cell]];
        return true;
    }

    bool fits(const Frame& frame, const Entry& entry) const {
        if (is_wrong_way_round(frame, entry.word)) return false;
        const Word& word = puzzle_.words[entry.word];
        int step = frame.down ? SIDE : 1, cell = frame.cell - entry.offset * step;
        if (grid_[cell - step] != EMPTY || grid_[cell + entry.length * step] != EMPTY) return false;
        uint32_t needs = 0;
        for (char kind : word) {
            if (grid_[cell] == EMPTY) {
                if (blocked_[cell] || !may_stand(cell, kind, frame.down ? 1 : SIDE)) return false;
                needs += 1u << hand_.guard[kind];
            } else if (grid_[cell] != kind) {
                return false;
            }
            cell += step;
        }
        return hand_.holds(left_, needs);
    }

    // How many lines a word opens in the other direction.
    int new_lines(const Frame& frame, const Entry& entry) const {
        int step = frame.down ? SIDE : 1, cell = frame.cell - entry.offset * step, many = 0;
        for (int n = 0; n < entry.length; n++, cell += step) many += grid_[cell] == EMPTY && !lines_[!frame.down][line(cell, !frame.down)];
        return many;
    }

    // Beside dice that lie in the other direction a letter must go on with them to some word.
    bool may_stand(int cell, char kind, int step) const {
        int8_t before = grid_[cell - step], after = grid_[cell + step];
        return (before == EMPTY || puzzle_.follows[before] >> kind & 1) && (after == EMPTY || puzzle_.follows[kind] >> after & 1);
    }

    void apply(Frame& frame, const Entry& entry) {
        const Word& word = puzzle_.words[entry.word];
        int step = frame.down ? SIDE : 1, cell = frame.cell - entry.offset * step;
        frame.word = entry.word, frame.start = cell, frame.length = entry.length, frame.new_cells = 0;
        for (int n = 0; n < entry.length; n++, cell += step) {
            frame.cells[n] = cell;
            if (grid_[cell] != EMPTY) continue;
            lay(cell, word[n]);
            frame.new_cells++;
        }
        used_[entry.word] = 1;
        decide(frame);
    }

    void decide(Frame& frame) {
        frame.is_applied = true;
        for (int n = 0; n < frame.length; n++) {
            undecide(frame.cells[n], frame.down, -1);
            decided_[frame.cells[n]] |= static_cast<uint8_t>(1 << frame.down);
        }
        block(frame, 1);
        if (frame.cell == MIDDLE && !frame.down) root_run_ = frame.word;
    }

    void block(const Frame& frame, int sign) {
        int step = frame.down ? SIDE : 1;
        blocked_[frame.start - step] = static_cast<uint8_t>(blocked_[frame.start - step] + sign);
        int end = frame.start + frame.length * step;
        blocked_[end] = static_cast<uint8_t>(blocked_[end] + sign);
    }

    void undo(Frame& frame) {
        frame.is_applied = false;
        block(frame, -1);
        for (int n = 0; n < frame.length; n++) {
            decided_[frame.cells[n]] &= static_cast<uint8_t>(~(1 << frame.down));
            undecide(frame.cells[n], frame.down, 1);
        }
        for (int n = 0; n < frame.new_cells; n++) take_back();
        if (frame.word == ALONE) {
            alone_[frame.cell] = 0;
            deficit_ -= hand_.value[grid_[frame.cell]];
        } else {
            used_[frame.word] = 0;
        }
    }

    void finish() {
        int low = deficit_ + finish_.rest(left_);
        if (low > limit_) {
            next_limit = std::min(next_limit, low);
            return;
        }
        int top = SIDE, first = SIDE;
        for (int cell : laid_) top = std::min(top, cell / SIDE), first = std::min(first, cell % SIDE);
        Tiles tiles;
        for (int cell : laid_) tiles.push_back({0, static_cast<int8_t>(cell / SIDE - top), static_cast<int8_t>(cell % SIDE - first), grid_[cell]});
        limit_ = finish_.found(tiles, deficit_, left_, limit_);
    }
};

}  // namespace rebus
