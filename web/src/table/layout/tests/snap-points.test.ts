import { describe, expect, test } from "vitest";
import { higher, lower, snap } from "../snap-points";

const heights = { prompt: 80, actions: 200, all: 700 };

describe("the sheet's stops", () => {
  test.each([
    [90, 0, "prompt"],
    [180, 0, "actions"],
    [600, 0, "all"],
    [90, 1, "actions"],
    [210, 1, "all"],
    [690, -1, "actions"],
    [190, -1, "prompt"],
    [900, 1, "all"],
    [10, -1, "prompt"],
  ] as const)("let go at %d with speed %d rests at %s", (height, speed, stop) => {
    expect(snap(height, speed, heights)).toBe(stop);
  });

  test("keys go one stop at a time", () => {
    expect(higher("prompt")).toBe("actions");
    expect(higher("all")).toBe("all");
    expect(lower("all")).toBe("actions");
    expect(lower("prompt")).toBe("prompt");
  });
});
