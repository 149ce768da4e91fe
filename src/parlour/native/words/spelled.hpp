// All words of a graph (lexicon/graph.py) that some dice can make: a walk along the edges for which there is a die.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace words {

struct Dice {
    std::vector<int> held;                 // by letter
    int jokers;
    size_t shortest;
    const int8_t* letter;                  // by code of the graph: its number, PASSED or REFUSED
    static constexpr int8_t REFUSED = -1;  // no die shows it
    static constexpr int8_t PASSED = -2;   // the apostrophe, which takes no die
};

class Spelled {
  public:
    Spelled(const uint32_t* edges, Dice dice) : edges_(edges), dice_(std::move(dice)) { walk(edges[0]); }

    std::vector<std::string> words;  // letters as numbers; with an apostrophe and without, a word may be here twice

  private:
    const uint32_t* edges_;
    Dice dice_;
    std::string so_far_;

    void walk(uint32_t at) {
        for (uint32_t edge = 0; at && !(edge & 0x80); at++) {
            edge = edges_[at];
            int8_t letter = dice_.letter[edge & 0x3F];
            if (letter == Dice::PASSED) walk(edge >> 8);
            if (letter >= 0) step(edge, letter);
        }
    }

    void step(uint32_t edge, int8_t letter) {
        int& dice = dice_.held[letter] ? dice_.held[letter] : dice_.jokers;
        if (!dice) return;
        dice--;
        so_far_.push_back(static_cast<char>(letter));
        if (edge & 0x40 && so_far_.size() >= dice_.shortest) words.push_back(so_far_);
        walk(edge >> 8);
        so_far_.pop_back();
        dice++;
    }
};

}  // namespace words
