import { describe, expect, test } from "vitest";
import type { EndPartView, EndView } from "../../../lib/api";
import { gauges, isReached } from "../gauges";

const part = (owner: string, now: number | null, goal: number): EndPartView => ({
  owners: owner ? [owner] : [],
  now,
  goal,
});

const end = (now: number | null, goal: number, ...parts: EndPartView[]): EndView => ({
  ending: "houses",
  label: "Houses",
  now,
  goal,
  nearest: false,
  note: "",
  clause: "X-1.1",
  parts,
});

describe("a gauge", () => {
  test("has a segment for each part that is needed, filled as far as the part is", () => {
    const [gauge] = gauges([end(1, 2, part("company:A", 4, 4), part("company:B", 1, 4))], null);
    expect(gauge?.segments.map(({ share }) => share)).toEqual([1, 0.25]);
    expect(gauge?.pencil).toBeNull();
  });

  test("shows in pencil what an action would change, of the same part", () => {
    const before = end(1, 2, part("company:A", 4, 4), part("company:B", 2, 4));
    const after = end(1, 2, part("company:A", 4, 4), part("company:B", 3, 4));
    const [gauge] = gauges([before], [after]);
    expect(gauge?.segments.map(({ pencil }) => pencil)).toEqual([null, 0.75]);
    expect(gauge?.pencil).toBeNull(); // still one part of two
    expect(gauges([end(2, 9, part("", 2, 9))], [end(3, 9, part("", 3, 9))])[0]?.pencil).toBe(3);
  });

  test("gives nothing away of what is hidden", () => {
    const [gauge] = gauges([end(null, 9, part("", null, 9))], null);
    expect(gauge?.segments.map(({ share }) => share)).toEqual([0]);
    expect(isReached(gauge!.end)).toBe(false);
  });

  test("is full where there is nothing to reach, or more than enough", () => {
    expect(isReached(end(0, 0, part("", 0, 0)))).toBe(true);
    expect(isReached(end(9, 8, part("", 9, 8)))).toBe(true);
  });
});
