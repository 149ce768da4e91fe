// Tables that say which parts of a half-built grid are connected, as in games/rebus/solver/frontier.py.
#pragma once
#include <array>
#include <map>
#include <mutex>
#include <vector>

#include "hand.hpp"

namespace rebus {

constexpr int WIDEST = (MOST_DICE + 1) / 2;

struct Border {
    static constexpr int16_t DEAD = -1;
    std::vector<int16_t> laid, skipped;
    std::vector<uint8_t> is_one;

    // The border of a width, made when it is first asked for.
    static const Border& of(int width) {
        static std::array<Border, WIDEST + 1> made;
        static std::array<std::once_flag, WIDEST + 1> once;
        std::call_once(once[width], [width] { made[width].make(width); });
        return made[width];
    }

  private:
    using Feet = std::array<int8_t, WIDEST + 1>;  // the part at the foot of each column, 0 where nothing lies; last: next column

    void make(int width) {
        std::map<Feet, int16_t> numbers;
        std::vector<Feet> feet;
        auto number = [&](const Feet& some) {
            auto [found, is_new] = numbers.emplace(some, static_cast<int16_t>(feet.size()));
            if (is_new) feet.push_back(some);
            return found->second;
        };
        number(Feet{});
        for (size_t n = 0; n < feet.size(); n++) {
            Feet here = feet[n];
            int at = here[WIDEST];
            bool cuts_off = here[at] && std::count(here.begin(), here.begin() + width, here[at]) == 1;
            laid.push_back(number(lay(here, width)));
            skipped.push_back(cuts_off ? DEAD : number(skip(here, width)));
            is_one.push_back(at == 0 && *std::max_element(here.begin(), here.begin() + width) == 1);
        }
    }

    static Feet lay(Feet feet, int width) {
        int at = feet[WIDEST];
        int8_t above = feet[at], before = at ? feet[at - 1] : int8_t{0};
        int8_t part = above ? above : before ? before : static_cast<int8_t>(width + 1);
        for (int n = 0; n < width; n++)
            if (feet[n] && (feet[n] == above || feet[n] == before)) feet[n] = part;
        feet[at] = part;
        return renumbered(feet, width);
    }

    static Feet skip(Feet feet, int width) {
        feet[feet[WIDEST]] = 0;
        return renumbered(feet, width);
    }

    static Feet renumbered(Feet feet, int width) {
        std::array<int8_t, WIDEST + 2> names{};
        int8_t next = 1;
        for (int n = 0; n < width; n++) {
            if (!feet[n]) continue;
            if (!names[feet[n]]) names[feet[n]] = next++;
            feet[n] = names[feet[n]];
        }
        feet[WIDEST] = static_cast<int8_t>((feet[WIDEST] + 1) % width);
        return feet;
    }
};

}  // namespace rebus
