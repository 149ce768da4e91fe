// The bound: the least value lacking in one direction when a part is split into at least k groups, a group being
// a word of at most so many letters, or a die alone (which lacks its value).
#pragma once
#include "hand.hpp"

namespace rebus {

struct Need {
    uint32_t packed;
    int part;
    int length;
};

// What words need, each set of dice once, by their first kind; shortest first.
struct Needs {
    std::vector<std::vector<Need>> by_first;

    Needs(const Hand& hand, const std::vector<Word>& words) : by_first(hand.kinds()) {
        std::vector<char> seen(hand.parts(), 0);
        for (const Word& word : words) {
            int part = hand.part_of(word);
            if (seen[part]++) continue;
            char first = *std::min_element(word.begin(), word.end());
            by_first[first].push_back({hand.needs(word), part, static_cast<int>(word.size())});
        }
        for (auto& some : by_first)
            std::sort(some.begin(), some.end(), [](const Need& a, const Need& b) { return a.length < b.length; });
    }
};

class Groups {
  public:
    static constexpr int ROW = 8;  // more groups than 7 count as 7: one look-up is one vector
    static constexpr uint16_t IMPOSSIBLE = 40'000;

    Groups(const Hand& hand, const Needs& needs, int longest) : lacking_(hand.parts() * ROW, IMPOSSIBLE) {
        lacking_[0] = 0;
        for (int part = 1; part < hand.parts(); part++) fill(hand, needs, longest, part);
    }

    int operator()(int part, int groups) const { return lacking_[part * ROW + std::min(groups, ROW - 1)]; }

  private:
    std::vector<uint16_t> lacking_;

    void fill(const Hand& hand, const Needs& needs, int longest, int part) {
        int first = __builtin_ctz(hand.can_lay[part]);  // it is alone, or in one of the words that begin with it
        uint16_t least[ROW];
        const uint16_t* alone = &lacking_[(part - hand.stride[first]) * ROW];
        auto value = static_cast<uint16_t>(hand.value[first]);
        for (int k = 0; k < ROW; k++) least[k] = static_cast<uint16_t>(alone[k] + value);
        for (const Need& need : needs.by_first[first]) {
            if (need.length > longest) break;
            if (!hand.holds(part, need.packed)) continue;
            const uint16_t* others = &lacking_[(part - need.part) * ROW];
            for (int k = 0; k < ROW; k++) least[k] = std::min(least[k], others[k]);
        }
        uint16_t* here = &lacking_[part * ROW];
        here[0] = least[0];
        for (int k = 1; k < ROW; k++) here[k] = std::min(least[k - 1], IMPOSSIBLE);
    }
};

}  // namespace rebus
