// Which words a laid die can be part of, by the dice there are for it: filtered once, then looked up.
#pragma once
#include <memory>

#include "hand.hpp"

namespace rebus {

// A word, and the letter in it that a die is: the squares of the others lie around that die. There are many, so they are small.
struct Entry {
    static constexpr int HERE = MOST_DICE;  // the bit of the die; one square more lies on either side
    uint16_t part, word;
    uint32_t squares;

    int length() const { return __builtin_popcount(squares); }
    uint32_t ends() const { return (squares << 1 | squares >> 1) & ~squares; }  // the squares before and after it
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
            whole = {static_cast<int32_t>(size_), static_cast<int32_t>(entries[kind].size())};
            make_room(whole.size);
            std::copy(entries[kind].begin(), entries[kind].end(), pool_.get() + size_);
            size_ += whole.size;
        }
        count();
    }

    // How many words go through a die of this kind that need no others but these. Known without the words.
    int many(int kind, int others) const { return many_[static_cast<size_t>(others) * ROW + kind]; }

    // The words through a die of this kind that need no others but these. Where memory is short, more words than that.
    List of(int kind, int others) {
        List list = at(kind, others);
        return list.start == UNKNOWN ? at(kind, others) = filtered(kind, others) : list;
    }

    const Entry* operator[](const List& list) const { return pool_.get() + list.start; }
    bool is_short() const { return is_short_; }                                           // of memory

  private:
    static constexpr int32_t UNKNOWN = -1;
    static constexpr int ROW = 16;  // kinds, and one more: two vectors
    static constexpr size_t MOST = 4'000'000;
    static constexpr int MUCH = 8;  // times longer: a list that is worth being made on the way
    const Hand& hand_;
    const Entries& entries_;
    std::vector<List> known_;
    std::unique_ptr<Entry[]> pool_;
    size_t size_ = 0, room_ = 0;
    bool is_short_ = false;
    std::vector<uint16_t> many_;  // by part, then by kind

    // Each word counts for what it needs, and so for every part that holds this; die by die.
    void count() {
        many_.assign(static_cast<size_t>(hand_.parts()) * ROW, 0);
        for (int kind = 0; kind < hand_.kinds(); kind++)
            for (const Entry& entry : entries_[kind]) grow(many_[static_cast<size_t>(entry.part - hand_.stride[kind]) * ROW + kind], 1);
        for (int die = 0; die < hand_.kinds(); die++) {
            int stride = hand_.stride[die], whole = stride * (hand_.held[die] + 1);
            for (int start = 0; start < hand_.parts(); start += whole)
                for (int part = start + stride; part < start + whole; part++) {
                    uint16_t* here = &many_[static_cast<size_t>(part) * ROW];
                    const uint16_t* before = here - stride * ROW;
                    for (int kind = 0; kind < ROW; kind++) grow(here[kind], before[kind]);
                }
        }
    }

    static void grow(uint16_t& sum, uint16_t more) { sum = static_cast<uint16_t>(std::min(sum + more, 0xFFFF)); }

    List& at(int kind, int others) { return known_[static_cast<size_t>(others) * hand_.kinds() + kind]; }

    // From a list for more dice, and that from another: so the long lists are gone through seldom.
    List filtered(int kind, int others) {
        if (!many(kind, others)) return {0, 0};
        int wider = others, enough = MUCH * (1 + many(kind, others));
        do wider = with_one_more(kind, wider);
        while (at(kind, wider).start == UNKNOWN && many(kind, wider) < enough);
        List from = of(kind, wider);
        if (size_ > MOST) return is_short_ = true, from;
        make_room(from.size);
        const Entry* some = pool_.get() + from.start;
        Entry* start = pool_.get() + size_, *end = start;
        int part = others + hand_.stride[kind];
        const uint32_t* needs = hand_.packed.data();
        uint32_t guards = hand_.guards, held = needs[part] | guards;
        for (const Entry* last = some + from.size; some < last; some++) {
            *end = *some;
            end += ((held - needs[some->part]) & guards) == guards;
        }
        List list{static_cast<int32_t>(size_), static_cast<int32_t>(end - start)};
        size_ += end - start;
        return list;
    }

    int with_one_more(int kind, int others) const {
        int part = others + hand_.stride[kind], more = 0;
        while (part / hand_.stride[more] % (hand_.held[more] + 1) == hand_.held[more]) more++;
        return others + hand_.stride[more];
    }

    // A vector would fill what is written over at once.
    void make_room(size_t more) {
        if (size_ + more <= room_) return;
        room_ = std::max(size_ + more, std::min(4 * room_, 2 * MOST));
        std::unique_ptr<Entry[]> wider(new Entry[room_]);
        std::copy(pool_.get(), pool_.get() + size_, wider.get());
        pool_ = std::move(wider);
    }
};

}  // namespace rebus
