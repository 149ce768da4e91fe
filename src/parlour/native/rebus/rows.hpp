// All connected layouts of one width within a limit, row by row, depth first. It can stop and go on at any time.
#pragma once
#include "strip.hpp"

namespace rebus {

class Rows {
  public:
    Rows(const Puzzle& puzzle, int width, int limit, Finish& finish)
        : strip_(puzzle, width, puzzle.across(width)), hand_(puzzle.hand), limit_(limit), finish_(finish) {
        frames_.resize(width * MOST_DICE + 2);
        frames_[0].state = strip_.start(0);
        open(0);
    }

    int next_limit = NEVER;  // the least deficit that was cut off: nothing better than this was missed
    bool is_over() const { return at_ < 0; }

    void run(int64_t work, int limit, Patience& patience) {
        limit_ = std::min(limit_, limit);
        int64_t done = 0;
        while (at_ >= 0 && done < work && !patience.is_over) {
            int64_t some = 0;
            for (; at_ >= 0 && some < 1024; some++) step();
            done += some;
            patience.spend(some);
        }
    }

  private:
    struct Frame {
        State state;
        uint16_t fitting;
        int8_t laid;
        bool is_skipped;
    };
    Strip strip_;
    const Hand& hand_;
    int limit_;
    Finish& finish_;
    std::vector<Frame> frames_;
    int at_ = 0;

    void step() {
        Frame& frame = frames_[at_];
        int column = at_ % strip_.width;
        State& next = frames_[at_ + 1].state;
        if (frame.fitting) {
            int kind = __builtin_ctz(frame.fitting);
            frame.fitting &= static_cast<uint16_t>(frame.fitting - 1);
            frame.laid = static_cast<int8_t>(kind);
            next = frame.state;
            if (!strip_.lay(next, column, kind)) return;
            // A die in a word that goes on changes no bound.
            column == strip_.width - 1 ? enter(column) : open(at_ + 1);
        } else if (!frame.is_skipped) {
            frame.is_skipped = true;
            frame.laid = EMPTY;
            if (!strip_.may_skip(frame.state, column)) return;
            next = frame.state;
            strip_.skip(next, column);
            enter(column);
        } else {
            at_--;
        }
    }

    void enter(int column) {
        State& state = frames_[at_ + 1].state;
        bool is_row_end = column == strip_.width - 1;
        if (is_row_end) {
            if (!strip_.may_end_row(state)) return;
            strip_.end_row(state);
            if (!strip_.settle(state)) return;
        }
        int least = strip_.least(state, at_ / strip_.width, is_row_end);
        if (least > limit_) {
            next_limit = std::min(next_limit, least);
            return;
        }
        if (is_row_end) {
            if (strip_.is_whole(state)) finish(state);
            if (!strip_.may_go_on(state)) return;
        }
        open(at_ + 1);
    }

    void open(int at) {
        at_ = at;
        frames_[at].fitting = strip_.fitting(frames_[at].state, at % strip_.width);
        frames_[at].is_skipped = false;
    }

    void finish(const State& state) {
        int deficit = strip_.deficit_at_end(state);
        int least = deficit + finish_.rest(state.left);
        if (least > limit_) {
            next_limit = std::min(next_limit, least);
            return;
        }
        Tiles tiles;
        for (int n = 0; n <= at_; n++)
            if (frames_[n].laid != EMPTY)
                tiles.push_back({0, static_cast<int8_t>(n / strip_.width), static_cast<int8_t>(n % strip_.width), frames_[n].laid});
        limit_ = finish_.found(tiles, deficit, state.left, limit_);
    }
};

}  // namespace rebus
