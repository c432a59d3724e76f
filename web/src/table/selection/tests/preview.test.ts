import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PreviewView } from "../../../lib/api";
import { Foresight } from "../preview.svelte";
import { option } from "../../tests/builders";

const shown = ([action = "", ...then]: readonly string[]): PreviewView => ({
  action,
  then,
  label: action,
  events: [],
  panels: [],
  scores: [],
  ends: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("looking ahead", () => {
  test("asks when the eye rests, not when it passes", async () => {
    const ask = vi.fn(async (actions: readonly string[]) => shown(actions));
    const foresight = new Foresight(ask);
    foresight.look(option("a"), "1");
    foresight.look(option("b"), "1");
    await vi.advanceTimersByTimeAsync(100);
    expect(ask.mock.calls.map(([actions]) => actions)).toEqual([["b"]]);
    expect(foresight.shown?.action).toBe("b");
  });

  test("asks once for each action and version", async () => {
    const ask = vi.fn(async (actions: readonly string[]) => shown(actions));
    const foresight = new Foresight(ask);
    for (const key of ["1", "1", "2"]) {
      foresight.look(option("a"), key);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("a series is another thing than its first action", async () => {
    const ask = vi.fn(async (actions: readonly string[]) => shown(actions));
    const foresight = new Foresight(ask);
    foresight.look(option("a"), "1");
    await vi.advanceTimersByTimeAsync(100);
    foresight.look({ ...option("a"), then: ["b"] }, "1");
    expect(foresight.shown).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(foresight.shown?.then).toEqual(["b"]);
    expect(ask.mock.calls.map(([actions]) => actions)).toEqual([["a"], ["a", "b"]]);
  });

  test("an answer that comes too late is not shown", async () => {
    const foresight = new Foresight(
      (actions) => new Promise((done) => setTimeout(() => done(shown(actions)), 500)),
    );
    foresight.look(option("a"), "1");
    await vi.advanceTimersByTimeAsync(100);
    foresight.look(null, "1");
    await vi.advanceTimersByTimeAsync(1000);
    expect(foresight.shown).toBeNull();
  });

  test("what is refused has no consequences", async () => {
    const ask = vi.fn(async (actions: readonly string[]) => shown(actions));
    const foresight = new Foresight(ask);
    foresight.look(option("a", { legal: false }), "1");
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).not.toHaveBeenCalled();
  });

  test("what cannot be had is nothing", async () => {
    const foresight = new Foresight(() => Promise.reject(new Error("away")));
    foresight.look(option("a"), "1");
    await vi.advanceTimersByTimeAsync(100);
    expect(foresight.shown).toBeNull();
  });
});
