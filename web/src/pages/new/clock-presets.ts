// Presets of game clocks. All in seconds.
import type { ClockSettings } from "../../lib/api";

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** Times alone; who plays on when they are over is chosen beside them. */
export const PRESETS: Readonly<Record<string, Omit<ClockSettings, "bot">>> = {
  quick: { bank: 10 * MINUTE, increment: 15, per: "turn", grace: null },
  evening: { bank: HOUR, increment: MINUTE, per: "turn", grace: null },
  days: { bank: 3 * DAY, increment: 12 * HOUR, per: "turn", grace: null },
  week: { bank: 7 * DAY, increment: DAY, per: "turn", grace: null },
};

export const LEAST_BANK = MINUTE;
export const LEAST_GRACE = MINUTE;

/** What is played where nobody says otherwise: a quarter of the bank, but a minute at least. */
export function usualGrace(clock: ClockSettings): number {
  return Math.max(LEAST_GRACE, Math.floor(clock.bank / 4));
}
