// The dice of one roll as a multiset, in which every part is a number, as in games/rebus/solver/hand.py.
// Here the stars of the roll already stand for letters.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace rebus {

constexpr int MOST_DICE = 15;
constexpr int NEVER = 1 << 28;
using Word = std::string;  // letters as numbers of kinds: 0, 1, 2…

struct Hand {
    std::vector<int> held, value, stars;  // by kind: how many dice, what each is worth, how many of them are stars
    std::vector<int> stride, guard;       // by kind: its step in the number of a part; the place of its count in `packed`
    std::vector<uint16_t> can_lay;        // by part: bit n is set where kind n is in it
    std::vector<uint8_t> size;            // by part: how many dice
    std::vector<int> unused;              // by part: what these dice lack when they stay in the hand
    std::vector<uint32_t> packed;         // by part: its counts, a guard bit above each
    uint32_t guards = 0;
    int worth = 0;

    int kinds() const { return static_cast<int>(held.size()); }
    int parts() const { return static_cast<int>(size.size()); }
    int all() const { return parts() - 1; }
    bool holds(int part, uint32_t needs) const { return (((packed[part] | guards) - needs) & guards) == guards; }

    int part_of(const Word& word) const {
        int sum = 0;
        for (char kind : word) sum += stride[kind];
        return sum;
    }

    Hand(std::vector<int> held_, std::vector<int> value_, std::vector<int> stars_)
        : held(std::move(held_)), value(std::move(value_)), stars(std::move(stars_)) {
        int parts = 1, bit = 0;
        stride.assign(kinds(), 0), guard.assign(kinds(), 0);
        for (int kind = kinds() - 1; kind >= 0; kind--) {  // parts without the first kinds lie side by side
            stride[kind] = parts;
            parts *= held[kind] + 1;
            guard[kind] = bit;
            for (int most = held[kind]; most; most >>= 1) bit++;
            guards |= 1u << bit++;
            worth += held[kind] * value[kind];
        }
        can_lay.assign(parts, 0), size.assign(parts, 0), unused.assign(parts, 0), packed.assign(parts, 0);
        for (int kind = kinds() - 1; kind >= 0; kind--)
            for (int part = stride[kind]; part < stride[kind] * (held[kind] + 1); part++) add_die(kind, part);
    }

  private:
    void add_die(int kind, int part) {  // to the part without it, which is known
        int before = part - stride[kind];
        // A die in the hand lacks its value three times, a star only twice; so of equal letters the star stays.
        bool is_star = part / stride[kind] <= stars[kind];
        can_lay[part] = static_cast<uint16_t>(can_lay[before] | 1 << kind);
        size[part] = static_cast<uint8_t>(size[before] + 1);
        packed[part] = packed[before] + (1u << guard[kind]);
        unused[part] = unused[before] + value[kind] * (is_star ? 2 : 3);
    }
};

}  // namespace rebus
