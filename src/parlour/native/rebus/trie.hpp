// Words as a tree. Every letter has a node, even where no word begins with it: a die may stand alone in its row.
#pragma once
#include <array>
#include <stdexcept>

#include "hand.hpp"

namespace rebus {

struct Node {
    std::array<uint16_t, MOST_DICE> child{};
    uint16_t letters = 0;  // bit n: a word goes on with letter n
};

struct Trie {
    static constexpr uint16_t ROOT = 0, ENDED = 1;  // ENDED: a word that can't go on, whatever it is
    std::vector<Node> nodes{2};
    std::vector<uint8_t> is_word{0, 1}, depth{0, 2};
    std::vector<uint8_t> rest;  // letters it takes at least to the end of a word; 0 for a letter alone
    std::vector<int8_t> letter{-1, -1};

    Trie(const std::vector<Word>& words, int kinds) {
        for (int kind = 0; kind < kinds; kind++) grow(0, static_cast<char>(kind));
        for (const Word& word : words) {
            int at = 0;
            for (char kind : word) at = grow(at, kind);
            is_word[at] = 1;
        }
        rest.assign(nodes.size(), 255);
        for (int node = static_cast<int>(nodes.size()) - 1; node >= 0; node--) {  // children have larger numbers
            if (is_word[node]) rest[node] = 0;
            for (uint16_t child : nodes[node].child)
                if (child && rest[child] < 255) rest[node] = std::min<uint8_t>(rest[node], rest[child] + 1);
        }
        for (int kind = 0; kind < kinds; kind++) rest[nodes[0].child[kind]] = 0;
    }

  private:
    int grow(int at, char kind) {
        if (nodes[at].child[kind]) return nodes[at].child[kind];
        if (nodes.size() > 65'000) throw std::length_error("too many words");
        auto fresh = static_cast<uint16_t>(nodes.size());
        nodes[at].child[kind] = fresh;
        nodes[at].letters |= static_cast<uint16_t>(1 << kind);
        nodes.emplace_back(), is_word.push_back(0), letter.push_back(kind);
        depth.push_back(static_cast<uint8_t>(depth[at] + 1));
        return fresh;
    }
};

}  // namespace rebus
