import { beforeEach, describe, expect, test, vi } from "vitest";
import type { EntryView, MatchView, CompletePlan } from "../../../lib/api";
import { anew, ApiError, asked, TableStore } from "../../tests/isolated-store";
import { choice, dollars, entry, option, panel, view } from "../../tests/builders";
import { remainingSteps, parsePlan } from "../stored-plan";

const illegal = new Set<string>(); // what the rules forbid
const forbidden = (at: number) =>
  new ApiError({ code: "illegal", message: "It is forbidden.", clause: "CL-1", at });

const seatOf = (action: string) => Number(action.split(" ")[1]);
const played = (number: number, action: string): EntryView => ({
  ...entry(number, action),
  action,
  label: action.toUpperCase(),
  seat: seatOf(action),
});

const answer = ({ number, actions }: CompletePlan) => ({
  view: view({
    number: number + actions.length,
    actor: 1,
    choices: [choice("button", option("do 1"))],
    scene: { ...view().scene, panels: [panel([[dollars(actions.length)]])] },
  }),
  map: { key: "", view_box: "", ground: "", play: "" },
  entries: actions.map((each, index) => played(number + 1 + index, each)),
  submittable: 2,
  guessed: true,
});

const now = (number: number, entries: EntryView[] = []): MatchView =>
  view({
    version: number + 1,
    number,
    log: { ...view().log, start: number - entries.length + 1, entries },
  });

let id = 0;
function table() {
  const made = new TableStore(`m${id++}`);
  made.receive(now(5, [played(5, "did 1")]));
  return made;
}

beforeEach(() => {
  anew({ confirm: true });
  illegal.clear();
  asked.plan.mockImplementation(async (_id: string, request: CompletePlan) => {
    const wrong = request.actions.findIndex((each) => illegal.has(each));
    if (wrong >= 0) throw forbidden(wrong);
    return answer(request);
  });
});

const last = () => asked.plan.mock.lastCall?.[1] as CompletePlan;

describe("planning", () => {
  test("shows the same table; what is chosen there is planned at once and nothing is sent", async () => {
    const mine = table();
    await mine.plan.begin();
    expect(mine.overrideView?.kind).toBe("plan");
    expect(mine.mine).toBe(true); // though it is another's decision
    await mine.choose(option("do 0"));
    await mine.choose(option("do 1"));
    expect(last()).toMatchObject({ number: 5, actions: ["do 0", "do 1"], luck: 0 });
    expect(mine.view?.number).toBe(7);
    expect(mine.entries.map(({ number }) => number)).toEqual([5, 6, 7]);
    expect([...mine.changes.values()][0]?.by).toBe(1);
    expect(asked.playActions).not.toHaveBeenCalled();
    mine.plan.leave();
    expect(mine.view?.number).toBe(5);
  });

  test("asks about the plan what would happen, and why not", async () => {
    asked.planRefusal.mockResolvedValue({
      legal: false,
      label: "X",
      rule: "r",
      message: "",
      clause: "",
    });
    const mine = table();
    await mine.plan.begin();
    await mine.plan.play(["do 0"]);
    await mine.choose(option("no 1", { legal: false }));
    expect(asked.planRefusal.mock.lastCall?.[1]).toMatchObject({ number: 5, actions: ["do 0"] });
    expect(asked.refusal).not.toHaveBeenCalled();
    expect(mine.hint?.text).toBe("r");
  });

  test("goes one step back, and to the beginning", async () => {
    const mine = table();
    await mine.plan.begin();
    for (const each of ["do 0", "do 1", "do 0"]) await mine.plan.play([each]);
    await mine.undo(1);
    expect(last().actions).toEqual(["do 0", "do 1"]);
    await mine.plan.clear();
    expect(last().actions).toEqual([]);
  });

  test("other guesses keep what is possible with them, and say what is not", async () => {
    const mine = table();
    await mine.plan.begin();
    for (const each of ["do 0", "take 1", "do 0"]) await mine.plan.play([each]);
    illegal.add("take 1");
    await mine.plan.dealOtherwise();
    expect(last()).toMatchObject({ luck: 1, actions: ["do 0"] });
    expect(mine.plan.broken).toEqual({ step: "TAKE 1", why: "It is forbidden.", clause: "CL-1" });
  });

  test("begins in the past as well, and is then not kept", async () => {
    asked.moment.mockResolvedValue({ view: now(3), map: {} });
    asked.log.mockResolvedValue({ ...view().log, entries: [] });
    const mine = table();
    mine.history.goTo(3);
    await vi.waitFor(() => expect(mine.view?.number).toBe(3));
    await mine.plan.begin();
    await mine.plan.play(["do 0"]);
    expect(last()).toMatchObject({ number: 3, actions: ["do 0"] });
    mine.receive(now(6, [played(6, "did 0")]));
    expect(last()).toMatchObject({ number: 3, actions: ["do 0"] });
    mine.plan.leave();
    expect(mine.view?.number).toBe(3);
    mine.history.leave();
    await mine.plan.begin();
    expect(last()).toMatchObject({ number: 6, actions: [] });
  });

  test("a slip of Esc does not leave it", async () => {
    const mine = table();
    await mine.plan.begin();
    mine.plan.escape(1000);
    expect(mine.plan.open).toBe(true);
    mine.plan.escape(9000);
    expect(mine.plan.open).toBe(true);
    mine.plan.escape(9500);
    expect(mine.plan.open).toBe(false);
  });
});

