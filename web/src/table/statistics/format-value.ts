// Format of a value of a series, in the reader's language.
import type { SeriesView } from "../../lib/api";
import { formatNumber } from "../../lib/i18n.svelte";

/** "$7" or "3 km": with what stands around the number in its panel. */
export function formatValue(series: SeriesView, value: number): string {
  return formatShort(series, value) + series.after;
}

/** Without what stands after the number: the columns of a table are narrow. */
export function formatShort({ before }: SeriesView, value: number): string {
  return before + formatNumber(value);
}
