// One roll whose stars stand for letters: the best layout so far, and the least deficit that is not ruled out.
#pragma once
#include <map>

#include "beam.hpp"
#include "runs.hpp"

namespace rebus {

struct Best {
    int deficit = NEVER;
    Tiles tiles;
};

class Problem : public Finish {
  public:
    Problem(Hand hand, std::vector<Word> words, bool has_islands)
        : puzzle(std::move(hand), std::move(words)), has_islands_(has_islands) {
        best.deficit = puzzle.hand.unused[puzzle.hand.all()];
        // Nothing laid at all, or a layout whose shorter side is 1, 2, 3…: the bound only grows with the side.
        refuted = std::min(best.deficit, 2 * puzzle.down(puzzle.hand.all(), 1));
        if (has_islands_) find_rest();
    }

    Puzzle puzzle;
    Best best;
    int refuted;

    bool is_proven() const { return refuted >= best.deficit; }

    // Go on with the proof for so much work, or until all layouts within a limit are ruled out or one of them is found.
    void prove(int64_t work, int limit, Patience& patience) {
        patience_ = &patience;
        int64_t until = patience.spent + work;
        while (!is_proven() && refuted <= limit && patience.spent < until && !patience.is_over) {
            if (!runs_) begin(limit);
            runs_->run(until - patience.spent, best.deficit - 1, patience);
            if (runs_->is_over()) end(patience);
        }
    }

    void look(int width, size_t beam, Patience& patience) {
        patience_ = &patience;
        is_beam_ = true;
        Beam(puzzle, width, best.deficit - 1, *this, chance_).run(beam, patience);
        is_beam_ = false;
    }

    int rest(int left) const override { return has_islands_ ? rest_[left] : puzzle.hand.unused[left]; }

    int found(const Tiles& island, int deficit, int left, int limit) override {
        if (has_word_twice(island)) return limit;
        limit = record(island, deficit + puzzle.hand.unused[left], limit);
        return has_islands_ && left ? add_islands(island, deficit, left, limit) : limit;
    }

  private:
    static constexpr int64_t LITTLE = 5'000;
    static constexpr int FEW = 6;
    bool has_islands_, is_beam_ = false;
    Patience* patience_ = nullptr;
    Chance chance_;
    std::vector<int> rest_, free_;  // by part
    std::map<int, std::unique_ptr<Problem>> beside_;  // by the letters that it may use
    std::unique_ptr<Runs> runs_;
    int limit_ = 0, next_limit_ = NEVER;

    // One level: all layouts within a limit are ruled out, or the best of them is found.
    // Where one cheap die more may stand alone there is hardly more to search: it is allowed at once.
    void begin(int limit) {
        limit_ = std::min({refuted + 1, std::max(refuted, limit), best.deficit - 1});
        next_limit_ = NEVER;
        runs_ = std::make_unique<Runs>(puzzle, puzzle.rarest(), limit_, *this);
    }

    void end(Patience& patience) {
        leave_out_rarest();
        if (patience.is_over) return;
        refuted = std::min({next_limit_, runs_->next_limit, best.deficit});
        runs_ = nullptr;
    }

    // Layouts without the letter from which the search starts.
    void leave_out_rarest() {
        const Hand& hand = puzzle.hand;
        int root = puzzle.rarest();
        int base = hand.unused[hand.held[root] * hand.stride[root]], kinds = hand.can_lay[hand.all()] & ~(1 << root);
        int limit = std::min(limit_, best.deficit - 1);
        int others = hand.all() - hand.held[root] * hand.stride[root], least = base + 2 * puzzle.down(others, 0);
        if (least > limit) return cut_off(least);
        Problem& other = *beside(kinds);
        other.prove(int64_t{1} << 60, limit - base, *patience_);
        cut_off(base + other.refuted);
        if (other.best.deficit <= limit - base) record(joined({}, other.best.tiles, kinds), base + other.best.deficit, limit);
    }

    void cut_off(int least) { next_limit_ = std::min(next_limit_, least); }

    int record(const Tiles& tiles, int deficit, int limit) {
        if (deficit > limit) {
            if (!is_beam_) next_limit_ = std::min(next_limit_, deficit);
            return limit;
        }
        if (deficit < best.deficit) best = {deficit, tiles};
        return deficit - 1;
    }

