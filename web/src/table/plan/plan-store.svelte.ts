// Plan store: a hypothetical continuation of the match, previewed by the server and played only on submit.
import { announce } from "../../lib/announce.svelte";
import {
  api,
  type EntryView,
  type MatchView,
  type PlanView,
  type CompletePlan,
} from "../../lib/api";
import { ApiError } from "../../lib/request";
import { t } from "../../lib/i18n.svelte";
import { removeStored, getStored, setStored } from "../../lib/storage";
import { diffPanels, NO_CHANGES, type Changes } from "../state/changes";
import { expandChoice } from "../selection/options";
import type { OverrideView } from "../state/override-view";
import type { StoreHost } from "../state/store-host";
import { remainingSteps, parsePlan, type StoredPlan, type PlanStep } from "./stored-plan";

/** Where a plan does not hold any more, and why. */
interface Break {
  step: string;
  why: string;
  clause: string;
}

const AGAIN = 2500; // milliseconds in which a second Esc leaves

/** What the server said of a plan, and of which. */
interface Shown extends StoredPlan {
  answer: PlanView;
}

/** What a plan needs of the table that holds it. */
interface PlanHost extends StoreHost {
  readonly history: {
    readonly at: number | null;
    readonly missed: object | null;
    leave(): void;
    loadBackTo(number: number): Promise<boolean>;
  };
  readonly sending: boolean;
  sendAll(actions: readonly string[]): Promise<void>;
}

export class PlanStore {
  open = $state(false);
  asking = $state(false);
  broken: Break | null = $state.raw(null);

  /** What is kept follows the match at once, what is shown as soon as the server has checked it. */
  #kept: StoredPlan | null = $state.raw(null);
  #shown: Shown | null = $state.raw(null);
  #changes: Changes = $state.raw(NO_CHANGES);
  /** It begins at a moment of the past: it is not kept, and the match does not change it. */
  #past = false;
  #turn = 0;
  #escaped = -Infinity;

