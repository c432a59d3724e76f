// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { MatchView } from "../../../lib/api";
import { preferences } from "../../../lib/preferences.svelte";
import { ApiError } from "../../../lib/request";
import { seat, view } from "../../tests/builders";

const hurryBots = vi.fn();
vi.mock("../../../lib/api", () => ({ api: { hurryBots } }));
const { HurryStore } = await import("../hurry-store.svelte");

const bot = { ...seat(1), kind: "bot" as const, bot: "level-4", level: 4 };
const [mine, theirs] = [
  view({ seats: [seat(0, true), bot], actor: 0 }),
  view({ seats: [seat(0, true), bot], actor: 1 }),
];

function hurrying(present: MatchView, more: object = {}) {
  const host = $state({
    id: "m",
    present,
    overrideView: null,
    lesson: { step: null },
    hint: null as { text: string } | null,
    ...more,
  });
  return { host, hurry: new HurryStore(host as never) };
}

beforeEach(() => {
  hurryBots.mockReset().mockResolvedValue({ hurried: true });
  preferences.pace = "normal";
});

test("bots are hurried once, until a person is to decide", async () => {
  const { host, hurry } = hurrying(theirs);
  await hurry.hurry();
  await hurry.hurry();
  expect(hurryBots).toHaveBeenCalledExactlyOnceWith("m");
  expect(hurry.hurried).toBe(true);
  host.present = mine;
  hurry.moved();
  expect([hurry.possible, hurry.hurried]).toEqual([false, false]);
  host.present = theirs;
  expect([hurry.possible, hurry.hurried]).toEqual([true, false]);
});

test("nobody is hurried where there is nothing to wait for, or it is not my table", () => {
  expect(hurrying(mine).hurry.possible).toBe(false);
  const watched = { ...theirs, seats: [seat(0), bot] };
  expect(hurrying(watched).hurry.possible).toBe(false);
  expect(hurrying(theirs, { lesson: { step: {} } }).hurry.possible).toBe(false);
  expect(hurrying(theirs, { overrideView: {} }).hurry.possible).toBe(false);
  preferences.pace = "at-once";
  expect(hurrying(theirs).hurry.possible).toBe(false);
});

test("what the server refuses is said, and may be tried again", async () => {
  hurryBots.mockRejectedValueOnce(new ApiError({ code: "x", message: "No." } as never));
  const { host, hurry } = hurrying(theirs);
  await hurry.hurry();
  expect([host.hint?.text, hurry.hurried]).toEqual(["No.", false]);
  await hurry.hurry();
  expect(hurry.hurried).toBe(true);
});
