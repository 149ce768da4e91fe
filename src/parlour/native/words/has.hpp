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

// The words of one length, each with an end mark, and the index: where each bucket begins, then the words by bucket.
struct Words {
    const unsigned char* text;
    Size rows, length;

    Size buckets() const {
        Size size = 1;
        while (size * 2 < rows) size *= 2;
        return size;
    }

    const unsigned char* row(Size number) const { return text + number * (length + 1); }

    Size bucket(const unsigned char* code, Size count) const {
        std::uint64_t mixed = 0;
        for (Size at = 0; at < length; ++at) mixed = (mixed + code[at]) * 0x9E3779B97F4A7C15u;
        return static_cast<Size>(mixed >> 32) & (count - 1);
    }

    void fill(std::uint32_t* index) const {
        const Size count = buckets();
        std::uint32_t *starts = index, *numbers = index + count + 1;
        for (Size number = 0; number < rows; ++number) ++starts[bucket(row(number), count)];
        for (Size at = 1; at <= count; ++at) starts[at] += starts[at - 1];
        for (Size number = rows; number-- > 0;) numbers[--starts[bucket(row(number), count)]] = static_cast<std::uint32_t>(number);
    }

    bool have(const std::uint32_t* index, const unsigned char* code) const {
        const Size count = buckets();
        const Size bucket_of = bucket(code, count);
        const std::uint32_t* numbers = index + count + 1;
        for (std::uint32_t at = index[bucket_of]; at < index[bucket_of + 1]; ++at) {
            const unsigned char* found = row(numbers[at]);
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
    const auto* index = reinterpret_cast<const std::uint32_t*>(python.bytes(python.item(python.member(self, 2), length)));
    return python.boolean(words.have(index, code));
}

}  // namespace words
