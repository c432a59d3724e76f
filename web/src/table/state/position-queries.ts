// Queries about the position that is shown: of the match, or of a plan, which the server is told with them.
import {
  api,
  type MatchView,
  type CompletePlan,
  type PreviewView,
  type RefusalQuery,
  type RefusalView,
  type SuggestionsView,
} from "../../lib/api";

/** What they need of the table. */
interface QueryHost {
  readonly id: string;
  readonly view: MatchView | null;
  readonly plan: { readonly request: CompletePlan | null };
}

export class PositionQueries {
  constructor(readonly table: QueryHost) {}

  preview(actions: readonly string[], signal: AbortSignal): Promise<PreviewView> {
    const { id, view, plan } = this.table;
    return plan.request
      ? api.planPreview(id, plan.request, actions, signal)
      : api.preview(id, actions, view!.version, view!.seat, signal);
  }

  suggestions(targets: readonly string[], signal: AbortSignal): Promise<SuggestionsView> {
    const { id, view, plan } = this.table;
    return plan.request
      ? api.planSuggestions(id, plan.request, targets, signal)
      : api.suggestions(id, targets, view!.version, view!.seat, signal);
  }

  refusal(about: RefusalQuery): Promise<RefusalView> {
    const { id, view, plan } = this.table;
    return plan.request
      ? api.planRefusal(id, plan.request, about)
      : api.refusal(id, about, view?.seat ?? null);
  }
}
