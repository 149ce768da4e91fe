// Is it a word? A walk through the graph of all spellings, called by Python as a function of its own.
//
// Python's functions come as pointers, from ctypes.pythonapi: nothing of Python is needed to compile or to link, and
// one library serves every version of it. All of them are in its stable ABI.
#pragma once

#include <cstddef>
#include <cstdint>

namespace words {

struct Object;  // Python's
using Size = std::ptrdiff_t;

struct Python {
    Size (*length)(Object*);                                            // PyUnicode_GetLength
    std::uint32_t* (*characters)(Object*, std::uint32_t*, Size, int);  // PyUnicode_AsUCS4
    char* (*bytes)(Object*);                                            // PyBytes_AsString
    Object* (*boolean)(long);                                           // PyBool_FromLong
};

inline Python python{};

constexpr Size LONGEST = 128;  // no word has this many letters and apostrophes
constexpr std::uint32_t CHARACTERS = 2048;

// As lexicon/graph.py has it: the code of each character, then the edges.
struct Graph {
    unsigned char code[CHARACTERS];
    std::uint32_t edges[1];

    bool has(const std::uint32_t* word, Size length) const {
        std::uint32_t at = edges[0], edge = 0;
        for (Size n = 0; n < length; n++) {
            const std::uint32_t letter = word[n] < CHARACTERS ? code[word[n]] : 0;
            if (letter == 0 || at == 0) return false;
            while (((edge = edges[at]) & 0x3F) != letter) {
                if (edge & 0x80) return false;
                at++;
            }
            at = edge >> 8;
        }
        return (edge & 0x40) != 0;
    }
};

// self: the bytes of a graph
inline Object* has(Object* self, Object* word) {
    const Size length = python.length(word);
    if (length < 0) return nullptr;
    if (length > LONGEST) return python.boolean(0);
    std::uint32_t characters[LONGEST];
    if (python.characters(word, characters, LONGEST, 0) == nullptr) return nullptr;
    return python.boolean(reinterpret_cast<const Graph*>(python.bytes(self))->has(characters, length));
}

}  // namespace words
