// Letters that a belief can't tell apart: change their places in every cipher, and the belief is the same.
//
// All letters of a colour before the first word; later those that no word held, or all words equally often. A word tells
// as much with either of them, so most words tell as much as another one that has been worked out.
#pragma once
#include <cmath>
#include <utility>

#include "moments.hpp"

namespace stars {

class Alike {
  public:
    Alike(const Belief& belief, const Moments& moments) : first_(grouped(belief, moments)) {}

    // A word's letters, each group of letters alike with its most frequent one first: a word that stands for many.
    void settle(uint8_t* counts) const {
        for (size_t n = 0; n < first_.size(); n++)
            for (size_t before = first_[n]; before < n; before++)
                if (first_[before] == first_[n] && counts[before] < counts[n]) std::swap(counts[before], counts[n]);
    }

  private:
    // By place, dark letters first: the first letter that it is alike with; itself where there is none before it.
    const std::vector<int> first_;

    static std::vector<int> grouped(const Belief& belief, const Moments& moments) {
        std::vector<int> first(belief.darks + belief.greens);
        for (int n = 0; n < static_cast<int>(first.size()); n++) {
            first[n] = n;
            for (int before = n < belief.darks ? 0 : belief.darks; before < n && first[n] == n; before++)
                if (first[before] == before && may_be(belief, moments, before, n) && are(belief, before, n)) first[n] = before;
        }
        return first;
    }

    static int letter(const Belief& belief, int place) { return place < belief.darks ? belief.dark[place] : belief.green[place - belief.darks]; }

    // Letters alike have the same colour, and the same chances in each group. This is quick, and rules most others out.
    static bool may_be(const Belief& belief, const Moments& moments, int a, int b) {
        if (belief.colour[letter(belief, a)] != belief.colour[letter(belief, b)]) return false;
        for (int group = 0; group < 3; group++)
            if (std::abs(chance(moments, group, a) - chance(moments, group, b)) > 1e-9 * moments.total()) return false;
        return true;
    }

    static double chance(const Moments& moments, int group, int place) {
        int dark = 1 + place, green = 1 + place - moments.darks;
        if (group == 2) return *moments.at(0, 0, place < moments.darks ? moments.greens + dark : green);
        if (place < moments.darks) return group ? *moments.at(0, dark, 0) : *moments.at(dark, 0, 0);
        return moments.at(0, 0, 0)[group ? green : green * moments.side];
    }

    // Whether every cell allows what its twin allows, with both letters changed.
    static bool are(const Belief& belief, int a, int b) {
        int bit_a = letter(belief, a), bit_b = letter(belief, b), columns = belief.greens * belief.darks;
        std::vector<int> trust = rows(belief, a, b), amplify(columns);
        for (int green = 0; green < belief.greens; green++)
            for (int dark = 0; dark < belief.darks; dark++)
                amplify[green * belief.darks + dark] = changed(green + belief.darks, a, b, belief.darks) * belief.darks + changed(dark, a, b, 0);
        for (int row = 0; row < belief.greens * belief.pairs; row++) {
            const uint64_t *here = belief.masks + static_cast<size_t>(row) * columns, *there = belief.masks + static_cast<size_t>(trust[row]) * columns;
            for (int column = 0; column < columns; column++) {
                uint64_t mask = here[column], differs = (mask >> bit_a ^ mask >> bit_b) & 1;
                if ((mask ^ (differs << bit_a | differs << bit_b)) != there[amplify[column]]) return false;
            }
        }
        return true;
    }

    static int changed(int place, int a, int b, int from) { return (place == a ? b : place == b ? a : place) - from; }

    // The trust set that each one becomes.
    static std::vector<int> rows(const Belief& belief, int a, int b) {
        std::vector<int> number(belief.darks * belief.darks), rows(belief.greens * belief.pairs);
        for (int pair = 0; pair < belief.pairs; pair++)
            for (int way = 0; way < 2; way++) number[belief.pair[2 * pair + way] * belief.darks + belief.pair[2 * pair + 1 - way]] = pair;
        for (int green = 0; green < belief.greens; green++)
            for (int pair = 0; pair < belief.pairs; pair++) {
                int one = changed(belief.pair[2 * pair], a, b, 0), other = changed(belief.pair[2 * pair + 1], a, b, 0);
                rows[green * belief.pairs + pair] = changed(green + belief.darks, a, b, belief.darks) * belief.pairs + number[one * belief.darks + other];
            }
        return rows;
    }
};

}  // namespace stars
