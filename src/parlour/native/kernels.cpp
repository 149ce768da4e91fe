// The kernels as a plain C library, so that one build serves every version of Python. If Python's headers are found, the
// library is also a module of Python.
#if __has_include(<Python.h>)
#include "objects.hpp"
#endif

#include <cstdint>

#include "rebus/solve.hpp"
#include "stars/information.hpp"
#include "words/has.hpp"
#include "words/spelled.hpp"

#define KERNEL extern "C" __attribute__((visibility("default")))

// Goes up whenever a function below changes its arguments: a library of another age is not used.
KERNEL int32_t parlour_abi() { return 6; }

// Called every few milliseconds, with how much is done where that is known; not 0 means stop.
using Watch = int32_t (*)(int32_t done);

struct RebusAnswer {
    int32_t score, bound, tiles;
    int32_t island[rebus::MOST_DICE], row[rebus::MOST_DICE], col[rebus::MOST_DICE], letter[rebus::MOST_DICE];
};

struct RebusRoll {
    int32_t letters;
    const int32_t *held, *value;  // by letter
    int32_t stars, has_islands;
    // Words come one by one, letters as numbers…
    int32_t words;
    const int32_t* starts;  // where each begins in `text`, and where the last one ends
    const uint8_t* text;
    // …or are walked to in a graph, if there is one.
    const uint32_t* graph;
    const int8_t* code;  // by code of the graph, as words::Dice has it
    int32_t shortest;
};

static std::vector<rebus::Word> listed(const RebusRoll& roll) {
    std::vector<rebus::Word> words;
    if (roll.graph) {
        words::Dice dice{{roll.held, roll.held + roll.letters}, roll.stars, static_cast<size_t>(roll.shortest), roll.code};
        words = words::Spelled(roll.graph, std::move(dice)).words;
    }
    for (int n = 0; n < roll.words; n++) words.emplace_back(roll.text + roll.starts[n], roll.text + roll.starts[n + 1]);
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

static void tell(const rebus::Solver& solver, RebusAnswer& answer) {
    answer.score = solver.score, answer.bound = solver.bound();
    answer.tiles = static_cast<int32_t>(solver.tiles.size());
    for (int n = 0; n < answer.tiles; n++) {
        const rebus::Tile& tile = solver.tiles[n];
        answer.island[n] = tile.island, answer.row[n] = tile.row, answer.col[n] = tile.col, answer.letter[n] = tile.kind;
    }
}

// 0 where the answer is there; 1 where the roll or the list of words is too large; 2 where the dice spell no word.
KERNEL int32_t parlour_rebus(const RebusRoll* roll, Watch watch, RebusAnswer* answer) try {
    rebus::Roll same{{roll->held, roll->held + roll->letters}, {roll->value, roll->value + roll->letters}, roll->stars, roll->has_islands != 0, listed(*roll)};
    if (same.words.empty()) return 2;
    rebus::Solver solver(same, [&](const rebus::Solver& now) { return tell(now, *answer), watch(0) != 0; });
    solver.run();
    tell(solver, *answer);
    return 0;
} catch (const std::exception&) {
    return 1;
}

// 0 where the bits of all words are there; 1 where it was stopped, or there is not enough memory.
KERNEL int32_t parlour_stars(const stars::Belief* belief, const uint8_t* counts, int32_t words, Watch watch, double* bits) try {
    stars::Information information(*belief, counts, words);
    return information.run(bits, [&](int done) { return watch(done) != 0; }) ? 0 : 1;
} catch (const std::exception&) {
    return 1;
}

// Once, before the first word is asked for.
KERNEL void parlour_words_python(const words::Python* functions) { words::python = *functions; }

KERNEL words::Object* parlour_words_has(words::Object* self, words::Object* word) { return words::has(self, word); }
