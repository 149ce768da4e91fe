// All connected layouts within a limit that hold a given letter, from that die outward.
//
// A laid die has a run in each direction: it is alone there, or in a word. As long as one is undecided, branch over all
// runs through it; every letter that is laid makes a new undecided one. So the layout hangs together by
// itself and no width is needed. The rarest letters come first: few words hold them.
#pragma once
#include "board.hpp"

namespace rebus {

class Runs : Board {
  public:
    Runs(const Puzzle& puzzle, int root, int limit, Finish& finish)
        : Board(puzzle), limit_(limit), finish_(finish), lists_(puzzle.lists()), joins_(puzzle.joins()), used_(puzzle.words.size()) {
        lay(MIDDLE, root);
        undecide(MIDDLE, 0), undecide(MIDDLE, 1);
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
    static constexpr int ALONE = -1;
    static constexpr int BESIDE = 20, SHUT = 16;  // how many times fewer words fit beside a die, or beside a square that stays empty

    struct Frame {
        int cell, down;          // the run to decide
        int next;                // the next entry to try; ALONE first
        Lists::List entries;     // those that the dice left, and those that lie in this line, are enough for
        int available;           // the part that words here may need
        int start, length, word;
        int new_cells;
        bool is_applied;
    };

    int limit_;
    Finish& finish_;
    Lists& lists_;
    const std::vector<uint16_t>& joins_;
    std::vector<char> used_;
    int deficit_ = 0;
    int root_run_ = -2;
    std::vector<Frame> frames_;
    int at_ = 0;

    // Whether no more lacks than may; what is cut off is for a later level.
    bool is_within(int low) {
        if (low > limit_) next_limit = std::min(next_limit, low);
        return low <= limit_;
    }

    // A die that no word of the dice left can hold will be alone in its line.
    int least() const {
        int low = deficit_;
        for (int down = 0; down < 2; down++) {
            int part = open_part_[down] + left_, lines = open_lines(down);
            for (uint32_t dice = undecided_[down]; dice; dice &= dice - 1) {
                int cell = laid_[__builtin_ctz(dice)];
                if (joins_[left_] >> grid_[cell] & 1 || lines_[down][line(cell, down)] > 1) continue;
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
        for (int down = 0; down < 2; down++)
            for (uint32_t dice = undecided_[down]; dice && fewest; dice &= dice - 1) {  // where nothing fits there is nothing to choose
                int cell = laid_[__builtin_ctz(dice)];
                int part = others(cell, down), some = lists_.many(grid_[cell], part);
                if (is_beside(cell, down)) {
                    some /= BESIDE;
                } else if (uint32_t shut = closed_[down][line(cell, down)] >> (place(cell, down) - 1) & 5) {
                    some = shut == 5 ? 0 : some / SHUT;
                }
                if (some < fewest) fewest = some, frame.cell = cell, frame.down = down, frame.available = part;
            }
        frame.entries = lists_.of(grid_[frame.cell], frame.available);
        frame.available += hand_.stride[grid_[frame.cell]];
        frame.next = ALONE;
        frame.is_applied = false;
    }

    int step() {
        Frame& frame = frames_[at_];
        if (frame.is_applied) undo(frame);
        int from = frame.next;
        if (from == ALONE) {
            frame.next = 0;
            if (try_alone(frame)) return enter(), 4;
            from = 0;
        }
        // What will lack is known before the word lies: most words are left out here.
        int down = frame.down, end = frame.entries.size;
        int sideways = open_part_[!down] + left_, across = deficit_ + puzzle_.down(sideways, open_lines(!down));
        const Entry* entries = lists_[frame.entries];
        const uint16_t* lacking = puzzle_.down.of(open_lines(down) - 1) + open_part_[down] + left_;
        for (int n = from; n < end; n++) {
            const Entry& entry = entries[n];
            if (lists_.is_short() && !hand_.holds(frame.available, entry.needs)) continue;
            int low = across + lacking[-static_cast<int>(entry.part)];
            if (!is_within(low)) continue;
            if (used_[entry.word] || !fits(frame, entry)) continue;
            low += puzzle_.down(sideways, open_lines(!down) + new_lines(frame, entry)) - puzzle_.down(sideways, open_lines(!down));
            if (!is_within(low)) continue;
            frame.next = n + 1;
            apply(frame, entry);
            enter();
            return 8 + n - from;
        }
        at_--;
        return 4 + end - from;
    }

    void enter() {
        if (!is_within(least())) return;
        if (open_[0] || open_[1]) return open(at_ + 1);
        finish();
    }

    bool is_wrong_way_round(const Frame& frame, int run) const {
        // A layout and the same turned over its diagonal are one: of the root's two runs the across one is the later.
        return frame.cell == MIDDLE && frame.down && !(undecided_[0] & 1) && run >= root_run_;
    }

    bool try_alone(Frame& frame) {
        int cell = frame.cell;
        if (is_beside(cell, frame.down) || alone_[cell] || is_wrong_way_round(frame, ALONE)) return false;
        int down = frame.down, kind = grid_[cell], lines = open_lines(down) - (lines_[down][line(cell, down)] == 1);
        int low = deficit_ + hand_.value[kind] + puzzle_.down(open_part_[down] + left_ - hand_.stride[kind], lines) +
                  puzzle_.down(open_part_[!down] + left_, open_lines(!down));
        if (!is_within(low)) return false;
        frame.word = ALONE, frame.start = cell, frame.length = 1, frame.new_cells = 0;
        decide(cell, frame.down);
        close(frame);
        alone_[cell] = 1;
        deficit_ += hand_.value[grid_[cell]];
        return true;
    }

    // The squares of a word, as bits of its line.
    static uint32_t squares(const Frame& frame, const Entry& entry) {
        return ((1u << entry.length) - 1) << (place(frame.cell, frame.down) - entry.offset);
    }

    bool fits(const Frame& frame, const Entry& entry) const {
        if (is_wrong_way_round(frame, entry.word)) return false;
        int down = frame.down, at = line(frame.cell, down), start = place(frame.cell, down) - entry.offset;
        if (start < 1 || start + entry.length >= SIDE) return false;  // so far out only if there were more dice
        uint32_t run = squares(frame, entry), lying = lying_[down][at], fresh = run & ~lying;
        if ((run << 1 | run >> 1) & ~run & lying) return false;
        if (fresh & closed_[down][at]) return false;
        const Word& word = puzzle_.words[entry.word];
        int step = down ? SIDE : 1, first = frame.cell - entry.offset * step;
        uint32_t needs = entry.needs;
        for (uint32_t bits = run & lying; bits; bits &= bits - 1) {
            int n = __builtin_ctz(bits) - start;
            if (grid_[first + n * step] != word[n]) return false;
            needs -= 1u << hand_.guard[static_cast<int>(word[n])];
        }
        for (uint32_t bits = fresh & (lying_[down][at - 1] | lying_[down][at + 1]); bits; bits &= bits - 1) {
            int n = __builtin_ctz(bits) - start;
            if (!may_stand(first + n * step, word[n], down ? 1 : SIDE)) return false;
        }
        return hand_.holds(left_, needs);
    }

    // How many lines a word opens in the other direction.
    int new_lines(const Frame& frame, const Entry& entry) const {
        uint32_t fresh = squares(frame, entry) & ~lying_[frame.down][line(frame.cell, frame.down)];
        return __builtin_popcount(fresh & ~open_[!frame.down]);
    }

    void apply(Frame& frame, const Entry& entry) {
        const Word& word = puzzle_.words[entry.word];
        int step = frame.down ? SIDE : 1, cell = frame.cell - entry.offset * step;
        frame.word = entry.word, frame.start = cell, frame.length = entry.length, frame.new_cells = 0;
        for (int n = 0; n < entry.length; n++, cell += step) {
            if (grid_[cell] != EMPTY) {
                decide(cell, frame.down);
                continue;
            }
            lay(cell, word[n]);
            undecide(cell, !frame.down);
            frame.new_cells++;
        }
        used_[entry.word] = 1;
        close(frame);
    }

    // Nothing lies before a run, nor after it.
    void close(Frame& frame) {
        frame.is_applied = true;
        int step = frame.down ? SIDE : 1;
        if (!blocked_[frame.start - step]++) shut(frame.start - step, true);
        if (!blocked_[frame.start + frame.length * step]++) shut(frame.start + frame.length * step, true);
        if (frame.cell == MIDDLE && !frame.down) root_run_ = frame.word;
    }

    void undo(Frame& frame) {
        frame.is_applied = false;
        int step = frame.down ? SIDE : 1;
        if (!--blocked_[frame.start - step]) shut(frame.start - step, false);
        if (!--blocked_[frame.start + frame.length * step]) shut(frame.start + frame.length * step, false);
        for (int n = 0; n < frame.new_cells; n++) {
            decide(laid_[many_laid_ - 1], !frame.down);
            take_back();
        }
        for (int n = 0, cell = frame.start; n < frame.length; n++, cell += step)
            if (grid_[cell] != EMPTY) undecide(cell, frame.down);
        if (frame.word == ALONE) {
            alone_[frame.cell] = 0;
            deficit_ -= hand_.value[grid_[frame.cell]];
        } else {
            used_[frame.word] = 0;
        }
    }

    void finish() {
        if (!is_within(deficit_ + finish_.rest(left_))) return;
        int top = SIDE, first = SIDE;
        for (int n = 0; n < many_laid_; n++) top = std::min(top, laid_[n] / SIDE), first = std::min(first, laid_[n] % SIDE);
        Tiles tiles;
        for (int n = 0; n < many_laid_; n++) tiles.push_back({0, static_cast<int8_t>(laid_[n] / SIDE - top), static_cast<int8_t>(laid_[n] % SIDE - first), grid_[laid_[n]]});
        limit_ = finish_.found(tiles, deficit_, left_, limit_);
    }
};

}  // namespace rebus
