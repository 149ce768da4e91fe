// The bound: the least value lacking in one direction when a part is split into at least k groups, a group being
// a word, or a die alone (which lacks its value).
#pragma once
#include "hand.hpp"

namespace rebus {

struct Need {  // the dice of a word
    int part;
    int length;
    std::vector<int> counts;  // by kind
};

// What words need, each set of dice once, by their first kind; shortest first.
struct Needs {
    std::vector<std::vector<Need>> by_first;

    Needs(const Hand& hand, const std::vector<Word>& words) : by_first(hand.kinds()) {
        std::vector<char> seen(hand.parts(), 0);
        for (const Word& word : words) {
            int part = hand.part_of(word);
            if (seen[part]++) continue;
            Need need{part, static_cast<int>(word.size()), std::vector<int>(hand.kinds(), 0)};
            for (char kind : word) need.counts[kind]++;
            by_first[*std::min_element(word.begin(), word.end())].push_back(std::move(need));
        }
        for (auto& some : by_first)
            std::sort(some.begin(), some.end(), [](const Need& a, const Need& b) { return a.length < b.length; });
    }
};

class Groups {
  public:
    static constexpr int ROW = 8;  // more groups than 7 count as 7: one look-up is one vector
    static constexpr uint16_t IMPOSSIBLE = 40'000;

    Groups(const Hand& hand, const Needs& needs)
        : hand_(hand), needs_(needs), lacking_(hand.parts() * ROW, IMPOSSIBLE) {
        lacking_[0] = 0;
        for (int first = hand.kinds() - 1; first >= 0; first--)
            for (int many = 1; many <= hand.held[first]; many++) fill(first, many);
        turn_over();
    }

    int operator()(int part, int groups) const { return of(groups)[part]; }

    // By part. Searches ask for few numbers of groups: so what they ask for lies close together.
    const uint16_t* of(int groups) const { return &by_groups_[static_cast<size_t>(std::min(groups, ROW - 1)) * hand_.parts()]; }

  private:
    const Hand& hand_;
    const Needs& needs_;
    std::vector<uint16_t> lacking_;    // by part, then by groups: as long as it is filled
    std::vector<uint16_t> by_groups_;  // the same by groups, then by part
    std::vector<int> steps_;  // the first is 0
    int many_steps_ = 0;
    std::vector<char> is_split_;  // by need of the first kind in hand

    // All parts with a given number of dice of one kind and none of the kinds before: one of these is alone, or in one of the words
    // that need it and none of the kinds before. What is left then has fewer of them, so it is known.
    void fill(int first, int many) {
        int base = many * hand_.stride[first], end = base + hand_.stride[first];
        for (int part = base; part < end; part++) stay_alone(part, first);
        const std::vector<Need>& some = needs_.by_first[first];
        if (many == 1) is_split_.assign(some.size(), 0);
        for (size_t n = 0; n < some.size(); n++) {
            const Need& need = some[n];
            // A word whose dice make two or more shorter words, which have been used, adds nothing: they are more groups.
            if (need.counts[first] == many) is_split_[n] = lacking_[need.part * ROW + 1] == 0;
            if (need.counts[first] <= many && !is_split_[n]) use(need, first, base);
        }
        for (int part = base; part < end; part++) {
            uint16_t* here = &lacking_[part * ROW];
            for (int k = ROW - 1; k > 0; k--) here[k] = std::min(here[k - 1], IMPOSSIBLE);
        }
    }

    void use(const Need& need, int first, int base) {
        enumerate(need, first);
        int least = base + need.part - need.counts[first] * hand_.stride[first];
        for (int n = 0; n < many_steps_; n++) {
            uint16_t* here = &lacking_[(least + steps_[n]) * ROW];
            const uint16_t* others = here - need.part * ROW;
            for (int k = 0; k < ROW; k++) here[k] = std::min(here[k], others[k]);
        }
    }

    void stay_alone(int part, int first) {
        const uint16_t* others = &lacking_[(part - hand_.stride[first]) * ROW];
        auto value = static_cast<uint16_t>(hand_.value[first]);
        for (int k = 0; k < ROW; k++) lacking_[part * ROW + k] = static_cast<uint16_t>(others[k] + value);
    }

    void turn_over() {
        by_groups_.resize(lacking_.size());
        for (int k = 0; k < ROW; k++)
            for (int part = 0; part < hand_.parts(); part++) by_groups_[k * hand_.parts() + part] = lacking_[part * ROW + k];
        lacking_ = {};
    }

    // The numbers of all parts of the kinds after this one that can be added to a word.
    void enumerate(const Need& need, int first) {
        steps_.resize(hand_.parts());
        many_steps_ = 1;
        for (int kind = hand_.kinds() - 1; kind > first; kind--) {
            int before = many_steps_;
            for (int many = 1; many <= hand_.held[kind] - need.counts[kind]; many++, many_steps_ += before)
                for (int n = 0; n < before; n++) steps_[many_steps_ + n] = steps_[n] + many * hand_.stride[kind];
        }
    }
};

}  // namespace rebus
