// Snap points of the bottom sheet: three, reached by dragging or with the handle's keys.
const SNAP_POINTS = ["prompt", "actions", "all"] as const;
export type SnapPoint = (typeof SNAP_POINTS)[number];
export type Heights = Readonly<Record<SnapPoint, number>>;

export const HANDLE_HEIGHT = 28; // pixels of the sheet above what it shows

const FLING = 0.4; // pixels a millisecond: a flick goes one further

/** Where a drag that ended at this height comes to rest. */
export function snap(height: number, speed: number, heights: Heights): SnapPoint {
  const near = SNAP_POINTS.reduce((best, each) =>
    Math.abs(heights[each] - height) < Math.abs(heights[best] - height) ? each : best,
  );
  if (speed > FLING) return SNAP_POINTS.find((each) => heights[each] > height + 1) ?? "all";
  if (speed < -FLING) return SNAP_POINTS.findLast((each) => heights[each] < height - 1) ?? "prompt";
  return near;
}

export function higher(point: SnapPoint): SnapPoint {
  return SNAP_POINTS[Math.min(SNAP_POINTS.indexOf(point) + 1, SNAP_POINTS.length - 1)]!;
}

export function lower(point: SnapPoint): SnapPoint {
  return SNAP_POINTS[Math.max(SNAP_POINTS.indexOf(point) - 1, 0)]!;
}
