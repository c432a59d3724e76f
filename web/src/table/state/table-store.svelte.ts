// Table store: one match as I see it; what the server sent, what I am about to do, what I point at.
import { announce, clearAnnouncements } from "../../lib/announce.svelte";
import {
  api,
  type EntryView,
  type HappeningView,
  type MapView,
  type MatchView,
  type RefusalQuery,
} from "../../lib/api";
import { API, ApiError } from "../../lib/request";
import { language, t } from "../../lib/i18n.svelte";
import { identity } from "../../lib/identity.svelte";
import { preferences } from "../../lib/preferences.svelte";
import { SelectionStore } from "../selection/selection-store.svelte";
import { changesFigure, diffPanels, NO_CHANGES, type Changes } from "./changes";
import { PreviewStore } from "../selection/preview-store.svelte";
import { HistoryStore } from "../history/history-store.svelte";
import { HurryStore } from "../seats/hurry-store.svelte";
import { LessonStore } from "../lesson/lesson-store.svelte";
import { HighlightStore } from "./highlight-store.svelte";
import { LiveConnection } from "./live-connection";
import { announceNews } from "../log/announce-news";
import {
  hasEarlier,
  mergeEntries,
  mergeHappenings,
  logSections,
  prependEntries,
  sentences,
} from "../log/log-entries";
import {
  actionsOf,
  handoverSeat,
  isMine,
  isSameOption,
  type SeriesOption,
  expandChoice,
} from "../selection/options";
import { AutoPlay } from "../selection/auto-play";
import { isAmount } from "../selection/multi-target";
import { PlaceTexts } from "../place-list/place-texts.svelte";
import { PlanStore } from "../plan/plan-store.svelte";
import { PositionQueries } from "./position-queries";
import type { Hint } from "./store-host";
import { applyOverride, type OverrideView } from "./override-view";
import { Targets } from "./targets.svelte";
import { atHand, layOutPanels } from "../panels/panel-layout";
import { SuggestionStore } from "../selection/suggestion-store.svelte";
import { isPayment } from "../selection/payments";

/** What opens over the table, one at a time. */
export type DialogName =
  | "continue"
  | "mute"
  | "place-list"
  | "scores"
  | "seats"
  | "share"
  | "shortcuts"
  | "statistics"
  | "undo-request";

