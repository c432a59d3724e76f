import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EntryView, MatchView } from "../../../lib/api";
import { anew, asked, motion, TableStore } from "../../tests/isolated-store";
import { choice, dollars, entry, event, option, panel, seat, view } from "../../tests/builders";

const log = (from: number, to: number): EntryView[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...entry(from + index, event(`move ${from + index}`, { heading: (from + index) % 3 === 1 })),
    seat: 1,
  }));

const at = (number: number, more: Partial<MatchView> = {}): MatchView =>
  view({ version: number + 1, number, actor: 1, ...more });

const scene = (cash: number) => ({
  ...view().scene,
  panels: [panel([[dollars(cash)]])],
});

/** A table at which so many actions were played; the log has the last four of them. */
function table(number = 9, more: Partial<MatchView> = {}) {
  const made = new TableStore("m");
  const entries = log(Math.max(0, number - 3), number);
  made.receive(at(number, { log: { ...view().log, entries }, ...more }));
  return made;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  anew({ skipForced: true });
  asked.lastSeen.mockResolvedValue({ number: null });
  asked.markSeen.mockResolvedValue(undefined);
  asked.playActions.mockResolvedValue(view({ version: 99 }));
  asked.moment.mockImplementation(async (_id: string, number: number) => ({
    view: at(number, { version: 1, scene: scene(number), actor: 0 }),
    map: { key: `${number}`, view_box: "", ground: "", play: `${number}` },
  }));
  asked.log.mockImplementation(async (_id: string, before: number) => ({
    ...view().log,
    entries: log(Math.max(0, before - 5), before - 1),
  }));
});
afterEach(() => vi.useRealTimers());

describe("going into the past", () => {
  test("the table is shown as it was; nothing can be chosen, and the match's version stays", async () => {
    const past = table();
    past.history.goTo(4);
    await settled();
    expect(past.view?.number).toBe(4);
    expect(past.view?.version).toBe(10);
    expect(past.overrideView?.map.play).toBe("4");
    expect(past.mine).toBe(false);
    past.history.leave();
    expect(past.view?.number).toBe(9);
    expect(past.overrideView).toBeNull();
  });

  test("what was asked for once, and its neighbours, are there at once", async () => {
    const past = table();
    past.history.goTo(4);
    await settled();
    expect(asked.moment.mock.calls.map((call) => call[1]).sort()).toEqual([3, 4, 5]);
    past.history.step(1);
    expect(past.view?.number).toBe(5);
    past.history.goTo(4);
    expect(past.view?.number).toBe(4);
    await settled();
    expect(asked.moment.mock.calls.filter((call) => call[1] === 4)).toHaveLength(1);
  });

  test("of two jumps the last one counts, in whatever order the answers come", async () => {
    const past = table();
    const answers = new Map<number, (found: unknown) => void>();
    asked.moment.mockImplementation(
      (_id: string, number: number) => new Promise((done) => answers.set(number, done)),
    );
    const moment = (number: number) => ({ view: at(number), map: { play: `${number}` } });
    past.history.goTo(2);
    past.history.goTo(6);
    answers.get(6)!(moment(6));
    await settled();
    answers.get(2)!(moment(2));
    await settled();
    expect(past.view?.number).toBe(6);
  });

  test("one step on shows what it changed; a jump does not", async () => {
    const past = table();
    past.history.goTo(4);
    await settled();
    past.history.step(1);
    expect([...past.changes.values()][0]?.by).toBe(1);
    past.history.goTo(8);
    await settled();
    expect(past.changes.size).toBe(0);
  });

  test("turns begin where the log has headings, and the whole log is read for them", async () => {
    const past = table();
    past.history.goTo(9);
    await settled();
    expect(past.history.turns).toEqual([1, 4, 7]);
    past.history.stepTurn(-1);
    expect(past.history.at).toBe(7);
    past.history.stepTurn(-1);
    past.history.stepTurn(-1);
    past.history.stepTurn(-1);
    expect(past.history.at).toBe(0);
    past.history.stepTurn(1);
    expect(past.history.at).toBe(1);
    expect(past.history.textOf(7)).toBe("move 7");
  });

  test("other eyes are asked for, with their log", async () => {
    const past = table(9, { outcome: { reason: "", ranking: [], scores: [], lines: [] } });
    past.history.goTo(4);
    past.history.setViewpoint(1);
    await settled();
    expect(asked.moment).toHaveBeenLastCalledWith("m", expect.any(Number), {
      eyes: "seat",
      seat: 1,
    });
    expect(asked.log).toHaveBeenCalledWith("m", 10, { eyes: "seat", seat: 1 });
    past.history.leave();
    expect(past.history.viewpoint).toBe("mine");
  });

  test("what happens meanwhile is counted, not shown, and nothing is played by itself", async () => {
    const past = table();
    past.history.goTo(4);
    await settled();
    const only = [choice("button", option("pass"))];
    past.receive(
      at(11, { actor: 0, choices: only, log: { ...view().log, start: 10, entries: log(10, 11) } }),
    );
    expect(past.view?.number).toBe(4);
    expect(past.history.newActions).toBe(2);
    expect(asked.playActions).not.toHaveBeenCalled();
    past.history.leave();
    expect(past.view?.number).toBe(11);
    expect(asked.playActions).toHaveBeenCalledOnce();
  });

  test("what is taken back is not shown any more", async () => {
    const past = table();
    past.history.goTo(9);
    await settled();
    past.receive(at(7, { version: 11, log: { ...view().log, start: 8, entries: [] } }));
    await settled();
    expect(past.view?.number).toBe(7);
    past.receive(at(9, { version: 13, log: { ...view().log, start: 8, entries: log(8, 9) } }));
    past.history.goTo(9);
    await settled();
    expect(asked.moment.mock.calls.filter((call) => call[1] === 9)).toHaveLength(2);
  });

  test("a replay goes on by itself to the last action, unless it is stopped", async () => {
    const past = table();
    past.history.goTo(6);
    await settled();
    past.history.play();
    await vi.advanceTimersByTimeAsync(1000);
    expect(past.history.at).toBe(7);
    past.history.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(past.history.at).toBe(7);
    past.history.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect(past.history.at).toBe(9);
    expect(past.history.playing).toBe(false);
  });

  test("jumps are told to the address, the steps of a slider as passing ones", async () => {
    const past = table();
    const told: [number | null, boolean][] = [];
    past.history.onJump = (where, lasting) => told.push([where, lasting]);
    past.history.goTo(4);
    past.history.goTo(5, { lasting: false });
    past.history.followAddress(3);
    past.history.leave();
    await settled();
    expect(told).toEqual([
      [4, true],
      [5, false],
      [null, true],
    ]);
  });
});

