// One match as I see it: what the server sent, what I am about to do, what I point at.
import { announce, hush } from "../lib/announce.svelte";
import {
  api,
  API,
  ApiError,
  type CellView,
  type EntryView,
  type HappeningView,
  type LiveryView,
  type MapView,
  type MatchView,
  type OptionView,
  type SeatView,
} from "../lib/api";
import { language, t } from "../lib/i18n.svelte";
import { identity } from "../lib/identity.svelte";
import { preferences } from "../lib/preferences.svelte";
import { changesFigure, compare, UNCHANGED, type Changes } from "./changes";
import { Foresight } from "./foresight.svelte";
import { History } from "./history/history.svelte";
import { Lesson } from "./lesson/lesson.svelte";
import { Live } from "./live";
import { hasEarlier, merge, mergeHappenings, parts, prepend, sentences, told } from "./log";
import {
  actionsOf,
  byTarget,
  forced,
  handsOver,
  isAbout,
  isMine,
  isSameDeed,
  kindOf,
  legal,
  numbered,
  type Deed,
  withoutId,
  wordOf,
  writtenOut,
} from "./options";
import {
  isAmount,
  left,
  litBy,
  litCells,
  modes,
  toPick,
  words,
  type Lit,
  type Mode,
  type Thing,
} from "./picking";
import { Atlas } from "./places/atlas.svelte";
import { Plan } from "./plan/plan.svelte";
import { onStage, type Stage } from "./stage";
import { atHand, split } from "./tray";
import { BEST, manners, Wayfinding } from "./wayfinding.svelte";
import { isPictured } from "./ways";

/** A sentence in place: why something cannot be done, or what went wrong. */
export interface Note {
  /** What it is about, where that is not plain from the text. */
  title: string;
  text: string;
  clause: string;
}

/** What somebody asks "why not?" about: an action, or a thing on the table and a kind of action. */
export type Doubt = { action: string } | { target: string; word: string };

/** What a number key does. */
export type Key = { mode: Mode } | { option: Deed };

const NOTHING: ReadonlySet<string> = new Set();
const KEYS = 9;
const SPOKEN = 6; // more new sentences than that at once are not read aloud one by one

