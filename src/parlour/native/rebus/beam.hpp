// Good layouts at once: row by row, and of all half-built layouts only the most promising are kept.
#pragma once
#include "strip.hpp"

namespace rebus {

class Chance {  // a small generator of our own: the same roll gives the same layout on every machine
  public:
    uint32_t operator()(uint32_t below) {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<uint32_t>((state_ >> 33) % below);
    }

  private:
    uint64_t state_ = 1;
};

class Beam {
  public:
    Beam(const Puzzle& puzzle, int width, int limit, Finish& finish, Chance& chance)
        : strip_(puzzle, width), hand_(puzzle.hand), limit_(limit), finish_(finish), chance_(chance) {}

    void run(size_t keep, Patience& patience) {
        kept_.assign(1, {strip_.start(0), 0});
        for (int square = 0; !kept_.empty() && !patience.is_over; square++) {
            step(square);
            patience.spend(static_cast<int64_t>(4 * kept_.size() + 4 * grown_.size()));
            thin((square + 1) % strip_.width ? 4 * keep : keep);
        }
    }

  private:
    struct Item {
        State state;
        int promise;
        int parent = 0;
        int8_t laid = EMPTY;
    };
    struct Trail {
        int parent;
        int8_t laid;
    };
    Strip strip_;
    const Hand& hand_;
    int limit_;
    Finish& finish_;
    Chance& chance_;
    std::vector<Item> kept_, grown_;
    std::vector<std::vector<Trail>> trails_;

    void step(int square) {
        int column = square % strip_.width;
        grown_.clear();
        for (int n = 0; n < static_cast<int>(kept_.size()); n++) {
            const State& state = kept_[n].state;
            for (uint16_t fitting = strip_.fitting(state, column); fitting; fitting &= static_cast<uint16_t>(fitting - 1)) {
                int kind = __builtin_ctz(fitting);
                Item item{state, 0, n, static_cast<int8_t>(kind)};
                if (strip_.lay(item.state, column, kind)) enter(item, square);
            }
            if (!strip_.may_skip(state, column)) continue;
            Item item{state, 0, n, EMPTY};
            strip_.skip(item.state, column);
            enter(item, square);
        }
    }

    void enter(Item& item, int square) {
        bool is_row_end = square % strip_.width == strip_.width - 1;
        if (is_row_end) {
            if (!strip_.may_end_row(item.state)) return;
            strip_.end_row(item.state);
            if (!strip_.settle(item.state)) return;
        }
        int least = strip_.least(item.state, square / strip_.width, is_row_end);
        if (least > limit_) return;
        if (is_row_end) {
            if (strip_.is_whole(item.state)) finish(item, square);
            if (!strip_.may_go_on(item.state)) return;
        }
        // Promising: little lacking yet, few dice still to lay; the noise makes every try different.
        item.promise = 32 * least + 16 * hand_.unused[item.state.left] / 3 + static_cast<int>(chance_(128));
        grown_.push_back(item);
    }

    void thin(size_t keep) {
        if (grown_.size() > keep) {
            auto by_promise = [](const Item& a, const Item& b) { return a.promise < b.promise; };
            std::nth_element(grown_.begin(), grown_.begin() + static_cast<long>(keep), grown_.end(), by_promise);
            grown_.resize(keep);
        }
        std::vector<Trail> trail;
        for (const Item& item : grown_) trail.push_back({item.parent, item.laid});
        trails_.push_back(std::move(trail));
        kept_.swap(grown_);
    }

    void finish(const Item& item, int square) {
        int deficit = strip_.deficit_at_end(item.state);
        if (deficit + finish_.rest(item.state.left) > limit_) return;
        Tiles tiles;
        Trail trail{item.parent, item.laid};
        for (int n = square; n >= 0; n--) {
            if (trail.laid != EMPTY)
                tiles.push_back({0, static_cast<int8_t>(n / strip_.width), static_cast<int8_t>(n % strip_.width), trail.laid});
            if (n) trail = trails_[n - 1][trail.parent];
        }
        limit_ = finish_.found(tiles, deficit, item.state.left, limit_);
    }
};

}  // namespace rebus
