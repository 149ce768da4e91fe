// Functions on Python's own objects. Each does the same as what is called so under `@compiled` in Python.
// They use the stable ABI, so that one build serves every version of Python.
#pragma once
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace objects {

using Arguments = PyObject* const*;

static PyObject* refuse(PyObject* error, const char* why) {
    PyErr_SetString(error, why);
    return nullptr;
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
    for (int byte = wide - 1; byte >= 0; byte--) *to++ = static_cast<char>(static_cast<uint64_t>(size) >> 8 * byte);
    for (Py_ssize_t n = 0; n < count; n++) {
        const size_t one = static_cast<size_t>(PyBytes_Size(parts[n]));
        std::memcpy(to, PyBytes_AsString(parts[n]), one);
        to += one;
    }
    return frame;
}

// unmasked(frames: bytearray, start: int, end: int) -> bytes
static PyObject* unmasked(PyObject*, Arguments given, Py_ssize_t count) {
    if (count != 3) return refuse(PyExc_TypeError, "three arguments");
    const Py_ssize_t start = PyLong_AsSsize_t(given[1]), end = PyLong_AsSsize_t(given[2]);
    if (PyErr_Occurred()) return nullptr;
    if (!PyObject_TypeCheck(given[0], &PyByteArray_Type) || start < 4 || end < start || end > PyByteArray_Size(given[0]))
        return refuse(PyExc_ValueError, "a bytearray, and a part of it behind a mask");
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
    if (count != 3) return refuse(PyExc_TypeError, "three arguments");
    const Py_ssize_t size = PyTuple_Size(given[0]);
    if (size < 0 || PyTuple_Size(given[1]) != size || PyTuple_Size(given[2]) != size)
        return refuse(PyExc_ValueError, "three tuples of the same size");
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

// class Tokens(per_second: float, burst: float)
struct Tokens {
    PyObject_HEAD
    double per_second, burst, taken;
};

static int begin_tokens(PyObject* self, PyObject* given, PyObject*) {
    Tokens& own = *reinterpret_cast<Tokens*>(self);
    own.taken = 0;
    return PyArg_ParseTuple(given, "dd", &own.per_second, &own.burst) ? 0 : -1;
}

// take(now: float, much: float = 1.0) -> bool
static PyObject* take(PyObject* self, Arguments given, Py_ssize_t count) {
    if (count != 1 && count != 2) return refuse(PyExc_TypeError, "one or two arguments");
    Tokens& own = *reinterpret_cast<Tokens*>(self);
    const double now = PyFloat_AsDouble(given[0]), much = count == 1 ? 1 : PyFloat_AsDouble(given[1]);
    if (PyErr_Occurred()) return nullptr;
    const volatile double filled = now * own.per_second;  // rounded as in Python, never fused with the subtraction
    const double taken = (own.taken > filled ? own.taken : filled) + much;
    const bool is_left = !(taken - filled > own.burst + 1e-6);
    if (is_left) own.taken = taken;
    return PyBool_FromLong(is_left);
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

static PyMethodDef methods_of_tokens[] = {{"take", as_method(take), METH_FASTCALL, nullptr}, {nullptr, nullptr, 0, nullptr}};
static PyMemberDef fields_of_tokens[] = {
    {"per_second", T_DOUBLE, offsetof(Tokens, per_second), READONLY, nullptr},
    {"burst", T_DOUBLE, offsetof(Tokens, burst), READONLY, nullptr},
    {"taken", T_DOUBLE, offsetof(Tokens, taken), 0, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};
static PyType_Slot parts_of_tokens[] = {
    {Py_tp_init, reinterpret_cast<void*>(begin_tokens)},
    {Py_tp_methods, methods_of_tokens},
    {Py_tp_members, fields_of_tokens},
    {0, nullptr},
};
static PyType_Spec tokens = {"parlour.Tokens", sizeof(Tokens), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, parts_of_tokens};

static int fill(PyObject* module) {
    PyObject* type = PyType_FromSpec(&tokens);
    const int is_wrong = PyModule_AddObjectRef(module, "Tokens", type);
    Py_XDECREF(type);
    return is_wrong;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, reinterpret_cast<void*>(fill)}, {0, nullptr}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "kernels", nullptr, 0, functions, slots, nullptr, nullptr, nullptr};

}  // namespace objects

PyMODINIT_FUNC PyInit_kernels() { return PyModuleDef_Init(&objects::module); }
