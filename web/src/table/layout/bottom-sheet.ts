// Bottom sheet of the phone: three stops, reached by dragging or with the handle's keys.
export const STOPS = ["prompt", "actions", "all"] as const;
export type Stop = (typeof STOPS)[number];
export type Heights = Readonly<Record<Stop, number>>;

const FLING = 0.4; // pixels a millisecond: a flick goes one stop further

/** Where a drag that ended at this height comes to rest. */
export function settle(height: number, speed: number, heights: Heights): Stop {
  const near = STOPS.reduce((best, each) =>
    Math.abs(heights[each] - height) < Math.abs(heights[best] - height) ? each : best,
  );
  if (speed > FLING) return STOPS.find((each) => heights[each] > height + 1) ?? "all";
  if (speed < -FLING) return STOPS.findLast((each) => heights[each] < height - 1) ?? "prompt";
  return near;
}

export function higher(stop: Stop): Stop {
  return STOPS[Math.min(STOPS.indexOf(stop) + 1, STOPS.length - 1)]!;
}

export function lower(stop: Stop): Stop {
  return STOPS[Math.max(STOPS.indexOf(stop) - 1, 0)]!;
}