    static bool has_word_twice(const Tiles& tiles) {
        int8_t grid[2][MOST_DICE][MOST_DICE + 1];  // and the same turned over its diagonal; nothing lies after the last
        std::fill(&grid[0][0][0], &grid[0][0][0] + sizeof grid, EMPTY);
        for (const Tile& tile : tiles) grid[0][tile.row][tile.col] = grid[1][tile.col][tile.row] = tile.kind;
        uint64_t seen[2 * MOST_DICE], *end = seen;
        for (const auto& turned : grid)
            for (const auto& line : turned) {
                uint64_t word = 0;  // four bits a letter
                for (int8_t kind : line) {
                    if (kind != EMPTY) {
                        word = word << 4 | static_cast<uint64_t>(kind + 1);
                        continue;
                    }
                    if (word > 0xF) {
                        if (std::find(seen, end, word) != end) return true;
                        *end++ = word;
                    }
                    word = 0;
                }
            }
        return false;
    }

    // Dice that share no letter with the layout may form another island (REB-07): those of letters
    // of which all dice are left.
    void find_rest() {
        const Hand& hand = puzzle.hand;
        rest_.assign(hand.parts(), 0);
        free_.assign(hand.parts(), 0);
        for (int kind = hand.kinds() - 1; kind >= 0; kind--)
            for (int left = hand.stride[kind]; left < hand.stride[kind] * (hand.held[kind] + 1); left++) {
                bool is_free = left / hand.stride[kind] == hand.held[kind];
                free_[left] = free_[left % hand.stride[kind]] + is_free * hand.held[kind] * hand.stride[kind];
                rest_[left] = hand.unused[left] - hand.unused[free_[left]] + 2 * puzzle.down(free_[left], 0);
            }
    }

    int add_islands(const Tiles& island, int deficit, int left, int limit) {
        int part = free_[left];
        int base = deficit + puzzle.hand.unused[left] - puzzle.hand.unused[part];
        if (!part || base + 2 * puzzle.down(part, 0) > limit) return limit;
        if (is_beam_ && puzzle.hand.size[part] > FEW) return limit;
        Problem& other = *beside(puzzle.hand.can_lay[part]);
        other.prove(is_beam_ ? LITTLE : int64_t{1} << 60, limit - base, *patience_);
        if (!is_beam_) cut_off(base + other.refuted);
        if (other.best.deficit > limit - base) return limit;
        return record(joined(island, other.best.tiles, puzzle.hand.can_lay[part]), base + other.best.deficit, limit);
    }

    std::unique_ptr<Problem>& beside(int kinds) {
        auto& known = beside_[kinds];
        if (!known) known = narrowed(kinds);
        return known;
    }

    std::unique_ptr<Problem> narrowed(int kinds) const {
        const Hand& hand = puzzle.hand;
        std::vector<int> held, value, stars, number(hand.kinds(), -1);
        for (int kind = 0; kind < hand.kinds(); kind++) {
            if (!(kinds >> kind & 1)) continue;
            number[kind] = static_cast<int>(held.size());
            held.push_back(hand.held[kind]), value.push_back(hand.value[kind]), stars.push_back(hand.stars[kind]);
        }
        std::vector<Word> words;
        for (const Word& word : puzzle.words) {
            if (std::any_of(word.begin(), word.end(), [&](char kind) { return number[kind] < 0; })) continue;
            words.push_back(word);
            for (char& kind : words.back()) kind = static_cast<char>(number[kind]);
        }
        return std::make_unique<Problem>(Hand(held, value, stars), std::move(words), has_islands_);
    }

    Tiles joined(const Tiles& island, const Tiles& others, int kinds) const {
        std::vector<int8_t> back;
        for (int kind = 0; kind < puzzle.hand.kinds(); kind++)
            if (kinds >> kind & 1) back.push_back(static_cast<int8_t>(kind));
        Tiles tiles = island;
        for (Tile tile : others) tiles.push_back({static_cast<int8_t>(tile.island + !island.empty()), tile.row, tile.col, back[tile.kind]});
        return tiles;
    }
};

}  // namespace rebus
