// History store: the match as it was after any of its actions, from any viewpoint, replayed step by step;
// and what happened since I last looked.
import { announce } from "../../lib/announce.svelte";
import { api, type EntryView, type MatchView, type MomentView } from "../../lib/api";
import { ApiError } from "../../lib/request";
import { language, t } from "../../lib/i18n.svelte";
import { reducedMotion } from "../../lib/preferences.svelte";
import { diffPanels, NO_CHANGES, type Changes } from "../state/changes";
import type { OverrideView } from "../state/override-view";
import { catchUpSteps } from "./catch-up";
import { HistoryLog, type LogHost } from "./history-log.svelte";
import { MomentCache } from "./moment-cache";
import { ReadMarker } from "./read-marker";
import { viewpointQuery, type Viewpoint } from "./viewpoint";

interface Shown {
  number: number;
  moment: MomentView;
  changes: Changes;
}

/** The moves that are shown because I missed them: the steps, and how many of them are done. */
interface Missed {
  count: number;
  steps: readonly number[];
  done: number;
}

const REPLAY_PACE = 900; // milliseconds from one action to the next
const PATIENCE = 1500; // the table is not held up for longer to show what was missed
const AHEAD = 3;

/** What history needs of the table that holds it. */
interface HistoryHost extends LogHost {
  /** The seat to hand the screen to before anything is shown. */
  readonly handoverSeat: number | null;
}

export class HistoryStore {
  /** The number of the action after which the table is shown; null: as it stands now. */
  at: number | null = $state(null);
  viewpoint: Viewpoint = $state("mine");
  playing = $state(false);
  missed: Missed | null = $state.raw(null);
  /** What came after this action is new to me: the log has a line there, until I decide. */
  unreadAfter: number | null = $state(null);
  /** It is being found out whether something is to be shown before the table as it stands. */
  opening = $state(!reducedMotion());
  /** Told of every jump: the address follows. `lasting`: a step that the browser's "back" undoes. */
  onJump: (at: number | null, lasting: boolean) => void = () => undefined;

