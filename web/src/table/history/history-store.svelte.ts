// History store: the match as it was after any of its actions, through any viewer's eyes, replayed like a
// film; and what happened since I last looked.
import { announce } from "../../lib/announce.svelte";
import { api, type EntryView, type LookBack, type MatchView, type MomentView } from "../../lib/api";
import { ApiError } from "../../lib/request";
import { language, t } from "../../lib/i18n.svelte";
import { motionless } from "../../lib/preferences.svelte";
import { compare, UNCHANGED, type Changes } from "../state/changes";
import { prepend, sentences } from "../log/log";
import type { OverrideView } from "../state/override-view";
import type { StoreHost } from "../state/store-host";
import { catchUpSteps } from "./catch-up";
import { MomentCache } from "./moment-cache";

/** My own, those of somebody who watches, those of a seat, or everybody's. */
export type Eyes = "mine" | "spectator" | "all" | number;

interface Shown {
  number: number;
  moment: MomentView;
  changes: Changes;
}

/** The moves that are shown because I missed them: the steps, and how many of them are done. */
export interface Missed {
  count: number;
  steps: readonly number[];
  done: number;
}

const FILM = 900; // milliseconds from one action to the next
const PATIENCE = 1500; // the table is not held up for longer to show what was missed
const AHEAD = 3;

/** What history needs of the table that holds it. */
interface HistoryHost extends StoreHost {
  /** The seat to hand the screen to before anything is shown. */
  readonly handoverSeat: number | null;
  loadEarlier(): Promise<void>;
}

export class HistoryStore {
  /** The number of the action after which the table is shown; null: as it stands now. */
  at: number | null = $state(null);
  eyes: Eyes = $state("mine");
  playing = $state(false);
  missed: Missed | null = $state.raw(null);
  /** What came after this action is new to me: the log has a line there, until I decide. */
  here: number | null = $state(null);
  /** It is being found out whether something is to be shown before the table as it stands. */
  opening = $state(!motionless());
  /** Told of every jump: the address follows. `lasting`: a step that the browser's "back" undoes. */
  jumped: (at: number | null, lasting: boolean) => void = () => undefined;

  #shown: Shown | null = $state.raw(null);
  /** The log through other eyes than mine. */
  #others: EntryView[] = $state.raw([]);
  /** How far the match was when I last saw all of it. */
  #known = $state(0);
  #moments: MomentCache;
  #seen: Promise<number | null> | null = null;
  #written = -1;
  #begun = false;
  #wanted: number | null = null;
  /** How far each person at this screen had seen it when the curtain fell. */
  #sat = new Map<number, number>();
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;

  readonly overrideView: OverrideView | null = $derived.by(() => {
    if (this.at === null || !this.#shown) return null;
    const { moment, changes } = this.#shown;
    return { kind: "past", view: moment.view, map: moment.map, entries: this.entries, changes };
  });
  readonly last = $derived.by(() => this.table.present?.number ?? 0);
  /** So much has happened since I went into the past. */
  readonly news = $derived(Math.max(0, this.last - this.#known));
  readonly entries: readonly EntryView[] = $derived.by(() =>
    this.eyes === "mine" ? this.table.record : this.#others,
  );
  /** What is said of each action: its sentences in one. */
  readonly #told = $derived.by(() => {
    const all = new Map<number, string>();
    for (const { number, event } of sentences(this.entries)) {
      all.set(number, all.has(number) ? `${all.get(number)} ${event.text}` : event.text);
    }
    return all;
  });
  /** The actions with which turns begin. */
  readonly turns = $derived(
    this.entries.filter(({ events }) => events.some((each) => each.heading)).map((e) => e.number),
  );

  constructor(readonly table: HistoryHost) {
    this.#moments = new MomentCache((number) => api.moment(table.id, number, this.#look));
  }

  get #look(): LookBack {
    const { eyes } = this;
    if (eyes === "mine") return { seat: this.table.sitting };
    return typeof eyes === "number" ? { eyes: "seat", seat: eyes } : { eyes, seat: null };
  }

