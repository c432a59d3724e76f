// Statistics store, as one viewer sees them: asked for when looked at, and anew when the match moves on.
import { api, type StatisticsView, type ViewpointQuery } from "../../lib/api";
import { ApiError } from "../../lib/request";

export class StatisticsStore {
  view: StatisticsView | null = $state.raw(null);
  /** Why they cannot be shown. */
  problem = $state("");
  loading = $state(false);
  #asking: AbortController | null = null;

  constructor(
    private readonly id: string,
    private readonly only: "" | "scores" = "",
  ) {}

  /** What was there stays until the answer is. */
  async load(viewpoint: ViewpointQuery): Promise<void> {
    this.stop();
    this.loading = true;
    const { signal } = (this.#asking = new AbortController());
    try {
      this.view = await api.statistics(this.id, viewpoint, this.only, signal);
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
