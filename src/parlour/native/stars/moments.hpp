// A belief about the cipher summed up: the chance that certain letters are in certain slots, for every part of the six.
//
// Letters are numbered here by their place among the green ones and among
// the dark ones. Everywhere 0 means "any letter", and a letter's own number is its place + 1.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <new>
#include <vector>

namespace stars {

// What games/stars/solver/space.py and belief.py know.
struct Belief {
    int letters, greens, darks, pairs;
    const int32_t *green, *dark;  // the letters
    const int32_t* pair;          // (pairs, 2): the dark letters of a trust set, as places among the dark
    const int32_t* colour;        // by letter
    const uint64_t* masks;        // (greens x pairs, greens x darks): suspicion letters still possible, a bit each
    const uint8_t* red;           // of the same shape: where the red letter is
    const double* weights;        // (3, 3): by that place and the colour of suspicion
};

// Tens of megabytes, of which a late belief touches few: the system makes pages only where something is written.
struct Zeros {
    double* const data;

    explicit Zeros(size_t many) : data(static_cast<double*>(std::calloc(many, sizeof(double)))) {
        if (!data) throw std::bad_alloc();
    }
    Zeros(const Zeros&) = delete;
    Zeros& operator=(const Zeros&) = delete;
    ~Zeros() { std::free(data); }
};

class Moments {
  public:
    const int greens, darks, side, width;  // green letters of trust and of amplify: a square with `side` of them, or any, each way

    explicit Moments(const Belief& of)
        : greens(of.greens), darks(of.darks), side(1 + of.greens), width(side * side), suspicions_(1 + of.greens + of.darks),
          row_(static_cast<size_t>(1 + of.darks) * suspicions_ * width), places_(of.darks * of.darks, 0),
          table_(row_ * (1 + of.darks + of.pairs)), has_any_((1 + of.darks + of.pairs) * (1 + of.darks)) {
        std::vector<int> suspicion(of.letters);
        for (int n = 0; n < greens; n++) suspicion[of.green[n]] = 1 + n;
        for (int n = 0; n < darks; n++) suspicion[of.dark[n]] = 1 + greens + n;
        for (int pair = 0; pair < of.pairs; pair++) {
            int a = of.pair[2 * pair], b = of.pair[2 * pair + 1], trust = 1 + darks + pair;
            places_[a * darks + b] = places_[b * darks + a] = trust;
            for (int dark = 0; dark < darks; dark++) fill(of, suspicion, pair, dark);
            for (int into : {0, 1 + a, 1 + b}) add(into, trust);
        }
    }

    double total() const { return *at(0, 0, 0); }

    // Where a pair stands among the dark letters of trust; 0 where no trust set holds both.
    int pair(int a, int b) const { return places_[a * darks + b]; }

    // Whether these dark letters of trust and of amplify are possible at all.
    bool has_any(int trust, int amplify) const { return has_any_[trust * (1 + darks) + amplify]; }

    // A square: the green letter of trust by the green letter of amplify.
    const double* at(int trust, int amplify, int suspicion) const {
        return table_.data + trust * row_ + (static_cast<size_t>(amplify) * suspicions_ + suspicion) * width;
    }

  private:
    const int suspicions_;
    const size_t row_;
    std::vector<int> places_;
    const Zeros table_;
    std::vector<char> has_any_;

    double* to(int trust, int amplify, int suspicion) { return const_cast<double*>(at(trust, amplify, suspicion)); }

    void fill(const Belief& of, const std::vector<int>& suspicion, int pair, int dark) {
        const int trust = 1 + darks + pair, amplify = 1 + dark;
        uint64_t any = 0;
        for (int t = 0; t < greens; t++)
            for (int a = 0; a < greens; a++) {
                size_t cell = static_cast<size_t>(t * of.pairs + pair) * greens * darks + a * darks + dark;
                const double* weights = of.weights + 3 * of.red[cell];
                any |= of.masks[cell];
                for (uint64_t left = of.masks[cell]; left; left &= left - 1) {
                    int letter = __builtin_ctzll(left);
                    to(trust, amplify, suspicion[letter])[(1 + t) * side + 1 + a] = weights[of.colour[letter]];
                }
            }
        if (!any) return;
        has_any_[trust * (1 + darks)] = has_any_[trust * (1 + darks) + amplify] = true;
        for (; any; any &= any - 1) {
            int which = suspicion[__builtin_ctzll(any)];
            double* square = to(trust, amplify, which);
            sum_up(square);
            for (double* into : {to(trust, amplify, 0), to(trust, 0, which), to(trust, 0, 0)})
                for (int n = 0; n < width; n++) into[n] += square[n];
        }
    }

    // Any green letter: the first line and the first column of a square.
    void sum_up(double* square) const {
        for (int t = 1; t < side; t++)
            for (int a = 1; a < side; a++) square[t * side] += square[t * side + a];
        for (int t = 1; t < side; t++)
            for (int a = 0; a < side; a++) square[a] += square[t * side + a];
    }

    void add(int into, int from) {
        for (int amplify = 0; amplify <= darks; amplify++) {
            if (!has_any(from, amplify)) continue;
            has_any_[into * (1 + darks) + amplify] = true;
            double* sum = to(into, amplify, 0);
            const double* more = at(from, amplify, 0);
            for (int n = 0; n < suspicions_ * width; n++) sum[n] += more[n];
        }
    }
};

}  // namespace stars
