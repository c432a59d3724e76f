// Log of the history store: the entries as the chosen viewpoint has them, loaded back as far as needed.
import { api, type EntryView } from "../../lib/api";
import { ApiError } from "../../lib/request";
import { prependEntries, sentences } from "../log/log-entries";
import type { StoreHost } from "../state/store-host";
import { viewpointQuery, type Viewpoint } from "./viewpoint";

/** What it needs of the table and of the history. */
export interface LogHost extends StoreHost {
  loadEarlier(): Promise<void>;
}

export class HistoryLog {
  /** The log from another viewpoint than mine. */
  #others: EntryView[] = $state.raw([]);
  readonly entries: readonly EntryView[] = $derived.by(() =>
    this.viewpoint() === "mine" ? this.table.presentEntries : this.#others,
  );
  /** What is said of each action: its sentences in one. */
  readonly #texts = $derived.by(() => {
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

  constructor(
    readonly table: LogHost,
    readonly viewpoint: () => Viewpoint,
  ) {}

  /** What happened with that action, in words. */
  textOf(number: number): string {
    return this.#texts.get(number) ?? "";
  }

  /** Another viewpoint or language: what is here of others does not hold. */
  clear(): void {
    this.#others = [];
  }

  /** The log back to that number; false where it cannot be had. */
  async loadBackTo(number: number): Promise<boolean> {
    const viewpoint = this.viewpoint();
    while (viewpoint === this.viewpoint() && (this.entries[0]?.number ?? Infinity) > number) {
      const before = this.#first;
      await this.#loadEarlier();
      if ((this.entries[0]?.number ?? Infinity) >= before) return false;
    }
    return viewpoint === this.viewpoint();
  }

  get #first(): number {
    return this.entries[0]?.number ?? (this.table.present?.number ?? 0) + 1;
  }

  async #loadEarlier(): Promise<void> {
    const viewpoint = this.viewpoint();
    if (viewpoint === "mine") return this.table.loadEarlier();
    try {
      const query = viewpointQuery(viewpoint, this.table.sitting);
      const { entries } = await api.log(this.table.id, this.#first, query);
      if (viewpoint === this.viewpoint()) this.#others = prependEntries(this.#others, entries);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
    }
  }
}
