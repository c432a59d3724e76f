"""How Numba compiles a rule function: once, into LLVM code that its callers are linked with.

Numba makes every function machine code by itself, with all that it calls optimised anew inside it;
a rule deep down is then optimised dozens of times over and called from Python never. Here a rule
function stops at LLVM code. An entry, a function that Python calls, links what it needs, and only
there it is optimised and made machine code. Measured by `bench/compiling.py`.

It uses what Numba offers for compilers of one's own (a pipeline of passes, a dispatcher, a code
library) and gives up nothing else: types, errors and debugging are Numba's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering


class RuleDispatcher(CPUDispatcher):
    """The Numba dispatcher of a rule function: compiled for compiled callers, plain from Python."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=_RuleCompiler)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.py_func(*arguments, **named)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """A constant argument is a number like any other: no copy for each of them."""
        plain = {name: types.unliteral(each) for name, each in dict(kws).items()}
        return super().get_call_template(tuple(map(types.unliteral, args)), plain)

    def add_overload(self, result: Any) -> None:
        # Numba's own also tells the C code behind a call from Python, which has nothing to call.
        self.overloads[tuple(result.signature.args)] = result


class EntryLibrary(JITCodeLibrary):
    """The code of an entry: it links all that its callees need, each function once."""

    def finalize(self) -> None:
        self._linking_libraries = _callers_first(self._linking_libraries)
        super().finalize()


def _callers_first(libraries: list[Any]) -> list[Any]:
    """These and all that they need, each after everything that calls it.

    The linker leaves out a function that nothing has asked for yet, and does not come back to it.
    """
    callees_first: list[Any] = []
    begun: set[Any] = set()

    def visit(library: Any) -> None:
        if library in begun:
            return
        begun.add(library)
        for needed in library._linking_libraries if isinstance(library, _RuleLibrary) else ():
            visit(needed)
        callees_first.append(library)

    for each in libraries:
        visit(each)
    return callees_first[::-1]


class _RuleLibrary(JITCodeLibrary):
    """The code of a rule function alone, as lowered; what it calls is only remembered."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerRule(NativeLowering):
    _name = "lower_rule"

    def run_pass(self, state: Any) -> bool:
        state.library = _RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        # How callers find it. Numba takes the address for that; any name that is its own will do.
        lowered = state["cr"]
        key = lowered.fndesc.mangled_name
        state.targetctx.insert_user_function(key, lowered.fndesc, [state.library])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=key, env=lowered.env)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerEntry(NativeLowering):
    _name = "lower_entry"

    def run_pass(self, state: Any) -> bool:
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class _RuleCompiler(CompilerBase):
    lowering: Any = _LowerRule

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (self.lowering if each is NativeLowering else each, about)
            for each, about in passes.passes
        ]
        passes.finalize()
        return [passes]


class EntryCompiler(_RuleCompiler):
    """Numba's compiler with the passes for entries: for `numba.njit(pipeline_class=…)`."""

    lowering = _LowerEntry
