// The kernels as a plain C library: no binding to any version of Python.
#include <cstdint>

#include "rebus/solve.hpp"

extern "C" {

struct RebusAnswer {
    int32_t score, bound, tiles;
    int32_t island[15], row[15], col[15], letter[15];
};

// Watch is asked now and then; not 0 means stop.
using RebusWatch = int (*)(const RebusAnswer*);

int parlour_rebus(int32_t letters, const int32_t* held, const int32_t* value, int32_t stars, int32_t has_islands,
                  int32_t words, const int32_t* starts, const uint8_t* text, RebusWatch watch, RebusAnswer* answer) {
    using namespace rebus;
    Roll roll{{held, held + letters}, {value, value + letters}, stars, has_islands != 0, {}};
    for (int n = 0; n < words; n++) roll.words.emplace_back(text + starts[n], text + starts[n + 1]);
    Patience patience([&] { return watch(answer) != 0; });
    Solver solver(roll, patience);
    auto tell = [&] {
        const Tiles& tiles = solver.tiles;
        answer->score = solver.score, answer->bound = solver.bound();
        answer->tiles = static_cast<int32_t>(tiles.size());
        for (size_t n = 0; n < tiles.size(); n++) {
            answer->island[n] = tiles[n].island, answer->row[n] = tiles[n].row, answer->col[n] = tiles[n].col;
            answer->letter[n] = tiles[n].kind;
        }
    };
    solver.run(tell);
    tell();
    return 0;
}
}
