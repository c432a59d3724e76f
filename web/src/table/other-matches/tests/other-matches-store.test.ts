// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { MatchSummary } from "../../../lib/api";
import { waitingForMe } from "../other-matches-store.svelte";

const match = (id: string, changed: string, more: Partial<MatchSummary> = {}) =>
  ({ id, changed, my_turn: true, over: false, ...more }) as MatchSummary;

test("the match that waits longest for me comes first; this one, and those of others, do not come", () => {
  const mine = [
    match("late", "2026-01-03"),
    match("here", "2026-01-01"),
    match("early", "2026-01-02"),
    match("theirs", "2026-01-01", { my_turn: false }),
    match("over", "2026-01-01", { over: true }),
  ];
  expect(waitingForMe(mine, "here").map(({ id }) => id)).toEqual(["early", "late"]);
});
