// Progress gauges of the end conditions, in segments.
import type { EndPartView, EndView } from "../../lib/api";

export interface Segment {
  part: EndPartView;
  share: number; // of the way, from 0 to 1
  pencil: number | null; // what it would be after the action that is looked at, if that is another
}

export interface Gauge {
  end: EndView;
  segments: readonly Segment[];
  pencil: number | null; // the new figure
}

/** The ends as they are, with what would change after an action in pencil. */
export function gauges(ends: readonly EndView[], after: readonly EndView[] | null): Gauge[] {
  return ends.map((end) => {
    const later = after?.find((each) => each.ending === end.ending);
    const figure = later && later.now !== end.now ? later.now : null;
    return { end, segments: segments(end, later), pencil: figure };
  });
}

function segments(end: EndView, later: EndView | undefined): Segment[] {
  return end.parts.map((part) => {
    const share = shareOf(part);
    const then = later?.parts.find((each) => isSame(each, part));
    const pencil = then ? shareOf(then) : share;
    return { part, share, pencil: pencil === share ? null : pencil };
  });
}

function shareOf({ now, goal }: EndPartView): number {
  if (now === null) return 0;
  return goal <= now ? 1 : Math.max(0, now / goal);
}

export function isReached({ parts }: EndView): boolean {
  return parts.every((part) => shareOf(part) === 1);
}

function isSame(one: EndPartView, other: EndPartView): boolean {
  return one.owners.join() === other.owners.join();
}
