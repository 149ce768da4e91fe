// How many bits the score of every word is expected to tell.
//
// Words are sorted by their dark letters, so that what those say is summed up once for many words; where few words
// share them, for each word alone and with its own green letters only, which is less.
#pragma once
#include <chrono>
#include <cmath>
#include <cstring>
#include <functional>
#include <numeric>

#include "alike.hpp"
#include "darks.hpp"

namespace stars {

class Information {
  public:
    // Asked every few milliseconds, with how many words are done: true means stop.
    using Watch = std::function<bool(int done)>;

    // counts: (words, letters). False where it was stopped.
    Information(const Belief& belief, const uint8_t* counts, int words) : moments_(belief), row_(belief.letters), words_(words) {
        rows_.resize(static_cast<size_t>(words) * row_);
        const Alike alike(belief, moments_);
        for (int word = 0; word < words; word++) {
            const uint8_t* from = counts + static_cast<size_t>(word) * row_;
            uint8_t* into = rows_.data() + static_cast<size_t>(word) * row_;
            for (int n = 0; n < belief.darks; n++) *into++ = from[belief.dark[n]];
            for (int n = 0; n < belief.greens; n++) *into++ = from[belief.green[n]];
            alike.settle(into - row_);
        }
        order_.resize(words);
        std::iota(order_.begin(), order_.end(), 0);
        std::sort(order_.begin(), order_.end(), [&](int a, int b) { return std::memcmp(row(a), row(b), row_) < 0; });
    }

    bool run(double* bits, const Watch& stop) {
        std::fill(bits, bits + words_, 0.0);
        if (!(moments_.total() > 0)) return true;
        auto last = std::chrono::steady_clock::now();
        for (int from = 0, to; from < words_; from = to) {
            for (to = from + 1; to < words_ && !std::memcmp(row(order_[from]), row(order_[to]), moments_.darks); to++) {}
            tell(from, to, bits);
            auto now = std::chrono::steady_clock::now();
            if (now - last < std::chrono::milliseconds(5)) continue;
            if (stop(to)) return false;
            last = now;
        }
        return true;
    }

  private:
    struct Chance {
        int odd, shift;  // the size of the score: odd << shift
        double either, negative;
    };

    const Moments moments_;
    const int row_, words_;
    std::vector<uint8_t> rows_;
    std::vector<int> order_;
    Spelled dark_, green_;
    Darks darks_;
    // Of one word: where its green letters stand in a square, how often each occurs (as a place in numbers_), and what follows.
    std::vector<int> places_, kinds_, named_;
    Numbers numbers_;
    std::vector<Four> lines_, either_, negative_;
    std::vector<Chance> chances_;

    const uint8_t* row(int word) const { return rows_.data() + static_cast<size_t>(word) * row_; }

    // Words order_[from..to) have the same dark letters.
    void tell(int from, int to, double* bits) {
        dark_.read(row(order_[from]), moments_.darks);
        std::vector<int> used;
        double alone = 0;
        for (int letter = 0; letter < moments_.greens; letter++)
            if (std::any_of(order_.begin() + from, order_.begin() + to, [&](int word) { return greens(word)[letter] != 0; })) used.push_back(letter);
        for (int n = from; n < to; n++)
            if (!same(n, from)) alone += work(moments_.greens - std::count(greens(order_[n]), greens(order_[n]) + moments_.greens, 0));
        const bool shared = alone > 1.5 * work(used.size());  // more planes to keep: half as much again
        if (shared) darks_.sum_up(moments_, dark_, used, planes(used, false));
        for (int n = from; n < to; n++) {
            double& into = bits[order_[n]];
            if (same(n, from)) {
                into = bits[order_[n - 1]];
                continue;
            }
            green_.read(greens(order_[n]), moments_.greens);
            if (!shared) darks_.sum_up(moments_, dark_, green_.letters, planes(green_.letters, true));
            into = bits_of(shared ? used : green_.letters, !shared);
        }
    }

    // An anagram of the word before tells as much, and so does a word with letters that are alike.
    bool same(int n, int from) const { return n > from && !std::memcmp(row(order_[n]), row(order_[n - 1]), row_); }

