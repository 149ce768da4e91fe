// Which words a laid die can be part of, by the dice there are for it: filtered once, then looked up.
#pragma once
#include "hand.hpp"

namespace rebus {

struct Entry {  // a word, and a place in it
    uint32_t needs;
    int32_t word, part;
    int8_t offset, length;
};
using Entries = std::vector<std::vector<Entry>>;  // by kind

class Lists {
  public:
    struct List {
        int32_t start = UNKNOWN, size = 0;
    };

    Lists(const Hand& hand, const Entries& entries)
        : hand_(hand), entries_(entries), known_(static_cast<size_t>(hand.kinds()) * hand.parts()) {
        for (int kind = 0; kind < hand.kinds(); kind++) {
            List& whole = at(kind, hand.all() - hand.stride[kind]);
            whole = {static_cast<int32_t>(pool_.size()), static_cast<int32_t>(entries[kind].size())};
            for (int32_t n = 0; n < whole.size; n++) pool_.push_back(n);
        }
    }

    // The words through a die of this kind that need no others but these. Where memory is short, more words than that.
    List of(int kind, int others) {
        List list = at(kind, others);
        return list.start == UNKNOWN ? at(kind, others) = filtered(kind, others) : list;
    }

    const Entry& operator()(int kind, int32_t at) const { return entries_[kind][pool_[at]]; }

  private:
    static constexpr int32_t UNKNOWN = -1;
    static constexpr size_t MOST = 6'000'000;
    const Hand& hand_;
    const Entries& entries_;
    std::vector<List> known_;
    std::vector<int32_t> pool_;

    List& at(int kind, int others) { return known_[static_cast<size_t>(others) * hand_.kinds() + kind]; }

    // From the list for one die more, and that from another: so the long lists are gone through seldom.
    List filtered(int kind, int others) {
        int part = others + hand_.stride[kind], more = 0;
        while (part / hand_.stride[more] % (hand_.held[more] + 1) == hand_.held[more]) more++;
        List wider = of(kind, others + hand_.stride[more]);
        if (pool_.size() > MOST) return wider;
        auto start = static_cast<int32_t>(pool_.size());
        for (int32_t n = 0; n < wider.size; n++) {
            int32_t entry = pool_[wider.start + n];
            if (hand_.holds(part, entries_[kind][entry].needs)) pool_.push_back(entry);
        }
        return {start, static_cast<int32_t>(pool_.size()) - start};
    }
};

}  // namespace rebus
