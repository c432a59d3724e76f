// Clock arithmetic: the time that is left, from the times that the server has sent.
import type { ClockView, PauseView } from "../../lib/api";

/** Milliseconds; below 0: it has run out. */
export function leftAt(clock: ClockView, now: number): number {
  if (clock.since === null) return clock.left;
  const since = Date.parse(clock.since);
  let run = Math.max(0, now - since);
  for (const pause of clock.pauses) run -= overlap(pause, since, Math.max(since, now));
  return clock.left - run;
}

function overlap(pause: PauseView, since: number, until: number): number {
  const from = Math.max(since, Date.parse(pause.since));
  return Math.max(0, Math.min(until, Date.parse(pause.until)) - from);
}

/** The pause that a clock is in: while it should run, or while its owner is on vacation. */
export function pauseAt(clock: ClockView, now: number): PauseView | null {
  const all = clock.vacation ? [...clock.pauses, clock.vacation] : clock.pauses;
  return all.find((each) => Date.parse(each.since) <= now && now < Date.parse(each.until)) ?? null;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** "4:05" and "1:04:05" below a day; above it, days and hours are told in words. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The two greatest units of a span of time: 2 days 3 hours; 4 minutes 5 seconds. */
export function splitDuration(milliseconds: number): { unit: string; value: number }[] {
  let rest = Math.ceil(Math.max(0, milliseconds) / SECOND) * SECOND;
  const found: { unit: string; value: number }[] = [];
  for (const [unit, length] of [
    ["day", DAY],
    ["hour", HOUR],
    ["minute", MINUTE],
    ["second", SECOND],
  ] as const) {
    const value = Math.floor(rest / length);
    rest -= value * length;
    if (value > 0 || found.length > 0) found.push({ unit, value });
    if (found.length === 2) break;
  }
  return found.filter((each) => each.value > 0);
}

/** Little is left: a tenth of what one began with, or half a minute. */
export function isLow(left: number, bank: number): boolean {
  return left <= Math.max(30 * SECOND, bank / 10);
}
