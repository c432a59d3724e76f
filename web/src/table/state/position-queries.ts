// Queries about the position that is shown: of the match, or of a plan, which the server is told with them.
import {
  api,
  type MatchView,
  type PlanWish,
  type PreviewView,
  type RefusalQuery,
  type RefusalView,
  type WaysView,
} from "../../lib/api";

/** What they need of the table. */
interface QueryHost {
  readonly id: string;
  readonly view: MatchView | null;
  readonly plan: { readonly wish: PlanWish | null };
}

export class PositionQueries {
  constructor(readonly table: QueryHost) {}

  preview(actions: readonly string[], signal: AbortSignal): Promise<PreviewView> {
    const { id, view, plan } = this.table;
    return plan.wish
      ? api.planPreview(id, plan.wish, actions, signal)
      : api.preview(id, actions, view!.version, view!.seat, signal);
  }

  suggestions(targets: readonly string[], signal: AbortSignal): Promise<WaysView> {
    const { id, view, plan } = this.table;
    return plan.wish
      ? api.planSuggestions(id, plan.wish, targets, signal)
      : api.suggestions(id, targets, view!.version, view!.seat, signal);
  }

  refusal(about: RefusalQuery): Promise<RefusalView> {
    const { id, view, plan } = this.table;
    return plan.wish
      ? api.planRefusal(id, plan.wish, about)
      : api.refusal(id, about, view?.seat ?? null);
  }
}
