// What every search of one roll shares, and what a search hands over.
#pragma once
#include <functional>
#include <memory>

#include "groups.hpp"
#include "lists.hpp"
#include "trie.hpp"

namespace rebus {

constexpr int8_t EMPTY = -1;

struct Tile {
    int8_t island, row, col;
    int8_t kind;
};
using Tiles = std::vector<Tile>;

// Work is counted, so that searches can take turns and whoever waits is asked now and then whether to go on.
class Patience {
  public:
    explicit Patience(std::function<bool()> is_enough) : is_enough_(std::move(is_enough)) {}

    void spend(int64_t work) {
        spent += work;
        if (spent >= next_) ask();
    }

    void ask() {
        next_ = spent + EVERY;
        is_over = is_over || is_enough_();
    }

    int64_t spent = 0;
    bool is_over = false;

  private:
    static constexpr int64_t EVERY = 1 << 16;
    std::function<bool()> is_enough_;
    int64_t next_ = EVERY;
};

// What happens to a finished island.
struct Finish {
    virtual ~Finish() = default;
    virtual int rest(int left) const = 0;  // the least that the dice left lack once it is finished
    virtual int found(const Tiles& island, int deficit, int left, int limit) = 0;  // returns the limit from now on
};

struct Puzzle {
    Hand hand;
    std::vector<Word> words;
    Trie trie;
    Needs needs;
    Groups down;  // words of any length
    int widest;
    std::array<uint16_t, MOST_DICE> follows{};  // by kind: the letters that come after it in some word

    Puzzle(Hand hand_, std::vector<Word> words_)
        : hand(std::move(hand_)), words(std::move(words_)), trie(words, hand.kinds()), needs(hand, words),
          down(hand, needs), widest((hand.size[hand.all()] + 1) / 2) {
        for (const Word& word : words)
            for (size_t n = 1; n < word.size(); n++) follows[word[n - 1]] |= static_cast<uint16_t>(1 << word[n]);
    }

    // By kind: the words that hold it, at each place where they do. The shortest first, and of those the ones with the rarest
    // letters, which have the largest numbers: what is left then is easy to use, so a good layout is found sooner.
    const Entries& entries() const {
        if (!entries_.empty()) return entries_;
        entries_.resize(hand.kinds());
        for (size_t number = 0; number < words.size(); number++) {
            const Word& word = words[number];
            auto part = static_cast<uint16_t>(hand.part_of(word));
            uint32_t squares = ((1u << word.size()) - 1) << Entry::HERE;
            for (size_t n = 0; n < word.size(); n++) entries_[word[n]].push_back({part, static_cast<uint16_t>(number), squares >> n});
        }
        for (auto& some : entries_)
            std::stable_sort(some.begin(), some.end(), [](const Entry& a, const Entry& b) { return std::pair(a.length(), b.part) < std::pair(b.length(), a.part); });
        return entries_;
    }

    Lists& lists() const {
        if (!lists_) lists_ = std::make_unique<Lists>(hand, entries());
        return *lists_;
    }

    int rarest() const {
        auto places = [&](int kind) { return entries()[kind].size() * hand.held[kind]; };
        int best = 0;
        for (int kind = 1; kind < hand.kinds(); kind++)
            if (places(kind) < places(best)) best = kind;
        return best;
    }

    // By part: the kinds of which one more die would find a word among these dice.
    const std::vector<uint16_t>& joins() const {
        if (!joins_.empty()) return joins_;
        joins_.assign(hand.parts(), 0);
        for (const Word& word : words)
            for (char kind : word) joins_[hand.part_of(word) - hand.stride[kind]] |= static_cast<uint16_t>(1 << kind);
        for (int part = 1; part < hand.parts(); part++)
            for (uint16_t kinds = hand.can_lay[part]; kinds; kinds &= static_cast<uint16_t>(kinds - 1))
                joins_[part] |= joins_[part - hand.stride[__builtin_ctz(kinds)]];
        return joins_;
    }

  private:
    mutable std::vector<uint16_t> joins_;
    mutable Entries entries_;
    mutable std::unique_ptr<Lists> lists_;
};

}  // namespace rebus