  #shown: Shown | null = $state.raw(null);
  /** How far the match was when I last saw all of it. */
  #known = $state(0);
  #moments: MomentCache;
  #log: HistoryLog;
  #marker: ReadMarker;
  #begun = false;
  #wanted: number | null = null;
  /** How far each person at this screen had seen it when they handed it over. */
  #seenBy = new Map<number, number>();
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly overrideView: OverrideView | null = $derived.by(() => {
    if (this.at === null || !this.#shown) return null;
    const { moment, changes } = this.#shown;
    return { kind: "past", view: moment.view, map: moment.map, entries: this.entries, changes };
  });
  readonly last = $derived.by(() => this.table.present?.number ?? 0);
  /** So much has happened since I went into the past. */
  readonly newActions = $derived(Math.max(0, this.last - this.#known));
  readonly entries: readonly EntryView[] = $derived.by(() => this.#log.entries);
  /** The actions with which turns begin. */
  readonly turns: readonly number[] = $derived.by(() => this.#log.turns);

  constructor(readonly table: HistoryHost) {
    this.#log = new HistoryLog(table, () => this.viewpoint);
    this.#marker = new ReadMarker(table.id);
    this.#moments = new MomentCache((number) =>
      api.moment(table.id, number, viewpointQuery(this.viewpoint, table.sitting)),
    );
  }

  get #key(): string {
    return `${this.viewpoint}|${this.table.sitting}|${language()}`;
  }

  /** What happened with that action, in words. */
  textOf(number: number): string {
    return this.#log.textOf(number);
  }

  /** The log back to that number; false where it cannot be had. */
  loadBackTo(number: number): Promise<boolean> {
    return this.#log.loadBackTo(number);
  }

  // Following the match

  start(): void {
    this.#marker.load();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#marker.stop();
    this.#turn += 1;
  }

  /** The match has moved on, or back. */
  moved(view: MatchView, before: MatchView | null): void {
    this.#moments.forgetFrom(before ? view.log.start : 0);
    if (before && this.unreadAfter !== null && this.#haveActed(before.number))
      this.unreadAfter = null;
    if (this.#known > view.number) this.#known = view.number;
    if (this.#shown && this.#shown.number > view.number) this.#shown = null;
    if (this.at !== null && this.at > view.number) void this.#show(view.number);
    if (!this.#begun && this.table.handoverSeat === null) void this.#begin();
  }

  #haveActed(since: number): boolean {
    const { presentEntries, present } = this.table;
    const mine = (seat: number | null) => seat !== null && seat === present?.seat;
    return presentEntries.some(({ number, seat }) => number > since && mine(seat));
  }

  /** The first view is here, and whoever it is for sits before it. */
  async #begin(): Promise<void> {
    this.#begun = true;
    const wanted = this.#wanted;
    this.#wanted = null;
    try {
      if (wanted !== null) await this.#show(Math.min(wanted, this.last));
      else await this.#catchUpOnVisit();
    } finally {
      this.opening = false;
    }
  }

  async #catchUpOnVisit(): Promise<void> {
    const seat = this.table.sitting;
    const here = seat === null ? undefined : this.#seenBy.get(seat);
    const from = here ?? (await withTimeout(this.#marker.loaded));
    if (from !== null && this.at === null) await this.catchUp(from);
  }

  // Since your last turn

  /** Mark what is new since that action, and show it move by move. */
  async catchUp(from: number): Promise<void> {
    const to = this.last;
    if (from >= to || this.at !== null || this.table.overrideView) return;
    if (!(await this.loadBackTo(from + 1))) return;
    const since = this.#pastMine(from);
    if (since >= to) return;
    this.unreadAfter = since;
    const { numbers, pace } = catchUpSteps(this.table.presentEntries, since, to);
    announce(t("history-missed", { count: to - since }));
    if (reducedMotion()) return;
    this.missed = { count: to - since, steps: numbers, done: 0 };
    await withTimeout(this.#moments.get(since, this.#key).catch(() => null));
    if (this.missed && this.at === null) void this.#playMissed(since, pace);
  }

  /** What I did myself before I left is not news. */
  #pastMine(from: number): number {
    const { presentEntries, present } = this.table;
    const seats = new Map(presentEntries.map(({ number, seat }) => [number, seat]));
    let since = from;
    while (present?.seat !== null && seats.get(since + 1) === present?.seat) since += 1;
    return since;
  }

  async #playMissed(since: number, pace: number): Promise<void> {
    if (!(await this.#show(since))) return this.leave();
    const turn = this.#turn;
    for (const [index, number] of this.missed!.steps.entries()) {
      this.#moments.expect(this.missed!.steps.slice(index, index + AHEAD), this.#key);
      await sleep(pace);
      if (!this.missed || turn !== this.#turn) return;
      this.missed = { ...this.missed, done: index + 1 };
      const there = await this.#moments.get(number, this.#key).catch(() => null);
      if (!this.missed || turn !== this.#turn) return;
      if (there) this.#put(number, there);
    }
    await sleep(pace);
    if (this.missed && turn === this.#turn) this.leave();
  }

  /** The screen is handed over: so far this person has seen it. */
  handedOver(before: number | null): void {
    if (before !== null) this.#seenBy.set(before, this.last);
    this.leave();
    this.#begun = false;
    this.opening = !reducedMotion();
  }

  /** The table as it stands is before my eyes. */
  markSeen(number: number): void {
    if (this.#known < number) this.#known = number;
    if (!this.opening) this.#marker.write(number);
  }

  // Going there

  /** Show the table after that action. */
  goTo(number: number, { lasting = true } = {}): void {
    this.pause();
    this.#to(number, lasting);
  }

  /** The same, as somebody's address has it: nothing is written into it. */
  followAddress(number: number | null): void {
    if (number === this.at) return;
    if (!this.#begun) this.#wanted = number;
    else if (number === null) this.#leave();
    else {
      this.pause();
      void this.#show(this.#within(number));
    }
  }

  #to(number: number, lasting: boolean): void {
    const at = this.#within(number);
    this.onJump(at, lasting || this.at === null);
    void this.#show(at);
    void this.loadBackTo(0);
  }

  #within(number: number): number {
    return Math.max(0, Math.min(number, this.last));
  }

  step(by: number): void {
    this.goTo((this.at ?? this.last) + by, { lasting: false });
  }

  /** To the beginning of the next turn, or of this one or the one before. */
  stepTurn(by: 1 | -1): void {
    const at = this.at ?? this.last;
    const next =
      by > 0 ? this.turns.find((each) => each > at) : this.turns.findLast((each) => each < at);
    this.goTo(next ?? (by > 0 ? this.last : 0), { lasting: false });
  }

  setViewpoint(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    this.#log.clear();
    if (this.at !== null) void this.#show(this.at);
    void this.loadBackTo(0);
  }

  /** Back to the table as it stands. */
  leave(): void {
    if (this.at !== null && !this.missed) this.onJump(null, true);
    this.#leave();
  }

  #leave(): void {
    if (this.at === null && !this.missed) return;
    this.pause();
    this.at = null;
    this.#shown = null;
    this.viewpoint = "mine";
    this.#known = this.last;
    this.table.viewChanged();
  }

  /** The reader's language is another one. */
  languageChanged(): void {
    this.#log.clear();
    if (this.at !== null) this.setViewpoint(this.viewpoint);
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
      // A slider is faster than any connection: what is on the way is shown on the way.
      if (turn === this.#turn) this.#put(number, found);
      return turn === this.#turn;
    } catch (problem) {
      if (turn !== this.#turn) return false;
      this.#failed(problem);
      return false;
    }
  }

  #failed(problem: unknown): void {
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
        ? diffPanels(before!.moment.view.scene.panels, moment.view.scene.panels)
        : NO_CHANGES;
    const first = before === null;
    this.at = number;
    this.#shown = { number, moment, changes };
    if (number === this.last) this.#known = number;
    if (first) this.table.viewChanged();
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
    this.#timer = setTimeout(() => void this.#next(), REPLAY_PACE);
  }

  /** Whatever runs by itself stands still. */
  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.missed = null;
    this.#turn += 1;
  }

  async #next(): Promise<void> {
    const at = this.at;
    if (!this.playing || at === null) return;
    this.onJump(at + 1, false);
    if (!(await this.#show(at + 1)) || !this.playing) return;
    if (this.at === this.last) this.playing = false;
    else this.#timer = setTimeout(() => void this.#next(), REPLAY_PACE);
  }
}

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** What comes too late is not waited for. */
async function withTimeout<T>(what: Promise<T>): Promise<T | null> {
  return Promise.race([what, sleep(PATIENCE).then(() => null)]);
}
