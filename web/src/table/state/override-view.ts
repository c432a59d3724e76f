// Override view: what the table shows instead of the match as it stands, a past moment or a plan.
import type { EntryView, MapView, MatchView } from "../../lib/api";
import type { Changes } from "./changes";

export interface OverrideView {
  kind: "past" | "plan";
  view: MatchView;
  map: MapView;
  entries: readonly EntryView[];
  changes: Changes;
}

/** Who sits at the table, and the version that an answer would be for, are always those of now. */
export function applyOverride(
  overrideView: OverrideView | null,
  present: MatchView | null,
): MatchView | null {
  if (!overrideView || !present) return present;
  const { version, seats, clocks, asked } = present;
  return { ...overrideView.view, version, seats, clocks, asked };
}