export class TableStore {
  /** The match as it stands, and what has happened in it. */
  present: MatchView | null = $state.raw(null);
  presentEntries: EntryView[] = $state.raw([]);
  happenings: HappeningView[] = $state.raw([]);
  /** What the last move that changed a figure changed. */
  #changes: Changes = $state.raw(NO_CHANGES);
  readonly history: HistoryStore;
  readonly plan: PlanStore;
  readonly lesson: LessonStore;
  readonly hurry: HurryStore;
  /** What lies on the table instead: a moment of the past, or a plan. */
  readonly overrideView: OverrideView | null = $derived.by(
    () => this.plan.overrideView ?? this.history.overrideView,
  );
  /** What is shown. */
  readonly view: MatchView | null = $derived(applyOverride(this.overrideView, this.present));
  readonly entries: readonly EntryView[] = $derived(
    this.overrideView?.entries ?? this.presentEntries,
  );
  readonly changes: Changes = $derived(this.overrideView?.changes ?? this.#changes);
  /** The websocket is down; actions still go by plain requests. */
  disconnected = $state(false);
  /** The version that is being answered. */
  #answered: number | null = $state(null);
  /** Over as soon as the match has moved on: the websocket may be faster than the answer. */
  readonly sending = $derived.by(
    () => this.plan.asking || (this.present !== null && this.present.version === this.#answered),
  );
  /** The match cannot be shown at all. */
  refused: ApiError | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** What the log is being asked about. */
  logTarget: string | null = $state(null);
  /** Who sits at this screen, where several do. */
  sitting: number | null = $state(null);
  /** The dialog that is open. */
  openDialog: DialogName | null = $state(null);
  /** Something was said at the table. */
  onChatMessage: (number: number) => void = () => undefined;
  /** The places of the map in words. */
  readonly placeTexts = new PlaceTexts();
  readonly targets: Targets;
  readonly selection: SelectionStore;
  readonly preview: PreviewStore;
  readonly suggestions: SuggestionStore;
  readonly highlight: HighlightStore;

  /** The match waits for me. */
  readonly myTurn = $derived(this.present !== null && isMine(this.present));
  /** I decide on what is shown: in a plan for everybody, in the past nothing. */
  readonly mine = $derived.by(() => (this.overrideView ? this.plan.decides : this.myTurn));
  /** What lies before the player, and what stands beside the map. */
  readonly panelLayout = $derived.by(() => {
    const paying = this.mine && this.view!.choices.some(isPayment);
    return layOutPanels(this.view?.scene.panels ?? [], this.selection.everything, paying);
  });
  /** What the one thing that is being decided on points at. */
  readonly atHand = $derived.by(() =>
    atHand(this.view?.scene.panels ?? [], this.selection.everything),
  );
  readonly handoverSeat = $derived(this.present && handoverSeat(this.present, this.sitting));
  readonly logSections = $derived(
    logSections(sentences(this.entries, this.overrideView ? [] : this.happenings)),
  );
  readonly hasEarlier = $derived(hasEarlier(this.entries));
  readonly previewChanges = $derived.by(() => {
    const shown = this.preview.shown;
    return shown && this.view ? diffPanels(this.view.scene.panels, shown.panels) : NO_CHANGES;
  });
  #queries: PositionQueries;
  #live: LiveConnection;
  #spoken = language(); // the language of the log that is here
  #pace = preferences.pace; // that the server knows
  #autoPlay = new AutoPlay();

  constructor(readonly id: string) {
    this.targets = new Targets(this);
    this.selection = new SelectionStore(this);
    this.history = new HistoryStore(this);
    this.plan = new PlanStore(this);
    this.lesson = new LessonStore(this);
    this.hurry = new HurryStore(this);
    this.highlight = new HighlightStore(this);
    this.#queries = new PositionQueries(this);
    this.preview = new PreviewStore((actions, signal) => this.#queries.preview(actions, signal));
    this.suggestions = new SuggestionStore(
      (targets, signal) => this.#queries.suggestions(targets, signal),
      ({ ways }) => announce(t("table-ways-found", { count: ways.length })),
    );
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#live = new LiveConnection(`${scheme}://${location.host}${API}/matches/${id}/live`, {
      hello: () => ({
        secret: identity.secret,
        language: language(),
        seat: this.sitting,
        since: this.#since,
        talk: true,
        visible: document.visibilityState === "visible",
        pace: preferences.pace,
      }),
      poll: (signal) =>
        api.match(id, { seat: this.sitting, since: this.#since, wait: this.#since }, signal),
      received: (view) => this.receive(view),
      chatMessage: (number) => this.onChatMessage(number),
      refused: (problem) => (this.refused = problem),
      disconnected: (now) => (this.disconnected = now),
    });
  }

  start(): void {
    this.history.start();
    this.#live.start();
  }

  stop(): void {
    this.history.stop();
    this.#live.stop();
    this.preview.request(null, "");
    this.suggestions.reset();
  }

  // What arrives

  get #since(): number {
    return this.presentEntries.length > 0 ? (this.present?.version ?? 0) : 0;
  }

  receive(view: MatchView): void {
    const before = this.present;
    if (before && view.version < before.version) return;
    const known = this.presentEntries;
    this.presentEntries = mergeEntries(known, view.log);
    this.happenings = mergeHappenings(this.happenings, view.log, this.presentEntries);
    this.present = { ...view, choices: view.choices.map(expandChoice) };
    if (before && view.version > before.version) this.#moved(before, view, known);
    this.history.moved(view, before);
    this.plan.moved(view, before);
    if (view.number !== before?.number) this.lesson.moved();
    this.hurry.moved();
    this.resume();
  }

  /** What is shown is another view: nothing of what I was about to do holds there. `goesOn`: but it is
   * the same kind of decision. */
  viewChanged(goesOn = false): void {
    this.#resetSelection(goesOn);
    this.resume();
  }

  /** Go on with what is shown, as far as that goes by itself. */
  resume(): void {
    const isNow = this.handoverSeat === null && !this.overrideView;
    const forced = isNow && this.present && this.#autoPlay.take(this.present);
    if (forced) void this.#send(forced);
    this.suggest();
  }

  /** Which answers of the server are still true. */
  get #moment(): string {
    const view = this.view;
    return view ? `${view.version}|${view.seat}|${language()}|${this.plan.key}` : "";
  }

  /** Look for the best ways, where that is what I do. */
  suggest(): void {
    if (this.selection.suggesting && this.handoverSeat === null && !this.sending)
      this.suggestions.update(this.#moment);
    else this.suggestions.reset();
  }

  #moved(before: MatchView, view: MatchView, known: EntryView[]): void {
    // Who draws a way by hand goes on so.
    const goesOn = before.ways && view.ways && before.actor === view.actor;
    if (!this.overrideView) this.#resetSelection(view.number === before.number || goesOn);
    if (view.number < before.number) {
      this.#changes = NO_CHANGES;
    } else {
      // A move that changes no figure (a bid, say) leaves the marks of the last one that did.
      const changes = diffPanels(before.scene.panels, view.scene.panels);
      if (changesFigure(changes)) this.#changes = changes;
    }
    const happened = this.happenings.filter((each) => each.version > before.version);
    if (this.handoverSeat === null) announceNews(known, this.presentEntries, happened);
    else clearAnnouncements();
  }

  #resetSelection(goesOn: boolean): void {
    this.selection.reset(goesOn);
    this.suggestions.reset();
  }