describe("a plan is kept", () => {
  async function planned() {
    const mine = table();
    await mine.plan.begin();
    for (const each of ["do 0", "run 0", "do 1", "end 0"]) await mine.plan.play([each]);
    return mine;
  }

  test("what is mine to be played is submitted; what comes after it stays", async () => {
    const mine = await planned();
    asked.playActions.mockResolvedValue(now(7, [played(6, "do 0"), played(7, "run 0")]));
    await mine.plan.submit();
    expect(asked.playActions.mock.lastCall?.slice(1, 3)).toEqual([6, ["do 0", "run 0"]]);
    expect(mine.overrideView).toBeNull();
    await mine.plan.begin();
    expect(last()).toMatchObject({ number: 7, actions: ["do 1", "end 0"] });
  });

  test("while others move: what they did takes the place of what I thought", async () => {
    const mine = await planned();
    mine.receive(now(6, [played(6, "do 0")]));
    mine.receive(now(7, [played(7, "run 0")]));
    mine.receive(now(8, [played(8, "other 1")]));
    await vi.waitFor(() => expect(last()).toMatchObject({ number: 8, actions: ["end 0"] }));
    expect(mine.plan.broken).toBeNull();
  });

  test("what does not hold any more is left out, and said", async () => {
    const mine = await planned();
    illegal.add("do 1");
    mine.receive(now(7, [played(6, "do 0"), played(7, "run 0")]));
    await vi.waitFor(() => expect(mine.plan.broken?.step).toBe("DO 1"));
    expect(mine.plan.steps).toEqual([]);
  });

  test("for another visit", async () => {
    const mine = await planned();
    const again = new TableStore(mine.id);
    again.receive(now(6, [played(6, "do 0")]));
    await again.plan.begin();
    expect(last()).toMatchObject({ number: 6, actions: ["run 0", "do 1", "end 0"] });
  });

  test("an illegal step is refused in words, and the plan stays as it is", async () => {
    const mine = await planned();
    illegal.add("bad 1");
    await mine.plan.play(["bad 1"]);
    expect(mine.hint).toMatchObject({ text: "It is forbidden.", clause: "CL-1" });
    expect(mine.plan.steps).toHaveLength(4);
    expect(mine.plan.broken).toBeNull();
  });
});

describe("what is stored", () => {
  test("is a plan, or nothing", () => {
    const kept = { number: 3, luck: 0, steps: [{ action: "a", seat: 0, label: "A" }] };
    expect(parsePlan(JSON.stringify(kept))).toEqual(kept);
    for (const bad of [
      null,
      "",
      "{",
      "[]",
      "7",
      '{"number":1}',
      '{"number":1,"luck":0,"steps":[{}]}',
    ])
      expect(parsePlan(bad)).toBeNull();
  });

  test("loses a step for each decision of that seat", () => {
    const steps = ["a 0", "b 1", "c 0"].map((action) => ({
      action,
      seat: seatOf(action),
      label: "",
    }));
    expect(remainingSteps(steps, [played(1, "x 0"), played(2, "y 1")])).toEqual(steps.slice(2));
    expect(remainingSteps(steps, [played(1, "x 1")])).toEqual(steps);
  });
});
