// Auto-play: a decision with one option takes itself, by preference or as the rest of a payment.
import type { MatchView, OptionView } from "../../lib/api";
import { preferences } from "../../lib/preferences.svelte";
import { forcedOption, type SeriesOption } from "./options";

export class AutoPlay {
  #undone = false; // right after an undo nothing is played by itself
  #skipped = -1; // the version whose forced option was taken
  #paid: { seat: number | null; number: number } | null = null; // I laid cards down, as what action

  /** What is to be sent without asking; each version once. */
  take(view: MatchView): OptionView | null {
    if (this.#undone || this.#skipped === view.version || view.lesson) return null;
    const only = forcedOption(view);
    if (!only || !(preferences.skipForced || this.#isRestOfPayment(view))) return null;
    this.#skipped = view.version;
    return only;
  }

  /** Nothing but a part of what I have just paid: where the cards come from, say. */
  #isRestOfPayment(view: MatchView): boolean {
    const follows = this.#paid?.seat === view.seat && this.#paid?.number === view.number;
    return follows && view.choices.every((choice) => choice.kind !== "button");
  }

  /** That option is being sent. */
  sent(option: SeriesOption, view: MatchView): void {
    this.resume();
    const pays = option.cards && !preferences.confirm;
    this.#paid = pays ? { seat: view.seat, number: view.number + 1 } : null;
  }

  /** I decide again. */
  resume(): void {
    this.#undone = false;
  }

  pause(): void {
    this.#undone = true;
  }
}
