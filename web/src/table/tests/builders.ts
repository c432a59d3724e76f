// Short ways to say what a test is about.
import type {
  CellView,
  ChoiceView,
  EntryView,
  EventView,
  MatchView,
  OptionView,
  PanelView,
  SeatView,
} from "../../lib/api";

export const event = (text: string, more: Partial<EventView> = {}): EventView => ({
  kind: "told",
  text,
  clause: "",
  targets: [],
  heading: false,
  ...more,
});

export const entry = (number: number, ...events: (EventView | string)[]): EntryView => ({
  number,
  seat: null,
  action: "do",
  label: "Do it",
  at: "2026-01-01T00:00:00Z",
  events: events.map((each) => (typeof each === "string" ? event(each) : each)),
});

export const option = (action: string, more: Partial<OptionView> = {}): OptionView => ({
  action,
  label: action,
  legal: true,
  targets: [],
  number: null,
  ...more,
});

export const choice = (kind: ChoiceView["kind"], ...options: OptionView[]): ChoiceView => ({
  word: options[0]?.action.split(" ")[0] ?? "",
  label: "",
  kind,
  options,
  branches: [],
  names: {},
});

/** A cell with a number; the text may say anything. */
export const number = (value: number, more: Partial<CellView> = {}): Partial<CellView> => ({
  text: `${value}`,
  value,
  unit: "count",
  ...more,
});

export const dollars = (value: number): Partial<CellView> =>
  number(value, { text: `$${value}`, unit: "money", before: "$" });

export const panel = (rows: (string | Partial<CellView>)[][], id = "money"): PanelView => ({
  id,
  title: id,
  kind: "table",
  columns: [],
  notes: [],
  rows: rows.map((row) =>
    row.map((cell) => ({
      text: "",
      owner: "",
      strong: false,
      note: "",
      ...(typeof cell === "string" ? { text: cell } : cell),
    })),
  ),
});

export const seat = (number: number, mine = false): SeatView => ({
  seat: number,
  name: `P${number}`,
  kind: "person",
  bot: "",
  bot_title: "",
  level: null,
  mine,
  here: true,
  replaced: false,
  invited: false,
  team: null,
});

export const view = (more: Partial<MatchView> = {}): MatchView => ({
  id: "m",
  game: "g",
  title: "G",
  rules_version: 1,
  board: "",
  options: {},
  created: "2026-01-01T00:00:00Z",
  version: 1,
  number: 0,
  seats: [seat(0, true), seat(1)],
  seat: 0,
  private: false,
  actor: 0,
  prompt: "",
  about: [],
  choices: [],
  ways: false,
  undo: { steps: 0, barrier: "", may_ask: false },
  scene: { title: "", provenance: "", liveries: [], panels: [], things: {}, map: "" },
  scores: [0, 0],
  clocks: [],
  ends: [],
  outcome: null,
  origin: null,
  shuffle: { commitment: "", seed: null, salt: null },
  log: { start: 0, entries: [], earlier: false, happenings: [] },
  customs: { take_backs: "turn", absence: 4320 },
  asked: null,
  rematch: "",
  lesson: false,
  ...more,
});