  readonly steps: readonly PlanStep[] = $derived(this.#shown?.steps ?? []);
  readonly from = $derived(this.#shown?.number ?? 0);
  readonly submittable = $derived(this.#shown?.answer.submittable ?? 0);
  readonly guessed = $derived(this.#shown?.answer.guessed ?? false);
  /** The plan that is shown, as the server is asked about it. */
  readonly request: CompletePlan | null = $derived(this.#shown && this.#requestOf(this.#shown));
  readonly decides = $derived(this.#shown !== null && this.#shown.answer.view.actor !== null);
  readonly key = $derived(this.request ? JSON.stringify(this.request) : "");
  readonly overrideView: OverrideView | null = $derived.by(() => {
    if (!this.#shown) return null;
    const { view, map, entries } = this.#shown.answer;
    const before = this.table.presentEntries.filter(({ number }) => number <= this.from);
    return {
      kind: "plan",
      view: { ...view, choices: view.choices.map(expandChoice) },
      map,
      entries: [...before, ...entries],
      changes: this.#changes,
    };
  });

  constructor(readonly table: PlanHost) {
    this.#kept = parsePlan(getStored(this.#place));
  }

  get #place(): string {
    return `trunkline.plan.${this.table.id}`;
  }

  #requestOf({ number, luck, steps }: StoredPlan): CompletePlan {
    const actions = steps.map(({ action }) => action);
    return { number, luck, actions, seat: this.table.sitting };
  }

  // Opening and leaving

  /** At the moment that is shown, with what is kept of an earlier plan for now. */
  async begin(): Promise<void> {
    const { history, present } = this.table;
    if (this.open || !present) return;
    if (history.missed) history.leave();
    this.#past = history.at !== null && history.at < present.number;
    const number = this.#past ? history.at! : present.number;
    if (this.#past) this.#kept = { number, luck: 0, steps: [] };
    else await this.#goOn(number);
    this.open = true;
    this.broken = null;
    await this.#ask(this.#kept!, { cut: true });
    if (this.#shown) announce(t("plan-begun"));
    else this.open = false;
  }

  /** What is kept, brought up to the match as it stands. */
  async #goOn(number: number): Promise<void> {
    const kept = parsePlan(getStored(this.#place));
    const known =
      kept && (kept.number >= number || (await this.table.history.loadBackTo(kept.number + 1)));
    const steps = known ? remainingSteps(kept.steps, this.#played(kept.number)) : [];
    this.#kept = { number, luck: kept?.luck ?? 0, steps };
  }

  #played(since: number): readonly EntryView[] {
    return this.table.presentEntries.filter(({ number }) => number > since);
  }

  leave(): void {
    if (!this.open) return;
    this.#turn += 1;
    this.open = false;
    this.asking = false;
    this.#shown = null;
    this.broken = null;
    if (this.#past) this.#kept = parsePlan(getStored(this.#place));
    this.table.viewChanged();
  }

  /** Leaves at the second time; a plan is not lost by a slip. */
  escape(now: number): void {
    if (now - this.#escaped < AGAIN) this.leave();
    else {
      this.#escaped = now;
      this.table.hint = { title: "", text: t("plan-escape"), clause: "" };
    }
  }

  /** The reader's language is another one. */
  languageChanged(): void {
    if (this.open && this.#kept) void this.#ask(this.#kept, { cut: true });
  }

  // Deciding

  async play(actions: readonly string[]): Promise<void> {
    const kept = this.#kept;
    if (!kept || this.asking) return;
    const more = actions.map((action) => ({ action, seat: null, label: action }));
    this.broken = null;
    await this.#ask({ ...kept, steps: [...kept.steps, ...more] });
  }

  async back(steps: number): Promise<void> {
    const kept = this.#kept;
    if (!kept || !this.open || kept.steps.length === 0) return;
    this.broken = null;
    await this.#ask({ ...kept, steps: kept.steps.slice(0, -steps) });
  }

  async clear(): Promise<void> {
    await this.back(this.steps.length);
  }

  /** What I cannot see lies otherwise. */
  async dealOtherwise(): Promise<void> {
    const kept = this.#kept;
    if (kept) await this.#ask({ ...kept, luck: kept.luck + 1 }, { cut: true });
  }

  /** Play what of it is mine to be played now. */
  async submit(): Promise<void> {
    const before = this.table.present?.number ?? 0;
    const mine = this.steps.slice(0, this.submittable).map(({ action }) => action);
    if (mine.length === 0 || this.table.sending) return;
    await this.table.sendAll(mine);
    if ((this.table.present?.number ?? 0) > before) this.leave();
  }

  // The match goes on

  moved(view: MatchView, before: MatchView | null): void {
    const kept = this.#kept;
    if (!kept || this.#past || !before || view.number === before.number) return;
    const steps = remainingSteps(
      kept.steps,
      view.number > kept.number ? this.#played(kept.number) : [],
    );
    const now = { ...kept, number: view.number, steps };
    this.#keep(now);
    if (this.open) void this.#ask(now, { cut: true });
  }

  #keep(kept: StoredPlan): void {
    this.#kept = kept;
    if (this.#past) return;
    if (kept.steps.length > 0) setStored(this.#place, JSON.stringify(kept));
    else removeStored(this.#place);
  }

  // The server

  /** Shows that plan. `cut`: what does not hold any more is left out, and said. */
  async #ask(kept: StoredPlan, { cut = false } = {}): Promise<void> {
    const turn = ++this.#turn;
    this.asking = true;
    try {
      const answer = await api.plan(this.table.id, this.#requestOf(kept));
      if (turn === this.#turn) this.#show(kept, answer);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (turn === this.#turn) await this.#failed(kept, problem, cut);
    } finally {
      if (turn === this.#turn) this.asking = false;
    }
  }

  #show(kept: StoredPlan, answer: PlanView): void {
    const before = this.#shown?.answer ?? null;
    // What another is thought to do may be hidden from me, even in my own plan: the action is as I sent it.
    const steps = kept.steps.map(({ action }, index) => {
      const { seat = null, label = "" } = answer.entries[index] ?? {};
      return { action, seat, label: label || action };
    });
    const grows = before !== null && answer.entries.length > before.entries.length;
    this.#changes = grows
      ? diffPanels(before.view.scene.panels, answer.view.scene.panels)
      : NO_CHANGES;
    this.#keep({ ...kept, steps });
    this.#shown = { ...kept, steps, answer };
    // Who draws a way by hand goes on so.
    this.table.viewChanged(before?.view.ways && before.view.actor === answer.view.actor);
  }

  async #failed(kept: StoredPlan, problem: ApiError, cut: boolean): Promise<void> {
    const broken = problem.step === null ? undefined : kept.steps[problem.step];
    if (!cut || !broken) {
      this.table.hint = { title: "", text: problem.message, clause: problem.clause };
      return;
    }
    this.broken = { step: broken.label, why: problem.message, clause: problem.clause };
    await this.#ask({ ...kept, steps: kept.steps.slice(0, problem.step!) }, { cut });
  }
}
