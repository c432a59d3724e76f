// Viewpoint: through whose eyes the past is seen.
import type { ViewpointQuery } from "../../lib/api";

/** My own, that of somebody who watches, that of a seat, or everybody's. */
export type Viewpoint = "mine" | "spectator" | "all" | number;

/** As the server is asked; `sitting`: who sits at this screen, where several do. */
export function viewpointQuery(viewpoint: Viewpoint, sitting: number | null): ViewpointQuery {
  if (viewpoint === "mine") return { seat: sitting };
  if (typeof viewpoint === "number") return { eyes: "seat", seat: viewpoint };
  return { eyes: viewpoint, seat: null };
}

/** Of the value of a select box, which is a text. */
export function parseViewpoint(value: string): Viewpoint {
  return /^\d+$/.test(value) ? Number(value) : (value as Viewpoint);
}
