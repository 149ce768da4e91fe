// Good layouts at once: a strip of some width is filled square by square, row by row, and of all half-built layouts only
// the most promising are kept.
//
// Width is the shorter side: a layout turned over its diagonal scores the same, so all widths up to half the dice
// see all layouts. A die that stands alone in its row or column needs no word there (it lacks its value once); alone
// in both it would be in no word at all, so its column must go on.
#pragma once
#include "border.hpp"
#include "puzzle.hpp"

namespace rebus {

struct State {
    uint16_t foot[WIDEST];       // by column: the place in the trie that its down word has reached
    uint16_t foot_part[WIDEST];  // by column: the dice of that word
    uint16_t across = 0;         // the same for the across word
    uint16_t across_part = 0;
    uint16_t open = 0;           // the dice of all down words that have not ended
    uint16_t left = 0;
    int16_t border = 0;
    uint8_t must_go_on = 0;      // columns whose only die is alone in its row
    uint8_t touched = 0;         // columns
    uint8_t open_columns = 0;    // how many
    bool row_has_dice = false;
    int deficit = 0;
};

class Strip {
  public:
    Strip(const Puzzle& puzzle, int width)
        : width(width), puzzle_(puzzle), hand_(puzzle.hand), trie_(puzzle.trie), border_(Border::of(width)) {}

    const int width;

    State start() const {
        State state;
        std::fill(state.foot, state.foot + WIDEST, 0);
        std::fill(state.foot_part, state.foot_part + WIDEST, 0);
        state.left = static_cast<uint16_t>(hand_.all());
        return state;
    }

    uint16_t fitting(const State& state, int column) const {
        return trie_.nodes[state.foot[column]].letters & trie_.nodes[state.across].letters & hand_.can_lay[state.left];
    }

    // Lay a letter that fits. False where its words could neither go on nor end.
    bool lay(State& state, int column, int kind) const {
        uint16_t node = trie_.nodes[state.across].child[kind], foot = trie_.nodes[state.foot[column]].child[kind];
        auto step = static_cast<uint16_t>(hand_.stride[kind]);
        auto left = static_cast<uint16_t>(state.left - step);
        uint16_t can_lay = hand_.can_lay[left];
        int room = width - 1 - column;
        if (trie_.rest[node] > room) return false;
        if (!may_end(foot) && !(trie_.nodes[foot].letters & can_lay)) return false;
        if (room && !(trie_.nodes[state.foot[column + 1]].letters & trie_.nodes[node].letters & can_lay) &&
            !(may_end(node) && column_may_end(state, column + 1)))
            return false;
        if (!state.foot[column]) state.open_columns++;
        state.must_go_on &= static_cast<uint8_t>(~(1 << column));
        state.touched |= static_cast<uint8_t>(1 << column);
        state.across = node, state.foot[column] = foot, state.left = left;
        state.across_part = static_cast<uint16_t>(state.across_part + step);
        state.foot_part[column] = static_cast<uint16_t>(state.foot_part[column] + step);
        state.open = static_cast<uint16_t>(state.open + step);
        state.border = border_.laid[state.border];
        state.row_has_dice = true;
        return true;
    }

    bool may_skip(const State& state, int column) const {
        return may_end(state.across) && column_may_end(state, column) && border_.skipped[state.border] != Border::DEAD;
    }

    void skip(State& state, int column) const {
        end_column(state, column);
        if (state.across) end_across(state, column - 1);
        state.border = border_.skipped[state.border];
    }

    // False where the across word, or a column that no die left can lengthen, has no end.
    bool end_row(State& state) const {
        if (!may_end(state.across)) return false;
        if (state.across) end_across(state, width - 1);
        state.row_has_dice = false;
        uint16_t can_lay = hand_.can_lay[state.left];
        for (int column = 0; column < width; column++) {
            uint16_t foot = state.foot[column];
            if (foot == Trie::ROOT || foot == Trie::ENDED || trie_.nodes[foot].letters & can_lay) continue;
            if (!column_may_end(state, column)) return false;
            end_column(state, column);
            state.foot[column] = Trie::ENDED;
        }
        return true;
    }

    // The least that any layout lacks which goes on from here. `row` is the one in which the last square was filled.
    int least(const State& state, int row, bool is_row_end) const {
        int rows = std::max(0, width - 1 - row) + (state.across || (!is_row_end && !state.row_has_dice));
        int columns = state.open_columns + width - __builtin_popcount(state.touched);
        return state.deficit + puzzle_.down(state.across_part + state.left, rows) +
               puzzle_.down(state.open + state.left, columns);
    }

    bool is_whole(const State& state) const {  // at the end of a row
        if (!border_.is_one[state.border] || state.touched != (1 << width) - 1) return false;
        for (int column = 0; column < width; column++)
            if (!column_may_end(state, column)) return false;
        return true;
    }

    int deficit_at_end(State state) const {
        for (int column = 0; column < width; column++)
            end_column(state, column);
        return state.deficit;
    }

    bool may_go_on(const State& state) const { return state.left && state.open_columns; }

  private:
    const Puzzle& puzzle_;
    const Hand& hand_;
    const Trie& trie_;
    const Border& border_;

    bool may_end(uint16_t node) const { return trie_.is_word[node] || trie_.depth[node] <= 1; }

    bool column_may_end(const State& state, int column) const {
        uint16_t foot = state.foot[column];
        return trie_.is_word[foot] || (trie_.depth[foot] <= 1 && !(state.must_go_on >> column & 1));
    }

    void end_column(State& state, int column) const {
        uint16_t foot = state.foot[column];
        state.foot[column] = Trie::ROOT;
        if (foot == Trie::ROOT || foot == Trie::ENDED) return;
        if (trie_.depth[foot] == 1) state.deficit += hand_.value[trie_.letter[foot]];
        state.open = static_cast<uint16_t>(state.open - state.foot_part[column]);
        state.foot_part[column] = 0;
        state.must_go_on &= static_cast<uint8_t>(~(1 << column));
        state.open_columns--;
    }

    void end_across(State& state, int column) const {
        if (trie_.depth[state.across] == 1) {
            state.deficit += hand_.value[trie_.letter[state.across]];
            if (trie_.depth[state.foot[column]] == 1) state.must_go_on |= static_cast<uint8_t>(1 << column);
        }
        state.across = state.across_part = 0;
    }
};

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
        kept_.assign(1, {strip_.start(), 0});
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
        if (is_row_end && !strip_.end_row(item.state)) return;
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