    const uint8_t* greens(int word) const { return row(word) + moments_.darks; }

    double work(double greens) const { return (1 + dark_.size() + greens) * (1 + greens) * (1 + greens); }

    // Suspicion anywhere; within the word's letters: all of them together, or dark ones together and green ones each.
    std::vector<std::vector<int>> planes(const std::vector<int>& greens, bool together) const {
        std::vector<std::vector<int>> planes{{0}, {}};
        for (int letter : dark_.letters) planes[1].push_back(1 + moments_.greens + letter);
        for (int letter : greens) {
            if (together) planes[1].push_back(1 + letter);
            else planes.push_back({1 + letter});
        }
        return planes;
    }

    // The word whose letters are in dark_ and green_; used: the green letters that the squares are about.
    double bits_of(const std::vector<int>& used, bool together) {
        places_.assign(1, 0), kinds_.assign(1, 0), numbers_.clear(), chances_.clear();
        for (int letter : green_.letters) places_.push_back(1 + static_cast<int>(std::lower_bound(used.begin(), used.end(), letter) - used.begin()));
        for (int times : green_.times) numbers_.add(times);
        numbers_.settle();
        for (int times : green_.times) kinds_.push_back(numbers_.place(times));
        pick(either_, {0});
        named_.assign(1, 1);
        for (size_t n = 1; !together && n < places_.size(); n++) named_.push_back(1 + places_[n]);
        pick(negative_, named_);
        const int kinds = numbers_.size(), amplify = darks_.amplify.size(), keys = darks_.trust.size() * amplify;
        for (int x = 0; x < kinds; x++)
            for (int y = 0; y < kinds; y++)
                for (int key = 0, at = (x * kinds + y) * darks_.fours; key < keys; key++)
                    add(darks_.trust.each[key / amplify] + numbers_.each[x], darks_.amplify.each[key % amplify] + numbers_.each[y],
                        either_[at + key / 4].of[key % 4], negative_[at + key / 4].of[key % 4]);
        return entropy();
    }

    // The sum of some planes, from letters to how often they occur: by lines and then by columns. The first line, and
    // the first column, is "none of them": all less each of them.
    void pick(std::vector<Four>& into, const std::vector<int>& planes) {
        const int many = static_cast<int>(places_.size()), kinds = numbers_.size(), fours = darks_.fours;
        lines_.assign(kinds * many * fours, Four{});
        into.assign(kinds * kinds * fours, Four{});
        for (int t = 0; t < many; t++)
            for (int a = 0; a < many; a++)
                for (int four = 0, place = places_[t] * darks_.side + places_[a]; four < fours; four++) {
                    Four sum = darks_.keys(planes[0], place)[four];
                    for (size_t n = 1; n < planes.size(); n++) sum += darks_.keys(planes[n], place)[four];
                    lines_[(kinds_[t] * many + a) * fours + four] += sum;
                    if (t) lines_[a * fours + four] -= sum;
                }
        for (int kind = 0; kind < kinds; kind++)
            for (int a = 0; a < many; a++)
                for (int four = 0; four < fours; four++) {
                    const Four sum = lines_[(kind * many + a) * fours + four];
                    into[(kind * kinds + kinds_[a]) * fours + four] += sum;
                    if (a) into[kind * kinds * fours + four] -= sum;
                }
    }

    void add(int trust, int amplify, double either, double negative) {
        const int zeros = trust ? __builtin_ctz(trust) : 0, odd = trust >> zeros, shift = trust ? amplify + zeros : 0;
        for (Chance& one : chances_)
            if (one.odd == odd && one.shift == shift) {
                one.either += either, one.negative += negative;
                return;
            }
        chances_.push_back({odd, shift, either, negative});
    }

    double entropy() const {
        double bits = 0;
        const double total = moments_.total();
        auto of = [&](double chance) { return chance > 1e-15 ? -chance * std::log2(chance) : 0.0; };
        for (const Chance& one : chances_) {
            double either = one.either / total, negative = one.odd ? one.negative / total : 0.0;  // 0 has no sign
            bits += of(either - negative) + of(negative);
        }
        return std::max(bits, 0.0);
    }
};

}  // namespace stars
