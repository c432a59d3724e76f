// Catch-up replay: what happened while somebody was away, cut into steps.
import type { EntryView } from "../../lib/api";

const PACE = 700; // milliseconds for a step
const FASTEST = 150;
const LONGEST = 12_000; // for all of it

interface CatchUpSteps {
  /** After which actions the table is shown, in order. */
  numbers: readonly number[];
  /** Milliseconds from one to the next. */
  pace: number;
}

/** Every action by itself; where they are too many, each turn; of too many turns as many as there is time for. */
export function catchUpSteps(
  entries: readonly EntryView[],
  from: number,
  to: number,
): CatchUpSteps {
  const missed = entries.filter(({ number }) => number > from && number <= to);
  const each = missed.map(({ number }) => number);
  const turns = missed.filter((entry, index) => entry.seat !== missed[index + 1]?.seat);
  const long = each.length * PACE > LONGEST;
  const numbers = thinned(long ? turns.map(({ number }) => number) : each, LONGEST / FASTEST);
  const pace = Math.min(PACE, LONGEST / Math.max(1, numbers.length));
  return { numbers, pace: Math.max(FASTEST, Math.floor(pace)) };
}

/** At most so many of them, evenly, the last one among them. */
function thinned(numbers: readonly number[], most: number): readonly number[] {
  if (numbers.length <= most) return numbers;
  const step = numbers.length / most;
  return Array.from({ length: most }, (_, index) => numbers[Math.ceil((index + 1) * step) - 1]!);
}
