// Functions on Python's own objects. Each does the same as the function of its name under `@compiled` in Python.
// They use the stable ABI, so that one build serves every version of Python.
#pragma once
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <cstring>

namespace objects {

using Arguments = PyObject* const*;

static bool are(Py_ssize_t count, Py_ssize_t wanted) {
    if (count != wanted) PyErr_Format(PyExc_TypeError, "%zd arguments, not %zd", count, wanted);
    return count == wanted;
}

// framed(*parts: bytes) -> bytes
static PyObject* framed(PyObject*, Arguments parts, Py_ssize_t count) {
    Py_ssize_t size = 0;
    for (Py_ssize_t n = 0; n < count; n++) {
        const Py_ssize_t one = PyBytes_Size(parts[n]);
        if (one < 0) return nullptr;
        size += one;
    }
    const int wide = size < 126 ? 0 : size < 65536 ? 2 : 8;
    PyObject* frame = PyBytes_FromStringAndSize(nullptr, 2 + wide + size);
    if (!frame) return nullptr;
    char* to = PyBytes_AsString(frame);
    *to++ = static_cast<char>(0x81);
    *to++ = static_cast<char>(wide == 0 ? size : wide == 2 ? 126 : 127);
    for (int byte = wide - 1; byte >= 0; byte--) *to++ = static_cast<char>(size >> 8 * byte);
    for (Py_ssize_t n = 0; n < count; n++) {
        const size_t one = static_cast<size_t>(PyBytes_Size(parts[n]));
        std::memcpy(to, PyBytes_AsString(parts[n]), one);
        to += one;
    }
    return frame;
}

// unmasked(frames: bytearray, start: int, end: int) -> bytes
static PyObject* unmasked(PyObject*, Arguments given, Py_ssize_t count) {
    if (!are(count, 3)) return nullptr;
    const Py_ssize_t start = PyLong_AsSsize_t(given[1]), end = PyLong_AsSsize_t(given[2]);
    if (PyErr_Occurred()) return nullptr;
    if (!PyObject_TypeCheck(given[0], &PyByteArray_Type) || start < 4 || end < start || end > PyByteArray_Size(given[0])) {
        PyErr_SetString(PyExc_ValueError, "a bytearray, and a part of it behind a mask");
        return nullptr;
    }
    PyObject* payload = PyBytes_FromStringAndSize(nullptr, end - start);
    if (!payload) return nullptr;
    const char* data = PyByteArray_AsString(given[0]) + start;
    const char mask[] = {data[-4], data[-3], data[-2], data[-1]};
    char* to = PyBytes_AsString(payload);
    for (Py_ssize_t n = 0; n < end - start; n++) to[n] = static_cast<char>(data[n] ^ mask[n & 3]);
    return payload;
}

// 1 if the JSON of two values may differ, 0 if not, -1 for an exception.
static int differ(PyObject* value, PyObject* before) {
    if (value == before) return 0;
    return Py_TYPE(value) != Py_TYPE(before) ? 1 : PyObject_RichCompareBool(value, before, Py_NE);
}

// changed(names: tuple[str, ...], after: tuple[Any, ...], before: tuple[Any, ...]) -> dict[str, Any]
static PyObject* changed(PyObject*, Arguments given, Py_ssize_t count) {
    if (!are(count, 3)) return nullptr;
    const Py_ssize_t size = PyTuple_Size(given[0]);
    if (size < 0 || PyTuple_Size(given[1]) != size || PyTuple_Size(given[2]) != size) {
        PyErr_SetString(PyExc_ValueError, "three tuples of the same size");
        return nullptr;
    }
    PyObject* found = PyDict_New();
    for (Py_ssize_t n = 0; found && n < size; n++) {
        PyObject* value = PyTuple_GetItem(given[1], n);
        const int is_new = differ(value, PyTuple_GetItem(given[2], n));
        if (is_new < 0 || (is_new && PyDict_SetItem(found, PyTuple_GetItem(given[0], n), value) < 0)) {
            Py_DECREF(found);
            return nullptr;
        }
    }
    return found;
}

static PyCFunction as_method(PyObject* (*function)(PyObject*, Arguments, Py_ssize_t)) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

static PyMethodDef functions[] = {
    {"framed", as_method(framed), METH_FASTCALL, nullptr},
    {"unmasked", as_method(unmasked), METH_FASTCALL, nullptr},
    {"changed", as_method(changed), METH_FASTCALL, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

static PyModuleDef module = {PyModuleDef_HEAD_INIT, "kernels", nullptr, 0, functions, nullptr, nullptr, nullptr, nullptr};

}  // namespace objects

PyMODINIT_FUNC PyInit_kernels() { return PyModuleDef_Init(&objects::module); }
