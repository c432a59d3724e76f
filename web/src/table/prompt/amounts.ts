// Number input over legal amounts: no other can be reached, whatever is typed or pressed.
import type { OptionView } from "../../lib/api";

interface Amount {
  value: number;
  option: OptionView;
}

const QUICK = [5, 10, 25, 100];
const ROOM = 3; // a quick step is offered when the range has room for that many of them

export function amounts(options: readonly OptionView[]): Amount[] {
  return options
    .filter((option) => option.legal && option.number !== null)
    .map((option) => ({ value: option.number!, option }))
    .sort((a, b) => a.value - b.value);
}

/** The legal amount nearest to a wanted one; of two equally near, the lower. */
export function nearestAmount(all: readonly Amount[], wanted: number): Amount {
  const aim = Number.isFinite(wanted) ? wanted : all[0]!.value;
  return all.reduce((best, each) =>
    Math.abs(each.value - aim) < Math.abs(best.value - aim) ? each : best,
  );
}

/** One step up or down goes to the next legal amount; a larger one as near as it can. */
export function stepAmount(all: readonly Amount[], from: number, by: number): Amount {
  const wanted = from + by;
  const ahead = all.filter((each) => (by > 0 ? each.value > from : each.value < from));
  return ahead.length > 0 ? nearestAmount(ahead, wanted) : nearestAmount(all, from);
}

export function quickSteps(all: readonly Amount[]): number[] {
  const range = (all.at(-1)?.value ?? 0) - (all[0]?.value ?? 0);
  return QUICK.filter((each) => each * ROOM <= range).slice(-2);
}
