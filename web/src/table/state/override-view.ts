// What lies on the table instead of the match as it stands: a moment of the past, or a plan.
import type { EntryView, MapView, MatchView } from "../../lib/api";
import type { Changes } from "./changes";

export interface Stage {
  kind: "past" | "plan";
  view: MatchView;
  map: MapView;
  entries: readonly EntryView[];
  changes: Changes;
}

/** Who sits at the table, and the version that an answer would be for, are always those of now. */
export function onStage(stage: Stage | null, present: MatchView | null): MatchView | null {
  if (!stage || !present) return present;
  const { version, seats, clocks, asked } = present;
  return { ...stage.view, version, seats, clocks, asked };
}