describe("since I was here", () => {
  async function back(seen: number | null, more: Partial<MatchView> = {}) {
    asked.lastSeen.mockResolvedValue({ number: seen });
    const made = new TableStore("m");
    made.history.start();
    made.receive(at(9, { log: { ...view().log, entries: log(6, 9) }, ...more }));
    await settled();
    return made;
  }

  test("the log is marked where I stopped, until I decide", async () => {
    const mine = await back(5);
    expect(mine.history.unreadAfter).toBe(5);
    expect(mine.view?.number).toBe(9);
    const done = { ...entry(10, "done"), seat: 0 };
    mine.receive(at(10, { log: { ...view().log, start: 10, entries: [done] } }));
    expect(mine.history.unreadAfter).toBeNull();
  });

  test("nothing is marked for who has seen everything, was never here, or did it all alone", async () => {
    expect((await back(9)).history.unreadAfter).toBeNull();
    expect((await back(null)).history.unreadAfter).toBeNull();
    expect((await back(5, { seat: 1 })).history.unreadAfter).toBeNull();
  });

  test("where things may move, what I missed is shown move by move, and then the table", async () => {
    motion.still = false;
    const mine = await back(5);
    expect(mine.view?.number).toBe(5);
    expect(mine.history.opening).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    expect(mine.view?.number).toBe(6);
    expect(mine.history.missed).toMatchObject({ count: 4, done: 1 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(mine.overrideView).toBeNull();
    expect(mine.history.unreadAfter).toBe(5);
  });

  test("it is skipped by a touch of the table", async () => {
    motion.still = false;
    const mine = await back(5);
    await mine.activate("hex:A1");
    expect(mine.view?.number).toBe(9);
    await vi.advanceTimersByTimeAsync(5000);
    expect(mine.overrideView).toBeNull();
  });

  test("an address that names a moment goes there instead", async () => {
    motion.still = false;
    asked.lastSeen.mockResolvedValue({ number: 5 });
    const mine = new TableStore("m");
    mine.history.start();
    mine.history.followAddress(3);
    mine.receive(at(9, { log: { ...view().log, entries: log(6, 9) } }));
    await settled();
    expect(mine.view?.number).toBe(3);
    expect(mine.history.missed).toBeNull();
  });

  test("the next person at this screen sees what happened since they handed it over", async () => {
    motion.still = false;
    const seats = [seat(0, true), seat(1, true)];
    const entries = log(0, 2).map((each) => ({ ...each, seat: 0 }));
    const us = new TableStore("m");
    us.history.start();
    const here = (number: number, actor: number, more: Partial<MatchView> = {}) =>
      at(number, { private: true, seats, actor, seat: actor, ...more });
    us.receive(here(0, 0));
    us.sit(0);
    us.receive(here(0, 0, { log: { ...view().log, entries: entries.slice(0, 1) } }));
    await settled();
    us.receive(
      here(2, 1, { seat: 0, log: { ...view().log, start: 1, entries: entries.slice(1) } }),
    );
    expect(us.handoverSeat).toBe(1);
    us.sit(1);
    us.receive(here(2, 1, { log: { ...view().log, entries } }));
    await settled();
    expect(us.history.missed).toBeNull(); // it is their first look
    us.receive(here(3, 0, { seat: 1, log: { ...view().log, start: 3, entries: log(3, 3) } }));
    us.sit(0);
    us.receive(here(3, 0, { log: { ...view().log, entries: [...entries, ...log(3, 3)] } }));
    await settled();
    expect(us.history.missed?.count).toBe(1);
  });

  test("what is before my eyes is written down once", async () => {
    const mine = await back(null);
    mine.history.markSeen(9);
    mine.history.markSeen(9);
    await vi.advanceTimersByTimeAsync(1000);
    mine.history.markSeen(9);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.markSeen.mock.calls).toEqual([["m", 9]]);
  });
});
