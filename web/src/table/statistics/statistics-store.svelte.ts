// Statistics store, as one viewer sees them: asked for when looked at, and anew when the match moves on.
import { api, type LookBack, type NumbersView } from "../../lib/api";
import { ApiError } from "../../lib/request";
import type { Eyes } from "../history/history-store.svelte";

export function lookBack(eyes: Eyes, sitting: number | null): LookBack {
  if (eyes === "mine") return { seat: sitting };
  return typeof eyes === "number" ? { eyes: "seat", seat: eyes } : { eyes, seat: null };
}

export class StatisticsStore {
  view: NumbersView | null = $state.raw(null);
  /** Why they cannot be shown. */
  problem = $state("");
  loading = $state(false);
  #asking: AbortController | null = null;

  constructor(
    private readonly id: string,
    private readonly only: "" | "scores" = "",
  ) {}

  /** What was there stays until the answer is. */
  async load(look: LookBack): Promise<void> {
    this.stop();
    this.loading = true;
    const { signal } = (this.#asking = new AbortController());
    try {
      this.view = await api.statistics(this.id, look, this.only, signal);
      this.problem = "";
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.message;
    } finally {
      if (!signal.aborted) this.loading = false;
    }
  }

  stop(): void {
    this.#asking?.abort();
  }
}