export class Table {
  /** The match as it stands, and what has happened in it. */
  present: MatchView | null = $state.raw(null);
  record: EntryView[] = $state.raw([]);
  happenings: HappeningView[] = $state.raw([]);
  /** What the last move that changed a figure changed. */
  #changes: Changes = $state.raw(UNCHANGED);
  readonly history: History;
  readonly plan: Plan;
  readonly lesson: Lesson;
  /** What lies on the table instead: a moment of the past, or a plan. */
  readonly stage: Stage | null = $derived.by(() => this.plan.stage ?? this.history.stage);
  /** What is shown. */
  readonly view: MatchView | null = $derived(onStage(this.stage, this.present));
  readonly entries: readonly EntryView[] = $derived(this.stage?.entries ?? this.record);
  readonly changes: Changes = $derived(this.stage?.changes ?? this.#changes);
  /** The wire is down; actions still go by plain requests. */
  away = $state(false);
  /** The version that is being answered. */
  #answered: number | null = $state(null);
  /** Over as soon as the match has moved on: the wire may be faster than the answer. */
  readonly sending = $derived.by(
    () => this.plan.asking || (this.present !== null && this.present.version === this.#answered),
  );
  /** The match cannot be shown at all. */
  refused: ApiError | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  /** Waits for "confirm". */
  chosen: Deed | null = $state.raw(null);
  /** What a sentence of the log or a preview is about. */
  #pointing: ReadonlySet<string> = $state.raw(NOTHING);
  /** What is pointed at: that, or else what a lesson is about. */
  readonly pointed: ReadonlySet<string> = $derived.by(() =>
    this.#pointing.size > 0 ? this.#pointing : this.lesson.targets,
  );
  /** Places in the order in which a way goes by them. */
  #traced: readonly string[] = $state.raw([]);
  /** What the log is being asked about. */
  asked: string | null = $state(null);
  /** Things that were pointed at, each of which belongs to several actions. */
  picked: readonly Thing[] = $state.raw([]);
  /** The kind of action that I want to choose. */
  #wish: string | null = $state(null);
  /** Who sits at this screen, where several do. */
  sitting: number | null = $state(null);
  /** The dialog that is open. */
  open: "seats" | "take-back" | null = $state(null);
  /** Raised when a sentence of the log wants something to be seen. */
  shows = $state(0);
  /** What the map calls a thing. */
  titleOf: (target: string) => string = $state.raw(() => "");
  /** Something was said at the table. */
  poked: (number: number) => void = () => undefined;
  /** What the map comes close to by itself. */
  framed: readonly string[] = $state.raw([]);
  /** Moves the map so that the thing can be seen; false where it is not on the map. */
  reveal: (target: string) => boolean = () => false;
  /** The places of the map in words. */
  readonly atlas = new Atlas();
  readonly foresight: Foresight;
  readonly wayfinding: Wayfinding;

  /** The match waits for me. */
  readonly myTurn = $derived(this.present !== null && isMine(this.present));
  /** I decide on what is shown: in a plan for everybody, in the past nothing. */
  readonly mine = $derived.by(() => (this.stage ? this.plan.decides : this.myTurn));
  readonly #all = $derived.by(() => {
    const held = !this.stage && this.lesson.reading;
    return this.view && this.mine && !held ? this.view.choices : [];
  });
  /** Where very much could be chosen: the kinds of action, and the one that is being chosen. */
  readonly modes: readonly Mode[] = $derived(
    this.mine && this.view!.ways
      ? manners(this.#all, { best: t("table-best-ways"), byHand: t("table-by-hand") })
      : modes(this.#all),
  );
  readonly mode = $derived(
    this.modes.find((each) => each.key === this.#wish) ?? this.modes[0] ?? null,
  );
  /** The best ways are being looked at. */
  readonly weighs = $derived(this.mode?.key === BEST);
  /** What can be chosen now, and of which kinds that is. */
  readonly choices = $derived(this.mode?.choices ?? this.#all);
  readonly #open = $derived(byTarget(legal(this.choices)));
  /** The actions that are about all that was picked. */
  readonly left = $derived(this.picked.length > 0 ? left(legal(this.choices), this.picked) : []);
  readonly lit: Lit = $derived.by(() => {
    const next = this.weighs ? this.wayfinding.lit(t("table-ways-by")) : [];
    return new Map([...litCells(this.#all), ...litBy(this.choices, this.picked), ...next]);
  });
  /** The line of the way that is looked at, or that waits for "confirm". */
  readonly traced = $derived(
    this.#traced.length > 0 || !this.chosen?.then ? this.#traced : this.chosen.targets,
  );
  readonly keys: readonly Key[] = $derived(this.#keys().slice(0, KEYS));
  readonly #everything = $derived(byTarget(legal(this.#all)));
  /** What lies before the player, and what stands beside the map. */
  readonly split = $derived.by(() => {
    const paying = this.mine && this.view!.choices.some(isPictured);
    return split(this.view?.scene.panels ?? [], this.#everything, paying);
  });
  /** What the one thing that is being decided on points at. */
  readonly atHand = $derived(atHand(this.view?.scene.panels ?? [], this.#everything));
  /** Where on the map a thing is that is no place itself. */
  readonly #places = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const [place, things] of Object.entries(this.view?.scene.things ?? {})) {
      for (const each of things) found.set(each, [...(found.get(each) ?? []), place]);
    }
    return found;
  });
  readonly handTo = $derived(this.present && handsOver(this.present, this.sitting));
  readonly parts = $derived(parts(sentences(this.entries, this.stage ? [] : this.happenings)));
  readonly earlier = $derived(hasEarlier(this.entries));
  readonly pencil = $derived.by(() => {
    const shown = this.foresight.shown;
    return shown && this.view ? compare(this.view.scene.panels, shown.panels) : UNCHANGED;
  });
  readonly liveries = $derived(
    new Map(this.view?.scene.liveries.map((livery) => [livery.owner, livery])),
  );

  #live: Live;
  #spoken = language(); // the language of the log that is here
  #undone = false; // right after an undo nothing is played by itself
  #skipped = -1; // the version whose forced choice was sent
  #paid: { seat: number | null; number: number } | null = null; // I laid cards down, as what action

  constructor(readonly id: string) {
    this.history = new History(this);
    this.plan = new Plan(this);
    this.lesson = new Lesson(this);
    this.foresight = new Foresight((actions, signal) => {
      const { version, seat } = this.view!;
      return this.plan.wish
        ? api.planPreview(id, this.plan.wish, actions, signal)
        : api.preview(id, actions, version, seat, signal);
    });
    this.wayfinding = new Wayfinding(
      (targets, signal) => {
        const { version, seat } = this.view!;
        return this.plan.wish
          ? api.planWays(id, this.plan.wish, targets, signal)
          : api.ways(id, targets, version, seat, signal);
      },
      ({ ways }) => announce(t("table-ways-found", { count: ways.length })),
    );
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#live = new Live(`${scheme}://${location.host}${API}/matches/${id}/live`, {
      hello: () => ({
        secret: identity.secret,
        language: language(),
        seat: this.sitting,
        since: this.#since,
        talk: true,
        visible: document.visibilityState === "visible",
      }),
      poll: (signal) =>
        api.match(id, { seat: this.sitting, since: this.#since, wait: this.#since }, signal),
      received: (view) => this.receive(view),
      poked: (number) => this.poked(number),
      refused: (problem) => (this.refused = problem),
      away: (away) => (this.away = away),
    });
  }

  start(): void {
    this.history.start();
    this.#live.start();
  }

  stop(): void {
    this.history.stop();
    this.#live.stop();
    this.foresight.look(null, "");
    this.wayfinding.leave();
  }

  // What arrives

  get #since(): number {
    return this.record.length > 0 ? (this.present?.version ?? 0) : 0;
  }

  receive(view: MatchView): void {
    const before = this.present;
    if (before && view.version < before.version) return;
    const known = this.record;
    this.record = merge(known, view.log);
    this.happenings = mergeHappenings(this.happenings, view.log, this.record);
    this.present = { ...view, choices: view.choices.map(writtenOut) };
    if (before && view.version > before.version) this.#moved(before, view, known);
    this.history.moved(view, before);
    this.plan.moved(view, before);
    if (view.number !== before?.number) this.lesson.moved();
    this.resume();
  }

  /** What is shown is another view: nothing of what I was about to do holds there. `goesOn`: but it is
   * the same kind of decision. */
  turnedTo(goesOn = false): void {
    this.#letGo();
    if (!goesOn) this.#wish = null;
    this.resume();
  }

  /** Go on with what is shown, as far as that goes by itself. */
  resume(): void {
    if (this.handTo === null && !this.stage && this.present) this.#skipForced(this.present);
    this.#weigh();
  }

  /** Which answers of the server are still true. */
  get #moment(): string {
    const view = this.view;
    return view ? `${view.version}|${view.seat}|${language()}|${this.plan.key}` : "";
  }

  /** After something went wrong. */
  weighAgain(): void {
    this.#weigh();
  }

  #weigh(): void {
    if (this.weighs && this.handTo === null && !this.sending) this.wayfinding.seek(this.#moment);
    else this.wayfinding.leave();
  }

  #moved(before: MatchView, view: MatchView, known: EntryView[]): void {
    // Who draws a way by hand goes on so.
    const goesOn = before.ways && view.ways && before.actor === view.actor;
    if (!this.stage) {
      this.#letGo();
      if (view.number !== before.number && !goesOn) this.#wish = null;
    }
    if (view.number < before.number) {
      this.#changes = UNCHANGED;
    } else {
      // A move that changes no figure (a bid, say) leaves the marks of the last one that did.
      const changes = compare(before.scene.panels, view.scene.panels);
      if (changesFigure(changes)) this.#changes = changes;
    }
    if (this.handTo === null) this.#tell(known, before.version);
    else hush();
  }

  #letGo(): void {
    this.chosen = null;
    this.picked = [];
    this.wayfinding.leave();
    this.note = null;
    this.look(null);
  }

  #tell(known: EntryView[], version: number): void {
    const happened = this.happenings.filter((each) => each.version > version);
    const fresh = [
      ...told(known, this.record).map(({ event }) => event.text),
      ...happened.map(({ text }) => text),
    ];
    const words = fresh.slice(-SPOKEN).join(" ");
    if (words) announce(words);
  }

  #skipForced(view: MatchView): void {
    if (this.#undone || this.#skipped === view.version || view.lesson) return;
    const only = forced(view);
    if (!only || !(preferences.skipForced || this.#isRestOfPayment(view))) return;
    this.#skipped = view.version;
    void this.#send(only);
  }

  /** Nothing but a part of what I have just paid: where the cards come from, say. */
  #isRestOfPayment(view: MatchView): boolean {
    const follows = this.#paid?.seat === view.seat && this.#paid?.number === view.number;
    return follows && view.choices.every((choice) => choice.kind !== "button");
  }

  /** The reader's language changed: everything is asked for anew. */
  retell(): void {
    if (this.#spoken === language()) return;
    this.#spoken = language();
    this.#forget();
    this.history.retell();
    this.plan.retell();
  }

  /** The curtain is lifted for this seat. */
  sit(seat: number): void {
    this.plan.leave();
    this.history.sat(this.sitting);
    this.sitting = seat;
    this.#forget();
  }

  #forget(): void {
    this.record = [];
    this.happenings = [];
    this.note = null;
    this.look(null);
    this.#live.hello();
  }

  async loadEarlier(): Promise<void> {
    const first = this.record[0]?.number;
    if (first === undefined) return;
    await this.#try(async () => {
      const older = await api.log(this.id, first, { seat: this.sitting });
      this.record = prepend(this.record, older.entries);
      this.happenings = [...older.happenings, ...this.happenings];
    });
  }

  /** The map as those eyes see it; with the printed board, if that is asked for. */
  draw(eyes: number | null, ground: boolean): Promise<MapView> {
    return api.map(this.id, eyes, ground);
  }

  // What I do

  async choose(option: Deed): Promise<void> {
    if (!option.legal) return this.whyNot({ action: option.action });
    if (this.sending) return;
    if (preferences.confirm && !this.stage && !isSameDeed(this.chosen, option)) {
      this.chosen = option;
      this.note = null;
      this.look(option);
      return;
    }
    await this.#send(option);
  }

  /** One step back. */
  back(): void {
    if (this.chosen) this.chosen = null;
    else if (!this.weighs || !this.wayfinding.back()) this.picked = this.picked.slice(0, -1);
    this.note = null;
    this.look(null);
  }

  /** Another kind of action. */
  turnTo(mode: Mode): void {
    this.#wish = mode.key;
    this.chosen = null;
    this.picked = [];
    this.note = null;
    this.look(null);
    this.#weigh();
  }

  press(key: Key): void {
    if ("option" in key) void this.choose(key.option);
    else {
      this.turnTo(key.mode);
      announce(key.mode.label);
    }
  }

  #keys(): Key[] {
    if (this.picked.length > 0) {
      const few = this.left.length <= KEYS && !isAmount(this.left);
      return few ? this.left.map((option) => ({ option })) : [];
    }
    const kinds = this.modes.map((mode) => ({ mode }));
    const { deeds, asking } = this.wayfinding;
    const best = this.weighs && !asking ? deeds : [];
    return [...kinds, ...[...best, ...numbered(this.choices)].map((option) => ({ option }))];
  }

  async #send(option: Deed): Promise<void> {
    if (this.plan.wish) return this.plan.play(actionsOf(option));
    const view = this.present;
    if (!view) return;
    this.#undone = false;
    const pays = option.cards && !preferences.confirm;
    this.#paid = pays ? { seat: view.seat, number: view.number + 1 } : null;
    await this.#submit(() =>
      api.act(this.id, view.version, actionsOf(option), view.seat, this.sitting),
    );
  }

  /** Several decisions of mine at one go. */
  async sendAll(actions: readonly string[]): Promise<void> {
    const { version, seat } = this.present!;
    this.#undone = false;
    await this.#submit(() => api.act(this.id, version, actions, seat, this.sitting));
  }

  async undo(steps: number): Promise<void> {
    if (this.stage) return this.plan.back(steps);
    const view = this.present;
    if (!view || this.sending) return;
    if (view.undo.steps === 0 && view.undo.may_ask && !view.asked) {
      this.open = "take-back";
      return;
    }
    if (view.undo.steps === 0) {
      this.note = { title: "", text: view.undo.barrier || t("table-undo-nothing"), clause: "" };
      return;
    }
    this.#undone = true;
    await this.#submit(() => api.undo(this.id, view.version, steps, this.sitting));
  }

  /** A change of the match that is no decision. */
  async change(ask: (view: MatchView) => Promise<MatchView>): Promise<void> {
    const view = this.present;
    if (view && !this.sending) await this.#submit(() => ask(view));
  }

  async #submit(ask: () => Promise<MatchView>): Promise<void> {
    const version = this.present!.version;
    this.#answered = version;
    this.chosen = null;
    this.look(null);
    this.trace([]);
    try {
      await this.#try(async () => this.receive(await ask()));
    } finally {
      if (this.#answered === version) this.#answered = null;
    }
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.note = { title: "", text: problem.message, clause: problem.clause };
      // Somebody was faster: what is true now comes with the next view.
      if (problem.code === "conflict") this.#live.hello();
    }
  }

  // What I look at

  nameOf(target: string): string {
    const seat = this.seatOf(target);
    if (seat) return seat.name;
    const name = this.liveries.get(target)?.name || this.titleOf(target) || this.#written(target);
    return name || wordOf(target);
  }

  // What loses the focus by going away says so while the page is being drawn, when nothing may change yet.
  look(option: Deed | null): void {
    queueMicrotask(() => {
      this.foresight.look(this.sending ? null : (option ?? this.chosen), this.#moment);
    });
  }

  /** What a thing is called where there is little room: its title up to the first comma; "" for what
   * is nowhere on the table. */
  shortNameOf(target: string): string {
    // A station is called like the hex that it stands in; what is known by a name, by that name.
    const [place] = this.#places.get(target) ?? [];
    const [title = ""] = this.titleOf(place ?? target).split(",");
    const written = this.#written(target) || this.liveries.get(target)?.name;
    return (place ? written || title : title || written) ?? "";
  }

  /** A place in a line of several: by its name alone, where it has one. */
  placeNameOf(target: string): string {
    return withoutId(this.shortNameOf(target) || this.nameOf(target), target);
  }

  /** What is still to be picked of an action, in a few words; "" where that does not say it all. */
  shortNameOfRest(option: OptionView): string {
    if (option.number !== null) return "";
    const names = toPick(option, this.picked).map((each) => this.shortNameOf(each));
    return names.every(Boolean) ? names.join(" – ") : "";
  }

  /** All that a thing stands for: a hex is also the station in it. */
  meaningsOf(target: string): Thing {
    return [target, ...(this.view?.scene.things[target] ?? [])];
  }

  /** The same things and where on the map they are. */
  onMap(targets: Iterable<string>): Set<string> {
    return new Set([...targets].flatMap((each) => [each, ...(this.#places.get(each) ?? [])]));
  }

  isPicked(target: string): boolean {
    const found = this.picked.some((thing) => thing.includes(target));
    return found || this.wayfinding.picked.includes(target);
  }

  /** What is to be said of actions: each of a few, of many only the kind. */
  wordsOf(options: readonly OptionView[]): string[] {
    return words(options, this.#all);
  }

  /** As it stands in a panel. */
  #written(target: string): string {
    const cells = this.view?.scene.panels.flatMap((panel) => panel.rows.flat()) ?? [];
    const found = cells.find((cell) => cell.target === target);
    return found?.text ?? "";
  }

  liveryOf(cell: CellView): LiveryView | undefined {
    return this.liveries.get(cell.target ?? "") ?? this.liveries.get(cell.owner ?? "");
  }

  /** All liveries of the same kind as this one: of companies, of cards. */
  kindsLike(livery: LiveryView): LiveryView[] {
    const kind = livery.owner.slice(0, livery.owner.indexOf(":") + 1);
    return this.view?.scene.liveries.filter((each) => each.owner.startsWith(kind)) ?? [];
  }

  seatOf(target: string): SeatView | undefined {
    const found = /^seat:(\d+)$/.exec(target);
    return found ? this.view?.seats[Number(found[1])] : undefined;
  }

  /** Whom a heading is about: its first seat. */
  seatIn(targets: readonly string[]): SeatView | undefined {
    return targets.map((target) => this.seatOf(target)).find((seat) => seat !== undefined);
  }

  /** Bring what a sentence is about into view, and point at it for a while. */
  show(targets: readonly string[]): void {
    this.point(targets);
    for (const each of targets) if (this.reveal(each)) break;
    this.shows += 1;
  }

  point(targets: readonly string[]): void {
    queueMicrotask(() => (this.#pointing = targets.length > 0 ? new Set(targets) : NOTHING));
  }

  /** Point at the places of a way, in its order. */
  trace(places: readonly string[]): void {
    this.point(places);
    queueMicrotask(() => (this.#traced = places));
  }

  /** A thing on the table was clicked: choose it, hear why not, or read what the log says of it. */
  async touch(target: string): Promise<void> {
    if (this.history.missed) return this.history.leave();
    const thing = this.meaningsOf(target);
    if (this.weighs && this.#pointAt(thing)) return;
    const again = this.picked.findIndex((each) => each.some((one) => thing.includes(one)));
    if (again >= 0) return this.#unpick(again);
    const options = this.#optionsAt(thing);
    if (options.length === 1) return this.choose(options[0]!);
    if (options.length > 1) return this.#pick(thing, options);
    const other = this.#modeOf(thing);
    if (other) return this.#goTo(other, thing);
    const asked = this.mine && thing.find((each) => this.#canAsk(each));
    if (asked) return this.whyNot(this.#questionAbout(asked));
    if (this.lesson.remind()) return;
    this.asked = this.asked === target ? null : target;
  }

  /** What a look at a thing shows: the action that a click would choose, or the least amount. */
  lookAt(target: string | null): void {
    const options = target ? this.#optionsAt(this.meaningsOf(target)) : [];
    this.look(options.length === 1 || isAmount(options) ? options[0]! : null);
  }

  /** What a thing stands for: with what is picked already if it goes with it, or else alone; as a cell
   * that says all of an action, in any mode. */
  #optionsAt(thing: Thing): OptionView[] {
    const found = [...new Set(thing.flatMap((each) => this.#open.get(each) ?? []))];
    const goOn = new Set(this.left);
    const further = found.filter((option) => goOn.has(option));
    if (found.length > 0) return further.length > 0 ? further : found;
    return thing.flatMap((each) => (each.includes("+") ? (this.#everything.get(each) ?? []) : []));
  }

  /** Where ways are weighed, a click asks for those by a thing. */
  #pointAt(thing: Thing): boolean {
    if (!this.wayfinding.touch(thing)) return false;
    this.chosen = null;
    this.note = null;
    this.look(null);
    return true;
  }

  #pick(thing: Thing, options: readonly OptionView[]): void {
    const before = options.every((option) => this.left.includes(option)) ? this.picked : [];
    const meant = thing.filter((each) => options.some(({ targets }) => targets.includes(each)));
    this.chosen = null;
    this.note = null;
    this.picked = [...before, meant];
    this.look(null);
    announce(t("table-picked", { what: this.pickedName, count: this.left.length }));
  }

  #unpick(index: number): void {
    this.chosen = null;
    this.note = null;
    this.picked = this.picked.slice(0, index);
    this.look(null);
  }

  /** What is picked, in words. */
  get pickedName(): string {
    const names = this.picked.map(([thing = ""]) => this.shortNameOf(thing) || this.nameOf(thing));
    return names.join(" – ");
  }

  /** Another kind of action, if a thing would be lit there and nothing here is of its kind. */
  #modeOf(thing: Thing): Mode | undefined {
    if (thing.some((each) => isAbout(this.choices, each))) return undefined;
    return this.modes.find(({ choices }) => thing.some((each) => litBy(choices, []).has(each)));
  }

  /** Nothing is done yet: who clicked did not see what it would be. */
  #goTo(mode: Mode, thing: Thing): void {
    this.turnTo(mode);
    announce(mode.label);
    const options = this.#optionsAt(thing);
    if (options.length > 1) this.#pick(thing, options);
  }

  #canAsk(target: string): boolean {
    return isAbout(target.includes("+") || this.weighs ? this.#all : this.choices, target);
  }

  /** Why not this, together with what is picked? */
  #questionAbout(target: string): { target: string; word: string } {
    const [about] = this.left;
    const partners = this.picked.flatMap(
      (thing) => thing.find((each) => about?.targets.includes(each)) ?? [],
    );
    const others = partners.filter((each) => kindOf(each) !== kindOf(target));
    const word = target.includes("+") ? "" : (this.mode?.word ?? "");
    return { target: [...others, target].join("+"), word };
  }

  async whyNot(about: Doubt): Promise<void> {
    const seat = this.view?.seat ?? null;
    await this.#try(async () => {
      const refusal = await (this.plan.wish
        ? api.planRefusal(this.id, this.plan.wish, about)
        : api.refusal(this.id, about, seat));
      if (refusal.legal) return announce(t("command-allowed", { what: refusal.label }));
      this.note = {
        title: t("table-not-now", { what: refusal.label }),
        text: refusal.rule || refusal.message,
        clause: refusal.clause,
      };
    });
  }
}
