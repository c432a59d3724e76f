import { describe, expect, test } from "vitest";
import type { ClockView } from "../../../lib/api";
import {
  DAY,
  formatClock,
  HOUR,
  isLow,
  leftAt,
  MINUTE,
  pauseAt,
  SECOND,
  splitDuration,
} from "../clock-arithmetic";

const NOON = Date.parse("2031-03-03T12:00:00Z");
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
const clock = (more: Partial<ClockView> = {}): ClockView => ({
  seat: 0,
  left: 10 * MINUTE,
  since: at(0),
  pauses: [],
  vacation: null,
  grace: MINUTE,
  ...more,
});

describe("what is left on a clock", () => {
  test("less by what it has run, and below nothing when it is over", () => {
    expect(leftAt(clock(), NOON + 4 * MINUTE)).toBe(6 * MINUTE);
    expect(leftAt(clock(), NOON + 11 * MINUTE)).toBe(-MINUTE);
    expect(leftAt(clock({ since: null }), NOON + DAY)).toBe(10 * MINUTE);
    // A machine whose clock is behind gives nobody more.
    expect(leftAt(clock(), NOON - HOUR)).toBe(10 * MINUTE);
  });

  test("pauses do not count", () => {
    const pauses = [
      { since: at(1), until: at(3), why: "hours" as const },
      { since: at(5), until: at(9), why: "vacation" as const },
    ];
    const paused = clock({ left: 4 * HOUR, pauses });
    expect(leftAt(paused, NOON + 2 * HOUR)).toBe(3 * HOUR);
    expect(leftAt(paused, NOON + 4 * HOUR)).toBe(2 * HOUR);
    expect(leftAt(paused, NOON + 10 * HOUR)).toBe(0);
    expect(pauseAt(paused, NOON + 2 * HOUR)?.why).toBe("hours");
    expect(pauseAt(paused, NOON + 4 * HOUR)).toBeNull();
  });

  test("somebody on vacation is so also when others decide", () => {
    const vacation = { since: at(0), until: at(48), why: "vacation" as const };
    expect(pauseAt(clock({ since: null, vacation }), NOON + DAY)).toEqual(vacation);
  });
});

test("written as on a clock, and in words from a day on", () => {
  expect([formatClock(0), formatClock(-5), formatClock(4 * MINUTE + 5 * SECOND)]).toEqual([
    "0:00",
    "0:00",
    "4:05",
  ]);
  expect(formatClock(HOUR + 4 * MINUTE + 5 * SECOND)).toBe("1:04:05");
  expect(formatClock(1)).toBe("0:01");
  expect(splitDuration(2 * DAY + 3 * HOUR + MINUTE)).toEqual([
    { unit: "day", value: 2 },
    { unit: "hour", value: 3 },
  ]);
  expect(splitDuration(2 * DAY)).toEqual([{ unit: "day", value: 2 }]);
  expect(splitDuration(-1)).toEqual([]);
});

test("little is a tenth, or half a minute", () => {
  expect([isLow(61 * SECOND, 10 * MINUTE), isLow(60 * SECOND, 10 * MINUTE)]).toEqual([false, true]);
  expect(isLow(30 * SECOND, MINUTE)).toBe(true);
});
