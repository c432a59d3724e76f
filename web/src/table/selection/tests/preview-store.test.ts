import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PreviewView } from "../../../lib/api";
import { PreviewStore } from "../preview-store.svelte";
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
    const preview = new PreviewStore(ask);
    preview.request(option("a"), "1");
    preview.request(option("b"), "1");
    await vi.advanceTimersByTimeAsync(100);
    expect(ask.mock.calls.map(([actions]) => actions)).toEqual([["b"]]);
    expect(preview.shown?.action).toBe("b");
  });

  test("asks once for each action and version", async () => {
    const ask = vi.fn(async (actions: readonly string[]) => shown(actions));
    const preview = new PreviewStore(ask);
    for (const key of ["1", "1", "2"]) {
      preview.request(option("a"), key);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("a series is another thing than its first action", async () => {
    const ask = vi.fn(async (actions: readonly string[]) => shown(actions));
    const preview = new PreviewStore(ask);
    preview.request(option("a"), "1");
    await vi.advanceTimersByTimeAsync(100);
    preview.request({ ...option("a"), then: ["b"] }, "1");
    expect(preview.shown).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(preview.shown?.then).toEqual(["b"]);
    expect(ask.mock.calls.map(([actions]) => actions)).toEqual([["a"], ["a", "b"]]);
  });

  test("an answer that comes too late is not shown", async () => {
    const preview = new PreviewStore(
      (actions) => new Promise((done) => setTimeout(() => done(shown(actions)), 500)),
    );
    preview.request(option("a"), "1");
    await vi.advanceTimersByTimeAsync(100);
    preview.request(null, "1");
    await vi.advanceTimersByTimeAsync(1000);
    expect(preview.shown).toBeNull();
  });

  test("what is refused has no consequences", async () => {
    const ask = vi.fn(async (actions: readonly string[]) => shown(actions));
    const preview = new PreviewStore(ask);
    preview.request(option("a", { legal: false }), "1");
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).not.toHaveBeenCalled();
  });

  test("what cannot be had is nothing", async () => {
    const preview = new PreviewStore(() => Promise.reject(new Error("away")));
    preview.request(option("a"), "1");
    await vi.advanceTimersByTimeAsync(100);
    expect(preview.shown).toBeNull();
  });
});
