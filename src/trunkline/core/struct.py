"""Structs: a class with annotated fields becomes a NumPy dtype, a flat block of memory.

    class Purse(Struct):
        owner: int = int64()
        coins: Row = int8(400)

    purses = Purse.array(10)      # ten zeroed structs in one block of memory
    purses[3].coins[0] += 5       # the same line in Python and in compiled code

mypy sees the class, Numba sees the dtype. Single numbers and short rows are best int64: arithmetic
on small integers wraps differently with and without the compiler, and the compiler makes a copy of
a function for every width of its arguments. Long rows, such as one number for each hex, are int8.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, ClassVar, Protocol, TypeVar, cast, overload

import numpy as np

from trunkline.core.compiled import compiled

R = TypeVar("R", bound="Struct")
R_co = TypeVar("R_co", bound="Struct", covariant=True)


class IntList(Protocol):
    """Numbers that are read and written one by one: a row, or from Python a plain list."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Row(IntList, Protocol):
    """A field of several numbers."""

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Row: ...
    @overload
    def __setitem__(self, index: int, value: int, /) -> None: ...
    @overload
    def __setitem__(self, index: slice, value: int | Row, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...
    def tolist(self) -> list[int]: ...


class FloatRow(Protocol):
    """Several numbers with fractions: features, weights. States have whole numbers only."""

    @overload
    def __getitem__(self, index: int, /) -> float: ...
    @overload
    def __getitem__(self, index: slice, /) -> FloatRow: ...
    @overload
    def __setitem__(self, index: int, value: float, /) -> None: ...
    @overload
    def __setitem__(self, index: slice, value: float | FloatRow, /) -> None: ...
    def __len__(self) -> int: ...


class FloatGrid(Protocol):
    """Several rows of such numbers."""

    def __getitem__(self, index: int, /) -> FloatRow: ...
    def __setitem__(self, index: int, value: float | FloatRow, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A field of several rows of numbers."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Row: ...
    @overload
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    @overload
    def __setitem__(self, index: int | slice, value: int | Row, /) -> None: ...
    def __len__(self) -> int: ...


class StructArray(Protocol[R_co]):
    """Several structs in one block of memory. `structs[i]` is a view: writing to it writes here."""

    @overload
    def __getitem__(self, index: int, /) -> R_co: ...
    @overload
    def __getitem__(self, index: slice, /) -> StructArray[R_co]: ...
    def __setitem__(self, index: int | slice, value: object, /) -> None: ...
    def __len__(self) -> int: ...
    def copy(self) -> StructArray[R_co]: ...
    def tobytes(self) -> bytes: ...


class Field:
    """A declared field: its dtype and alignment, until the dtype of the struct is made of it."""

    def __init__(self, dtype: np.dtype[np.generic], shape: tuple[int, ...], align: int) -> None:
        self.dtype = np.dtype((dtype, shape)) if shape else dtype
        self.align = align


class Number(Protocol):
    """A maker of fields: `int8()` one number, `int8(6)` a row of six, `int8(5, 160)` a grid."""

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, columns: int, /) -> Row: ...
    @overload
    def __call__(self, rows: int, columns: int, /) -> Grid: ...


def _number(dtype: type[np.generic]) -> Number:
    def field(*shape: int) -> Any:
        return Field(np.dtype(dtype), shape, np.dtype(dtype).alignment)

    return field


int8 = _number(np.int8)
int16 = _number(np.int16)
int32 = _number(np.int32)
int64 = _number(np.int64)


def nested(struct: type[R]) -> R:
    """A field that is itself a struct."""
    return cast(R, Field(struct.dtype, (), struct.align))


class Struct:
    """Base class of structs: inherit, declare the fields, and `dtype` and `array` are there."""

    dtype: ClassVar[np.dtype[np.record]]
    align: ClassVar[int]

    def __init_subclass__(cls) -> None:
        fields = {name: each for name, each in vars(cls).items() if isinstance(each, Field)}
        for name in fields:
            if hasattr(np.record, name):
                raise TypeError(f"NumPy's records have a '{name}' of their own: call it otherwise")
        # NumPy can align the fields itself, but forgets the alignment of a nested struct.
        offsets, end = [], 0
        for each in fields.values():
            offsets.append(_up(end, each.align))
            end = offsets[-1] + each.dtype.itemsize
        cls.align = max(each.align for each in fields.values())
        layout: Any = {
            "names": list(fields),
            "formats": [each.dtype for each in fields.values()],
            "offsets": offsets,
            "itemsize": _up(end, cls.align),
        }
        cls.dtype = cast(Any, np.dtype((np.record, np.dtype(layout, align=True))))

    @classmethod
    def array(cls: type[R], count: int = 1) -> StructArray[R]:
        # Aligned fields leave padding; zeros() blanks it, and whole copies keep it blank,
        # so that equal structs are equal bytes.
        return cast("StructArray[R]", np.zeros(count, cls.dtype))

    @classmethod
    def read(cls: type[R], data: bytes) -> StructArray[R]:
        """The structs that `tobytes()` wrote."""
        return cast("StructArray[R]", np.frombuffer(bytearray(data), cls.dtype))


def unpacked(struct: R) -> R:
    """A plain-Python copy of a struct, for code that reads many fields: each access to a NumPy
    record takes microseconds."""
    given: Any = struct
    return cast(R, SimpleNamespace(**{each: _plain(given[each]) for each in given.dtype.names}))


def _plain(field: Any) -> Any:
    if field.dtype.names:
        return unpacked(field)
    return field if field.ndim else field.item()


def _up(offset: int, align: int) -> int:
    return -(-offset // align) * align


@compiled
def scratch(count: int) -> Row:
    """A zeroed int64 work array, allocated inside compiled code."""
    zeros: Any = np.zeros(count, np.int64)
    room: Row = zeros
    return room


@compiled
def float_scratch(count: int) -> FloatRow:
    """A zeroed float32 work array, allocated inside compiled code."""
    zeros: Any = np.zeros(count, np.float32)
    room: FloatRow = zeros
    return room


def int_buffer(count: int) -> Any:
    """A zeroed int32 array allocated in Python, for an entry to write into."""
    return np.zeros(count, np.int32)
