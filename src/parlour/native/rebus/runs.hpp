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
            while (at_ >= 0 && some < 4096) some += go_on();
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
        int word;
        bool is_applied;
        Now before;              // and what it takes to go back there
        Line line;
        int ends[2];             // cells
        uint32_t closed[2];      // in the lines that cross there
    };

    int limit_;
    Finish& finish_;
    Lists& lists_;
    const std::vector<uint16_t>& joins_;
    std::vector<char> used_;
    int root_run_ = ALONE;
    std::vector<Frame> frames_;
    int at_ = 0;

    // Whether no more lacks than may; what is cut off is for a later level.
    bool is_within(int low) {
        if (low > limit_) next_limit = std::min(next_limit, low);
        return low <= limit_;
    }

    // A die that no word of the dice left can hold will be alone in its line.
    int least() const {
        int low = now_.deficit;
        for (int down = 0; down < 2; down++) {
            int part = now_.open_part[down] + now_.left, lines = open_lines(down);
            uint32_t lone = hand_.can_lay[now_.open_part[down]] & ~joins_[now_.left];
            for (uint32_t dice = lone ? now_.undecided[down] : 0; dice; dice &= dice - 1) {
                int cell = laid_[__builtin_ctz(dice)], kind = grid_[cell];
                if (!(lone >> kind & 1) || line_of(cell, down).undecided > 1) continue;
                low += hand_.value[kind];
                part -= hand_.stride[kind];
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
            for (uint32_t dice = now_.undecided[down]; dice && fewest; dice &= dice - 1) {  // where nothing fits there is nothing to choose
                int cell = laid_[__builtin_ctz(dice)];
                int part = others(cell, down), some = lists_.many(grid_[cell], part);
                if (is_beside(cell, down)) {
                    some /= BESIDE;
                } else if (uint32_t shut = beside(line_of(cell, down).closed, cell, down)) {
                    some = shut == 5 ? 0 : some / SHUT;
                }
                if (some < fewest) fewest = some, frame.cell = cell, frame.down = down, frame.available = part;
            }
        frame.entries = lists_.of(grid_[frame.cell], frame.available);
        frame.available += hand_.stride[grid_[frame.cell]];
        frame.next = ALONE;
        frame.is_applied = false;
    }

    // Try what comes next. Returns how much work it was.
    int go_on() {
        Frame& frame = frames_[at_];
        if (frame.is_applied) undo(frame);
        int from = frame.next;
        if (from == ALONE) {
            frame.next = from = 0;
            if (may_be_alone(frame.cell, frame.down)) {
                stay_alone(frame);
                enter();
                return 4;
            }
        }
        int found = find(frame, from), tried = found - from;
        if (found == frame.entries.size) {
            at_--;
            return 4 + tried;
        }
        frame.next = found + 1;
        apply(frame, lists_[frame.entries][found]);
        enter();
        return 8 + tried;
    }

    void enter() {
        if (!is_within(least())) return;
        if (now_.open[0] || now_.open[1]) return open(at_ + 1);
        finish();
    }

    bool may_be_alone(int cell, int down) {
        if (is_beside(cell, down) || is_alone(cell)) return false;
        int kind = grid_[cell], lines = open_lines(down) - (line_of(cell, down).undecided == 1);
        return is_within(now_.deficit + hand_.value[kind] + puzzle_.down(now_.open_part[down] + now_.left - hand_.stride[kind], lines) +
                         puzzle_.down(now_.open_part[!down] + now_.left, open_lines(!down)));
    }

    // Of a line, the squares around a die, as those of an entry are.
    static uint32_t around(uint32_t squares, int place) {
        return place < Entry::HERE ? squares << (Entry::HERE - place) : squares >> (place - Entry::HERE);
    }

    // The next word that fits. What will lack is known before it lies: most words are left out here.
    int find(const Frame& frame, int from) {
        int down = frame.down, at = line(frame.cell, down), here = place(frame.cell, down);
        int sideways = now_.open_part[!down] + now_.left, across = puzzle_.down(sideways, open_lines(!down));
        int room = limit_ - now_.deficit - across, least = NEVER;
        const uint16_t* lacking = puzzle_.down.of(open_lines(down) - 1) + now_.open_part[down] + now_.left;
        const Line* lines = &lines_[down][at];
        uint32_t lying = around(lines->lying, here), closed = around(lines->closed, here);
        uint32_t touched = around(lines[-1].lying | lines[1].lying, here), opened = around(now_.open[!down], here);
        bool is_short = lists_.is_short(), is_first = lines->undecided == 1;
        // A layout and the same turned over its diagonal are one: of the root's two runs the across one is the later.
        int before = frame.cell == MIDDLE && down && !is_undecided(MIDDLE, 0) ? root_run_ : INT32_MAX;
        const Entry *start = lists_[frame.entries], *end = start + frame.entries.size, *entry = start + from;
        for (; entry < end; entry++) {
            if (is_short && !hand_.holds(frame.available, hand_.packed[entry->part])) continue;
            int lacks = lacking[-static_cast<int>(entry->part)];
            if (lacks > room) {
                least = std::min(least, lacks);
                continue;
            }
            uint32_t run = entry->squares, fresh = run & ~lying, met = run & lying & ~(1u << Entry::HERE), touching = fresh & touched;
            if ((entry->ends() & lying) | (run & closed)) continue;
            if (entry->word >= before || used_[entry->word]) continue;
            if (!is_first && !has_dice(frame, *entry, met)) continue;
            if ((met | touching) && !agrees(frame, *entry, met, touching)) continue;
            int lines_opened = __builtin_popcount(fresh & ~opened);
            if (lines_opened) {
                lacks += puzzle_.down(sideways, open_lines(!down) + lines_opened) - across;
                if (lacks > room) {
                    least = std::min(least, lacks);
                    continue;
                }
            }
            break;
        }
        next_limit = std::min(next_limit, now_.deficit + across + least);
        return static_cast<int>(entry - start);
    }

    // Of the dice that lie in the line a word may need others than it meets.
    bool has_dice(const Frame& frame, const Entry& entry, uint32_t met) const {
        uint32_t needs = hand_.packed[entry.part] - (1u << hand_.guard[grid_[frame.cell]]);
        for (; met; met &= met - 1) needs -= 1u << hand_.guard[grid_[cell_of(frame, met)]];
        return hand_.holds(now_.left, needs);
    }

    // Whether a word has the letters that lie on its way, and may stand beside those that it touches.
    bool agrees(const Frame& frame, const Entry& entry, uint32_t met, uint32_t touching) const {
        const Word& word = puzzle_.words[entry.word];
        int first = __builtin_ctz(entry.squares);
        for (; met; met &= met - 1)
            if (grid_[cell_of(frame, met)] != word[__builtin_ctz(met) - first]) return false;
        for (; touching; touching &= touching - 1)
            if (!may_stand(cell_of(frame, touching), word[__builtin_ctz(touching) - first], !frame.down)) return false;
        return true;
    }

    // The first of some squares around the die of a run.
    static int cell_of(const Frame& frame, uint32_t squares) {
        return frame.cell + (__builtin_ctz(squares) - Entry::HERE) * step(frame.down);
    }

    void stay_alone(Frame& frame) {
        keep(frame, frame.cell, 1);
        frame.word = ALONE;
        decide(frame.cell, frame.down);
        now_.alone |= 1u << number_[frame.cell];
        now_.deficit += hand_.value[grid_[frame.cell]];
        close(frame);
    }

    void apply(Frame& frame, const Entry& entry) {
        const Word& word = puzzle_.words[entry.word];
        int cell = cell_of(frame, entry.squares);
        keep(frame, cell, static_cast<int>(word.size()));
        frame.word = entry.word;
        for (size_t n = 0; n < word.size(); n++, cell += step(frame.down)) {
            if (grid_[cell] == EMPTY) {
                lay(cell, word[n]);
                undecide(cell, !frame.down);
            } else {
                decide(cell, frame.down);
            }
        }
        used_[entry.word] = 1;
        close(frame);
    }

    void keep(Frame& frame, int start, int length) {
        frame.is_applied = true;
        frame.before = now_;
        frame.line = line_of(frame.cell, frame.down);
        frame.ends[0] = start - step(frame.down), frame.ends[1] = start + length * step(frame.down);
        for (int n = 0; n < 2; n++) frame.closed[n] = line_of(frame.ends[n], !frame.down).closed;
    }

    // Nothing lies before a run, nor after it.
    void close(const Frame& frame) {
        for (int end : frame.ends)
            for (int down = 0; down < 2; down++) line_of(end, down).closed |= 1u << place(end, down);
        if (frame.cell == MIDDLE && !frame.down) root_run_ = frame.word;
    }

    void undo(Frame& frame) {
        frame.is_applied = false;
        if (frame.word != ALONE) used_[frame.word] = 0;
        while (now_.many_laid > frame.before.many_laid) take_back(laid_[--now_.many_laid], frame.down);
        for (int n = 0; n < 2; n++) line_of(frame.ends[n], !frame.down).closed = frame.closed[n];
        line_of(frame.cell, frame.down) = frame.line;
        now_ = frame.before;
    }

    void finish() {
        if (!is_within(now_.deficit + finish_.rest(now_.left))) return;
        int top = SIDE, first = SIDE;
        for (int n = 0; n < now_.many_laid; n++) top = std::min(top, laid_[n] / SIDE), first = std::min(first, laid_[n] % SIDE);
        Tiles tiles;
        for (int n = 0; n < now_.many_laid; n++) tiles.push_back({0, static_cast<int8_t>(laid_[n] / SIDE - top), static_cast<int8_t>(laid_[n] % SIDE - first), grid_[laid_[n]]});
        limit_ = finish_.found(tiles, now_.deficit, now_.left, limit_);
    }
};

}  // namespace rebus
