import { beforeEach, expect, test } from "vitest";
import { announce, liveRegion, clearAnnouncements } from "../announce.svelte";

const said = () => liveRegion.lines.map(({ text }) => text);

beforeEach(clearAnnouncements);

test("what is said is added to what was said before, even if it is the same", () => {
  announce("Ada passes.");
  announce("Ada passes.");
  expect(said()).toEqual(["Ada passes.", "Ada passes."]);
  expect(new Set(liveRegion.lines.map(({ id }) => id)).size).toBe(2);
});

test("of one topic only the newest holds", () => {
  announce("Build in Q5", "hint");
  announce("Your turn", "prompt");
  announce("Build in Q6", "hint");
  expect(said()).toEqual(["Your turn", "Build in Q6"]);
});

test("nothing is said twice on end", () => {
  announce("Ada passes. The game is over.");
  announce("The game is over.", "prompt");
  expect(said()).toEqual(["Ada passes. The game is over."]);
});

test("what is old goes, and nothing is left for who comes next", () => {
  for (let each = 0; each < 20; each++) announce(`${each}`);
  expect(said().length).toBeLessThan(10);
  expect(said().at(-1)).toBe("19");
  clearAnnouncements();
  expect(said()).toEqual([]);
});
