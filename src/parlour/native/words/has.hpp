// Is it a word? A look into an index of the words of its length, called by Python as a function of its own.
//
// Python's functions come as pointers, from ctypes.pythonapi: nothing of Python is needed to compile or to link, and
// one library serves every version of it. All of them are in its stable ABI.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace words {

struct Object;  // Python's
using Size = std::ptrdiff_t;

struct Python {
    Size (*length)(Object*);                     // PyUnicode_GetLength
    std::uint32_t (*character)(Object*, Size);   // PyUnicode_ReadChar
    Object* (*member)(Object*, Size);            // PyTuple_GetItem
    Size (*count)(Object*);                      // PyList_Size
    Object* (*item)(Object*, Size);              // PyList_GetItem
    char* (*bytes)(Object*);                     // PyBytes_AsString
    Size (*size)(Object*);                       // PyBytes_Size
    Object* (*call)(Object*, ...);               // PyObject_CallFunctionObjArgs
    Object* (*boolean)(long);                    // PyBool_FromLong
};

inline Python python{};

constexpr Size LONGEST = 64;
constexpr unsigned char PLAIN = 255;  // the end mark of a word without an apostrophe

// The words of one length, each with an end mark, and the index: a table with a quarter of its places free, in which a word's number
// (from 1) stands at its place or at the next free one. So a look-up waits for memory about twice.
struct Words {
    const unsigned char* text;
    Size rows, length;

    Size slots() const {
        Size size = 2;
        while (3 * size < 4 * rows + 3) size *= 2;
        return size;
    }

    const unsigned char* row(Size number) const { return text + number * (length + 1); }

    std::uint64_t mixed(const unsigned char* code) const {
        std::uint64_t mix = 0;
        for (Size at = 0; at < length; ++at) mix = (mix + code[at]) * 0x9E3779B97F4A7C15u;
        return mix >> 32;
    }

    void fill(std::uint32_t* index) const {
        const Size last = slots() - 1;
        for (Size number = 0; number < rows; ++number) {
            Size at = mixed(row(number)) & last;
            while (index[at] != 0) at = (at + 1) & last;
            index[at] = static_cast<std::uint32_t>(number + 1);
        }
    }

    bool have(const std::uint32_t* index, Size slots, const unsigned char* code) const {
        for (Size at = mixed(code) & (slots - 1); index[at] != 0; at = (at + 1) & (slots - 1)) {
            const unsigned char* found = row(index[at] - 1);
            if (std::memcmp(found, code, length) == 0 && found[length] == PLAIN) return true;
        }
        return false;
    }
};

// self: (the code of each character; the text of each length, empty where it is not opened yet; its index; whom to ask
// otherwise)
inline Object* has(Object* self, Object* word) {
    Object* otherwise = python.member(self, 3);
    const Size length = python.length(word);
    if (length < 0) return nullptr;
    Object* texts = python.member(self, 1);
    if (length == 0 || length > LONGEST || length >= python.count(texts)) return python.call(otherwise, word, nullptr);
    Object* text = python.item(texts, length);
    const Size size = python.size(text);
    Object* codes = python.member(self, 0);
    const auto* code_of = reinterpret_cast<const unsigned char*>(python.bytes(codes));
    const auto known = static_cast<std::uint32_t>(python.size(codes));
    unsigned char code[LONGEST];
    for (Size at = 0; at < length; ++at) {
        const std::uint32_t character = python.character(word, at);
        code[at] = character < known ? code_of[character] : 0;
        if (code[at] == 0) return python.call(otherwise, word, nullptr);
    }
    if (size == 0) return python.call(otherwise, word, nullptr);
    const Words words{reinterpret_cast<const unsigned char*>(python.bytes(text)), size / (length + 1), length};
    Object* table = python.item(python.member(self, 2), length);
    const auto* index = reinterpret_cast<const std::uint32_t*>(python.bytes(table));
    return python.boolean(words.have(index, python.size(table) / static_cast<Size>(sizeof *index), code));
}

}  // namespace words
