// What the dark letters of a word say about its score, for all words that share them.
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

#include "moments.hpp"

namespace stars {

// Letters of one side of a word, and how often each occurs.
struct Spelled {
    std::vector<int> letters, times;

    void read(const uint8_t* counts, int many) {
        letters.clear(), times.clear();
        for (int n = 0; n < many; n++)
            if (counts[n]) letters.push_back(n), times.push_back(counts[n]);
    }
    int size() const { return static_cast<int>(letters.size()); }
};

// Four numbers at once, which compilers keep in two registers.
struct Four {
    double of[4] = {0, 0, 0, 0};

    void operator+=(const Four& other) {
        for (int n = 0; n < 4; n++) of[n] += other.of[n];
    }
    void operator-=(const Four& other) {
        for (int n = 0; n < 4; n++) of[n] -= other.of[n];
    }
};

// Sums of counts, ascending; 0 is always the first.
struct Numbers {
    std::vector<int> each{0};

    void clear() { each.assign(1, 0); }
    void add(int number) { each.push_back(number); }
    void settle() {
        std::sort(each.begin(), each.end());
        each.erase(std::unique(each.begin(), each.end()), each.end());
    }
    int place(int number) const { return static_cast<int>(std::lower_bound(each.begin(), each.end(), number) - each.begin()); }
    int size() const { return static_cast<int>(each.size()); }
};

// How likely each key (the numbers of trust and amplify letters among the dark ones) goes along with each of
// some planes: letters that suspicion may be (none named: any). Only the green letters that are asked for are kept.
class Darks {
  public:
    Numbers trust, amplify;
    int side = 0, width = 0, planes = 0, fours = 0;

    void sum_up(const Moments& moments, const Spelled& dark, const std::vector<int>& greens, const std::vector<std::vector<int>>& suspicions) {
        moments_ = &moments, dark_ = &dark, suspicions_ = &suspicions;
        side = 1 + static_cast<int>(greens.size()), width = side * side, planes = static_cast<int>(suspicions.size());
        from_.clear();
        for (int t = 0; t < side; t++)
            for (int a = 0; a < side; a++) from_.push_back((t ? 1 + greens[t - 1] : 0) * moments.side + (a ? 1 + greens[a - 1] : 0));
        number();
        square_.resize(planes * width);
        part_.resize(amplify.size() * square_.size());
        chances_.assign(trust.size() * part_.size(), 0.0);
        // Inclusion and exclusion: of those with a letter take away those with another one too.
        if (gather(0)) count(0, 1.0);
        for (int n = 0; n < dark.size(); n++) one(n);
        for (int a = 0; a < dark.size(); a++)
            for (int b = 0; b < a; b++) two(a, b);
        turn();
    }

    // Of a place in a square: the chances of all keys, amplify changing fastest, as so many `fours`.
    const Four* keys(int plane, int place) const { return keyed_.data() + (plane * width + place) * fours; }

  private:
    const Moments* moments_ = nullptr;
    const Spelled* dark_ = nullptr;
    const std::vector<std::vector<int>>* suspicions_ = nullptr;
    std::vector<int> from_;  // of each number of a square: its place in the squares of the moments
    std::vector<double> square_, part_, chances_;
    std::vector<Four> keyed_;

    // From squares of each key to the keys of each place: a word picks few places, and all keys of them.
    void turn() {
        const int keys = trust.size() * amplify.size();
        fours = (keys + 3) / 4;
        keyed_.assign(square_.size() * fours, Four{});
        for (int key = 0; key < keys; key++)
            for (size_t n = 0; n < square_.size(); n++) keyed_[n * fours + key / 4].of[key % 4] = chances_[key * square_.size() + n];
    }

    void number() {
        trust.clear(), amplify.clear();
        for (int a = 0; a < dark_->size(); a++) {
            amplify.add(dark_->times[a]), trust.add(dark_->times[a]);
            for (int b = 0; b < a; b++) trust.add(dark_->times[a] + dark_->times[b]);
        }
        trust.settle(), amplify.settle();
    }

    void one(int n) {
        if (!gather(1 + dark_->letters[n])) return;
        count(dark_->times[n], 1.0), count(0, -1.0);
    }

    void two(int a, int b) {
        int pair = moments_->pair(dark_->letters[a], dark_->letters[b]);
        if (!pair || !gather(pair)) return;
        count(dark_->times[a] + dark_->times[b], 1.0), count(0, 1.0);
        count(dark_->times[a], -1.0), count(dark_->times[b], -1.0);
    }

    void count(int number, double sign) {
        double* into = chances_.data() + trust.place(number) * part_.size();
        for (size_t n = 0; n < part_.size(); n++) into[n] += sign * part_[n];
    }

    // With these dark letters of trust: by the number of amplify letters. False where there is nothing to count.
    bool gather(int which) {
        if (!moments_->has_any(which, 0)) return false;
        std::fill(part_.begin(), part_.end(), 0.0);
        look(which, 0);
        for (size_t n = 0; n < square_.size(); n++) part_[n] += square_[n];
        for (int d = 0; d < dark_->size(); d++) {
            if (!moments_->has_any(which, 1 + dark_->letters[d])) continue;
            look(which, 1 + dark_->letters[d]);
            double* into = part_.data() + amplify.place(dark_->times[d]) * square_.size();
            for (size_t n = 0; n < square_.size(); n++) into[n] += square_[n], part_[n] -= square_[n];
        }
        return true;
    }

    void look(int which, int amplify_letter) {
        for (int plane = 0; plane < planes; plane++) {
            double* into = square_.data() + plane * width;
            const std::vector<int>& letters = (*suspicions_)[plane];
            if (letters.empty()) std::fill(into, into + width, 0.0);
            bool is_first = true;
            for (int letter : letters) {
                const double* found = moments_->at(which, amplify_letter, letter);
                if (is_first)
                    for (int n = 0; n < width; n++) into[n] = found[from_[n]];
                else
                    for (int n = 0; n < width; n++) into[n] += found[from_[n]];
                is_first = false;
            }
        }
    }
};

}  // namespace stars
