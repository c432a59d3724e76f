// Lesson store: what is to be read now, what is wanted, and what the others do meanwhile.
import {
  api,
  type LessonStepView,
  type LessonView,
  type MatchView,
  type PanelView,
} from "../../lib/api";
import { ApiError } from "../../lib/request";
import { announce } from "../../lib/announce.svelte";
import { language, t } from "../../lib/i18n.svelte";
import { getStored, setStored } from "../../lib/storage";
import type { StoreHost } from "../state/store-host";
import { cardAt, cards, paceOf, panelOf, stepAt } from "./lesson-steps";

const AGAIN = 3000; // milliseconds until something is tried again that did not come through
const NOWHERE: ReadonlySet<string> = new Set();

/** What a lesson needs of the table that holds it. */
interface LessonHost extends StoreHost {
  readonly panelLayout: { readonly side: readonly PanelView[] };
  change(ask: (view: MatchView) => Promise<MatchView>): Promise<void>;
}

export class LessonStore {
  #told: LessonView | null = $state.raw(null);
  /** Why it cannot be told, if so. */
  problem = $state("");
  /** The step that was come to by reading. */
  #read = $state(0);
  /** The card that is looked at again. */
  #again: number | null = $state(null);
  /** How often the others were asked in vain. */
  tries = $state(0);
  #asked = ""; // for which language

  /** I am being taught here. */
  readonly on = $derived.by(() => this.table.present?.lesson ?? false);
  readonly steps: readonly LessonStepView[] = $derived(this.#told?.steps ?? []);
  readonly at = $derived.by(() => stepAt(this.steps, this.table.present?.number ?? 0, this.#read));
  readonly step = $derived(this.on ? (this.steps[this.at] ?? null) : null);
  readonly cards = $derived(cards(this.steps));
  readonly #now = $derived(cardAt(this.steps, this.at));
  /** The card that lies there, counted from 0. */
  readonly card = $derived(this.#again ?? this.#now);
  /** What is read on it; of an earlier card, that alone. */
  readonly shown = $derived(this.steps[this.cards[this.card] ?? -1] ?? null);
  readonly isBack = $derived(this.card !== this.#now);
  readonly isLast = $derived(this.at >= this.steps.length - 1 && !this.isBack);
  /** What of the table it is about. */
  readonly targets: ReadonlySet<string> = $derived.by(() => {
    if (!this.on || this.table.overrideView) return NOWHERE;
    const about =
      this.isBack || this.step?.kind === "they" ? this.shown : (this.step ?? this.shown);
    return new Set(about?.at ?? []);
  });
  /** The panel beside the map in which that is. */
  readonly panel = $derived.by(() => {
    const [first = ""] = this.targets;
    return panelOf(first, this.table.panelLayout.side);
  });
  /** Nothing is to be chosen before this is read, or the others have decided. */
  readonly reading = $derived(this.on && !this.problem && this.step?.kind !== "do" && !this.isOver);
  /** The others are to decide: the version that they would answer. */
  readonly awaited: number | null = $derived.by(() => {
    const there = this.step?.kind === "they" && !this.table.overrideView;
    return there ? this.table.present!.version : null;
  });

  constructor(readonly table: LessonHost) {}

  /** All of it is read. */
  get isOver(): boolean {
    return this.steps.length > 0 && this.at >= this.steps.length;
  }

  get pace(): number {
    return paceOf(this.step, this.#told?.pace ?? 0);
  }

  get #key(): string {
    return `trunkline.lesson.${this.table.id}`;
  }

  /** Ask for its words, in the reader's language. */
  async load(): Promise<void> {
    if (!this.on || this.#asked === language()) return;
    const spoken = (this.#asked = language());
    try {
      const told = await api.lesson(this.table.id);
      if (spoken !== this.#asked) return;
      if (!this.#told) this.#read = Number(getStored(this.#key)) || 0;
      this.#told = told;
      this.problem = "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#asked = "";
      if (error.status === 409) this.problem = error.message;
      else setTimeout(() => void this.load(), AGAIN);
    }
  }

  next(): void {
    if (this.isBack) this.#look(this.card + 1);
    else if (this.step?.kind === "read") this.#goTo(this.at + 1);
  }

  back(): void {
    if (this.card > 0) this.#look(this.card - 1);
  }

  #look(card: number): void {
    this.#again = card === this.#now ? null : card;
  }

  #goTo(step: number): void {
    this.#again = null;
    this.#read = step;
    setStored(this.#key, String(step));
  }

  /** The table has moved on: so does the lesson. */
  moved(): void {
    this.#again = null;
  }

  /** Something else was clicked than what is wanted. */
  remind(): boolean {
    if (!this.on || this.table.overrideView || this.isOver || this.problem) return false;
    const text = this.step?.kind === "do" ? t("lesson-first-this") : t("lesson-read-on");
    this.table.hint = { title: "", text, clause: "" };
    announce(text);
    return true;
  }

  /** One decision of another seat. */
  async they(version: number): Promise<void> {
    await this.table.change((view) =>
      api.playLessonStep(view.id, view.version, this.table.sitting),
    );
    if (this.table.present?.version === version) setTimeout(() => this.tries++, AGAIN);
  }

  /** The match goes on freely. */
  async leave(): Promise<void> {
    await this.table.change((view) => api.leaveLesson(view.id, view.version, this.table.sitting));
  }
}