  get #key(): string {
    return `${this.eyes}|${this.table.sitting}|${language()}`;
  }

  /** What happened with that action, in words. */
  told(number: number): string {
    return this.#told.get(number) ?? "";
  }

  // The wire

  start(): void {
    this.#seen = api.seen(this.table.id).then(
      ({ number }) => number,
      () => null,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#saying);
    this.#turn += 1;
  }

  /** The match has moved on, or back. */
  moved(view: MatchView, before: MatchView | null): void {
    this.#moments.forgetFrom(before ? view.log.start : 0);
    if (before && this.here !== null && this.#haveActed(before.number)) this.here = null;
    if (this.#known > view.number) this.#known = view.number;
    if (this.#shown && this.#shown.number > view.number) this.#shown = null;
    if (this.at !== null && this.at > view.number) void this.#show(view.number);
    if (!this.#begun && this.table.handoverSeat === null) void this.#begin();
  }

  #haveActed(since: number): boolean {
    const { record, present } = this.table;
    const mine = (seat: number | null) => seat !== null && seat === present?.seat;
    return record.some(({ number, seat }) => number > since && mine(seat));
  }

  /** The first view is here, and whoever it is for sits before it. */
  async #begin(): Promise<void> {
    this.#begun = true;
    const wanted = this.#wanted;
    this.#wanted = null;
    try {
      if (wanted !== null) await this.#show(Math.min(wanted, this.last));
      else await this.#remember();
    } finally {
      this.opening = false;
    }
  }

  async #remember(): Promise<void> {
    const seat = this.table.sitting;
    const here = seat === null ? undefined : this.#sat.get(seat);
    const from = here ?? (await soon(this.#seen ?? Promise.resolve(null)));
    if (from !== null && this.at === null) await this.catchUp(from);
  }

  // Since your last turn

  /** Mark what is new since that action, and show it move by move. */
  async catchUp(from: number): Promise<void> {
    const to = this.last;
    if (from >= to || this.at !== null || this.table.overrideView) return;
    if (!(await this.reach(from + 1))) return;
    const since = this.#pastMine(from);
    if (since >= to) return;
    this.here = since;
    const { numbers, pace } = catchUpSteps(this.table.record, since, to);
    announce(t("history-missed", { count: to - since }));
    if (motionless()) return;
    this.missed = { count: to - since, steps: numbers, done: 0 };
    await soon(this.#moments.get(since, this.#key).catch(() => null));
    if (this.missed && this.at === null) void this.#film(since, pace);
  }

  /** What I did myself before I left is not news. */
  #pastMine(from: number): number {
    const { record, present } = this.table;
    const seats = new Map(record.map(({ number, seat }) => [number, seat]));
    let since = from;
    while (present?.seat !== null && seats.get(since + 1) === present?.seat) since += 1;
    return since;
  }

  async #film(since: number, pace: number): Promise<void> {
    if (!(await this.#show(since))) return this.leave();
    const turn = this.#turn;
    for (const [index, number] of this.missed!.steps.entries()) {
      this.#moments.expect(this.missed!.steps.slice(index, index + AHEAD), this.#key);
      await pause(pace);
      if (!this.missed || turn !== this.#turn) return;
      this.missed = { ...this.missed, done: index + 1 };
      const there = await this.#moments.get(number, this.#key).catch(() => null);
      if (!this.missed || turn !== this.#turn) return;
      if (there) this.#put(number, there);
    }
    await pause(pace);
    if (this.missed && turn === this.#turn) this.leave();
  }

  /** The curtain falls: so far this person has seen it. */
  sat(before: number | null): void {
    if (before !== null) this.#sat.set(before, this.last);
    this.leave();
    this.#begun = false;
    this.opening = !motionless();
  }

  /** The table as it stands is before my eyes. */
  see(number: number): void {
    if (this.#known < number) this.#known = number;
    if (this.opening || number === this.#written) return;
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => {
      this.#written = number;
      // It is only a mark for the next visit.
      api.see(this.table.id, number).catch(() => (this.#written = -1));
    }, 300);
  }

  // Going there

  /** Show the table after that action. */
  goTo(number: number, { lasting = true } = {}): void {
    this.halt();
    this.#to(number, lasting);
  }

  /** The same, as somebody's address has it: nothing is written into it. */
  follow(number: number | null): void {
    if (number === this.at) return;
    if (!this.#begun) this.#wanted = number;
    else if (number === null) this.#leave();
    else {
      this.halt();
      void this.#show(this.#within(number));
    }
  }

  #to(number: number, lasting: boolean): void {
    const at = this.#within(number);
    this.jumped(at, lasting || this.at === null);
    void this.#show(at);
    void this.reach(0);
  }

  #within(number: number): number {
    return Math.max(0, Math.min(number, this.last));
  }

  step(by: number): void {
    this.goTo((this.at ?? this.last) + by, { lasting: false });
  }

  /** To the beginning of the next turn, or of this one or the one before. */
  turn(by: 1 | -1): void {
    const at = this.at ?? this.last;
    const next =
      by > 0 ? this.turns.find((each) => each > at) : this.turns.findLast((each) => each < at);
    this.goTo(next ?? (by > 0 ? this.last : 0), { lasting: false });
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.#others = [];
    if (this.at !== null) void this.#show(this.at);
    void this.reach(0);
  }

  /** Back to the table as it stands. */
  leave(): void {
    if (this.at !== null && !this.missed) this.jumped(null, true);
    this.#leave();
  }

  #leave(): void {
    if (this.at === null && !this.missed) return;
    this.halt();
    this.at = null;
    this.#shown = null;
    this.eyes = "mine";
    this.#known = this.last;
    this.table.turnedTo();
  }

  /** The reader's language is another one. */
  retell(): void {
    this.#others = [];
    if (this.at !== null) this.look(this.eyes);
  }

  async #show(number: number): Promise<boolean> {
    const turn = ++this.#turn;
    if (this.at === null) this.#known = this.last;
    this.at = number;
    const known = this.#moments.known(number, this.#key);
    if (known) {
      this.#put(number, known);
      return true;
    }
    try {
      const found = await this.#moments.get(number, this.#key);
      // A slider is faster than any wire: what is on the way is shown on the way.
      if (turn === this.#turn) this.#put(number, found);
      return turn === this.#turn;
    } catch (problem) {
      if (turn !== this.#turn) return false;
      this.#sorry(problem);
      return false;
    }
  }

  #sorry(problem: unknown): void {
    if (!(problem instanceof ApiError)) throw problem;
    this.#leave();
    this.table.hint = { title: "", text: problem.message, clause: "" };
  }

  #put(number: number, moment: MomentView): void {
    const before = this.#shown;
    const follows = before !== null && before.number < number && (this.playing || this.missed);
    const next = before?.number === number - 1;
    const changes =
      follows || next
        ? compare(before!.moment.view.scene.panels, moment.view.scene.panels)
        : UNCHANGED;
    const first = before === null;
    this.at = number;
    this.#shown = { number, moment, changes };
    if (number === this.last) this.#known = number;
    if (first) this.table.turnedTo();
    if (!this.missed) this.#moments.expect(this.#near(number), this.#key);
  }

  #near(number: number): number[] {
    const ahead = Array.from(
      { length: this.playing ? AHEAD : 1 },
      (_, index) => number + 1 + index,
    );
    return [...ahead, number - 1].filter((each) => each >= 0 && each <= this.last);
  }

  // Playing

  play(): void {
    const at = this.at === null || this.at === this.last ? 0 : this.at;
    if (at !== this.at) this.#to(at, this.at === null);
    this.playing = true;
    this.#timer = setTimeout(() => void this.#next(), FILM);
  }

  /** Whatever runs by itself stands still. */
  halt(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.missed = null;
    this.#turn += 1;
  }

  async #next(): Promise<void> {
    const at = this.at;
    if (!this.playing || at === null) return;
    this.jumped(at + 1, false);
    if (!(await this.#show(at + 1)) || !this.playing) return;
    if (this.at === this.last) this.playing = false;
    else this.#timer = setTimeout(() => void this.#next(), FILM);
  }

  // The log

  /** The log back to that number; false where it cannot be had. */
  async reach(number: number): Promise<boolean> {
    const { eyes } = this;
    while (eyes === this.eyes && (this.entries[0]?.number ?? Infinity) > number) {
      const before = this.entries[0]?.number ?? this.last + 1;
      await this.earlier();
      if ((this.entries[0]?.number ?? Infinity) >= before) return false;
    }
    return eyes === this.eyes;
  }

  async earlier(): Promise<void> {
    const { eyes } = this;
    if (eyes === "mine") return this.table.loadEarlier();
    const before = this.#others[0]?.number ?? this.last + 1;
    try {
      const { entries } = await api.log(this.table.id, before, this.#look);
      if (eyes === this.eyes) this.#others = prepend(this.#others, entries);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
    }
  }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** What comes too late is not waited for. */
async function soon<T>(what: Promise<T>): Promise<T | null> {
  return Promise.race([what, pause(PATIENCE).then(() => null)]);
}
