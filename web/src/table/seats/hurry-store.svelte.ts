// Hurry store: the bots that I wait for decide without pauses, until a person is to decide.
import { api } from "../../lib/api";
import { preferences } from "../../lib/preferences.svelte";
import { ApiError } from "../../lib/request";
import type { StoreHost } from "../state/store-host";

interface HurryHost extends StoreHost {
  /** What a lesson has the others do goes at its own pace. */
  readonly lesson: { readonly step: unknown };
}

export class HurryStore {
  readonly #waiting = $derived.by(() => this.#waits());
  /** There are pauses to be left out. */
  readonly possible = $derived.by(
    () =>
      this.#waiting &&
      !this.table.overrideView &&
      this.table.lesson.step === null &&
      preferences.pace !== "at-once",
  );
  #asked = $state(false);
  /** They are hurried already. */
  readonly hurried = $derived.by(() => this.#asked && this.#waiting);

  constructor(readonly table: HurryHost) {}

  /** A bot is to decide, and I sit here. */
  #waits(): boolean {
    const view = this.table.present;
    if (!view || view.actor === null || view.outcome) return false;
    return view.seats[view.actor]?.kind === "bot" && view.seats.some((seat) => seat.mine);
  }

  /** The match has moved on. An answer may come after the page has gone, and its derived values. */
  moved(): void {
    if (!this.#waits()) this.#asked = false;
  }

  async hurry(): Promise<void> {
    if (!this.possible || this.#asked) return;
    this.#asked = true;
    try {
      await api.hurryBots(this.table.id);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.#asked = false;
      this.table.hint = { title: "", text: problem.message, clause: "" };
    }
  }
}
