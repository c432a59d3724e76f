// Suggestion store: action series (such as a journey) that the server finds through the picked targets.
import type { ChoiceView, OptionView, SuggestionsView, SuggestionView } from "../../lib/api";
import { combinedTarget } from "../state/target-format";
import type { SeriesOption } from "./options";
import { modes, offTable, type Lit, type Mode, type Aliases } from "./multi-target";

type Ask = (targets: readonly string[], signal: AbortSignal) => Promise<SuggestionsView>;

const LATE = 150; // what comes sooner was never waited for
const KEPT = 200;

// Manners of choosing

export const BEST = "best-ways";
const BY_HAND = "by-hand";

/** The best ways come first, then the actions one by one: in their kinds, where these are many. */
export function selectionModes(
  choices: readonly ChoiceView[],
  labels: { best: string; byHand: string },
): Mode[] {
  const best = { key: BEST, word: "", label: labels.best, choices: offTable(choices) };
  const byHand = { key: BY_HAND, word: "", label: labels.byHand, choices };
  const kinds = modes(choices);
  return [best, ...(kinds.length > 0 ? kinds : [byHand])];
}

/** A way as what a click does. */
export function seriesOption({
  actions: [action = "", ...then],
  label,
  places,
}: SuggestionView): SeriesOption {
  return { action, then, label, legal: true, targets: places, number: null };
}

// What is pointed at, and what is found

export class SuggestionStore {
  /** What was pointed at, in order. */
  picked: readonly string[] = $state.raw([]);
  /** The ways by it; until they are weighed, those that were shown before. */
  found: SuggestionsView | null = $state.raw(null);
  /** They are being weighed. */
  asking = $state(false);
  /** … and that takes long enough to be said. */
  late = $state(false);
  /** Why there are none. */
  problem = $state("");
  readonly options: readonly SeriesOption[] = $derived((this.found?.ways ?? []).map(seriesOption));

  #moment = "";
  /** What was pointed at before it was known what can be. */
  #waiting: Aliases | null = null;
  #known = new Map<string, SuggestionsView>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | null = null;

  /** `told` hears of what was found by something that was pointed at. */
  constructor(
    readonly ask: Ask,
    readonly told: (found: SuggestionsView) => void,
  ) {}

  /** What can be pointed at now, and what is to be said of it. */
  lit(words: string): Lit {
    const next = this.asking ? [] : (this.found?.next ?? []);
    const option = (target: string): OptionView => ({
      action: "",
      label: words,
      legal: true,
      targets: [target],
      number: null,
    });
    return new Map(next.map((target) => [target, [option(target)]]));
  }

  /** The match has moved on, or the decision is taken otherwise. */
  reset(): void {
    this.#stop();
    this.#moment = "";
    this.picked = [];
    this.found = null;
    this.problem = "";
  }

  /** Weigh the ways by what is pointed at; `moment` tells apart the versions, seats and languages. */
  update(moment: string): void {
    if (moment === this.#moment && !this.problem) return;
    this.#moment = moment;
    void this.#weigh();
  }

  /** Point at a target, or take that back; false where no way has to do with it. */
  toggle(aliases: Aliases): boolean {
    const again = this.picked.findIndex((each) => aliases.includes(each));
    if (again >= 0) this.#point(this.picked.slice(0, again));
    else if (this.asking) this.#waiting = aliases;
    else {
      const further = this.#with(aliases);
      if (!further) return false;
      this.#point(further);
    }
    return true;
  }

  /** One step back; false where there is none. */
  back(): boolean {
    if (this.picked.length === 0) return false;
    this.#point(this.picked.slice(0, -1));
    return true;
  }

  /** What is pointed at with this target too, or with it instead of something before. */
  #with(aliases: Aliases): string[] | null {
    for (let count = this.picked.length; count >= 0; count--) {
      const before = this.picked.slice(0, count);
      const next = this.#known.get(this.#key(before))?.next ?? [];
      const target = aliases.find((each) => next.includes(each));
      if (target) return [...before, target];
    }
    return null;
  }

  #point(targets: readonly string[]): void {
    this.picked = targets;
    void this.#weigh();
  }

  #key(targets: readonly string[]): string {
    return `${this.#moment}|${combinedTarget(targets)}`;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#running = null;
    this.#waiting = null;
    this.asking = false;
    this.late = false;
  }

  async #weigh(): Promise<void> {
    this.#stop();
    this.problem = "";
    const [targets, key] = [this.picked, this.#key(this.picked)];
    const known = this.#known.get(key);
    if (known) {
      this.#show(known);
      return;
    }
    const running = (this.#running = new AbortController());
    this.asking = true;
    this.#timer = setTimeout(() => (this.late = true), LATE);
    try {
      const found = await this.ask(targets, running.signal);
      if (this.#known.size >= KEPT) this.#known.clear();
      this.#known.set(key, found);
      if (running.signal.aborted) return;
      const waiting = this.#waiting;
      this.#stop();
      this.#show(found);
      if (waiting) this.toggle(waiting);
    } catch (problem) {
      if (running.signal.aborted) return;
      this.#stop();
      this.found = null;
      this.problem = problem instanceof Error ? problem.message : String(problem);
    }
  }

  #show(found: SuggestionsView): void {
    this.found = found;
    if (this.picked.length > 0) this.told(found);
  }
}