  /** The reader's language changed: everything is asked for anew. */
  languageChanged(): void {
    if (this.#spoken === language()) return;
    this.#spoken = language();
    this.#reload();
    this.history.languageChanged();
    this.plan.languageChanged();
  }

  /** Bots shall play faster or slower: the server is told. */
  paceChanged(): void {
    if (this.#pace === preferences.pace) return;
    this.#pace = preferences.pace;
    this.#live.hello();
  }

  /** The screen was handed over to this seat. */
  sit(seat: number): void {
    this.plan.leave();
    this.history.handedOver(this.sitting);
    this.sitting = seat;
    this.#reload();
  }

  #reload(): void {
    this.presentEntries = [];
    this.happenings = [];
    this.hint = null;
    this.previewOption(null);
    this.#live.hello();
  }

  async loadEarlier(): Promise<void> {
    const first = this.presentEntries[0]?.number;
    if (first === undefined) return;
    await this.#try(async () => {
      const older = await api.log(this.id, first, { seat: this.sitting });
      this.presentEntries = prependEntries(this.presentEntries, older.entries);
      this.happenings = [...older.happenings, ...this.happenings];
    });
  }

  /** That dialog is closed, perhaps after another one was opened. */
  closeDialog(name: DialogName): void {
    if (this.openDialog === name) this.openDialog = null;
  }

  /** The map as that seat sees it; with the printed board, if that is asked for. */
  draw(viewer: number | null, ground: boolean): Promise<MapView> {
    return api.map(this.id, viewer, ground);
  }

  // What I do

  async choose(option: SeriesOption): Promise<void> {
    if (!option.legal) return this.explainRefusal({ action: option.action });
    if (this.sending) return;
    if (preferences.confirm && !this.overrideView && !isSameOption(this.selection.chosen, option)) {
      this.selection.chosen = option;
      this.hint = null;
      this.previewOption(option);
      return;
    }
    await this.#send(option);
  }

  async #send(option: SeriesOption): Promise<void> {
    if (this.plan.request) return this.plan.play(actionsOf(option));
    const view = this.present;
    if (!view) return;
    this.#autoPlay.sent(option, view);
    await this.#submit(() =>
      api.playActions(this.id, view.version, actionsOf(option), view.seat, this.sitting),
    );
  }

  /** Several decisions of mine at one go. */
  async sendAll(actions: readonly string[]): Promise<void> {
    const { version, seat } = this.present!;
    this.#autoPlay.resume();
    await this.#submit(() => api.playActions(this.id, version, actions, seat, this.sitting));
  }

  async undo(steps: number): Promise<void> {
    if (this.overrideView) return this.plan.back(steps);
    const view = this.present;
    if (!view || this.sending) return;
    if (view.undo.steps === 0 && view.undo.may_ask && !view.asked) {
      this.openDialog = "undo-request";
      return;
    }
    if (view.undo.steps === 0) {
      this.hint = { title: "", text: view.undo.barrier || t("table-undo-nothing"), clause: "" };
      return;
    }
    this.#autoPlay.pause();
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
    this.selection.chosen = null;
    this.previewOption(null);
    this.highlight.trace([]);
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
      this.hint = { title: "", text: problem.message, clause: problem.clause };
      // Somebody was faster: what is true now comes with the next view.
      if (problem.code === "conflict") this.#live.hello();
    }
  }

  // What I look at

  // What loses the focus by going away says so while the page is being drawn, when nothing may change yet.
  previewOption(option: SeriesOption | null): void {
    queueMicrotask(() => {
      this.preview.request(this.sending ? null : (option ?? this.selection.chosen), this.#moment);
    });
  }

  /** Nothing is looked at any more: no preview, no highlight. */
  lookAway(): void {
    this.previewOption(null);
    this.highlight.set([]);
  }

  /** What is highlighted as long as nothing else is: what a lesson is about. */
  get highlightedByDefault(): ReadonlySet<string> {
    return this.lesson.targets;
  }

  /** A target was clicked: choose it, hear why not, or read what the log says of it. */
  async activate(target: string): Promise<void> {
    if (this.history.missed) return this.history.leave();
    if (await this.selection.activate(this.targets.meaningsOf(target))) return;
    if (this.lesson.remind()) return;
    this.logTarget = this.logTarget === target ? null : target;
  }

  /** What a look at a target shows: the action that a click would choose, or the least amount. */
  previewTarget(target: string | null): void {
    const options = target ? this.selection.optionsAt(this.targets.meaningsOf(target)) : [];
    this.previewOption(options.length === 1 || isAmount(options) ? options[0]! : null);
  }

  async explainRefusal(about: RefusalQuery): Promise<void> {
    await this.#try(async () => {
      const refusal = await this.#queries.refusal(about);
      if (refusal.legal) return announce(t("command-allowed", { what: refusal.label }));
      this.hint = {
        title: t("table-not-now", { what: refusal.label }),
        text: refusal.rule || refusal.message,
        clause: refusal.clause,
      };
    });
  }
}
