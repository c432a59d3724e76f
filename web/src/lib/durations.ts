// Durations in the reader's language: "2 days 3 hours", or short, "2 d 3 h".
import { language } from "./i18n.svelte";

export function formatDuration(
  parts: readonly { unit: string; value: number }[],
  unitDisplay: "long" | "narrow" | "short" = "long",
): string {
  const said = (parts.length > 0 ? parts : [{ unit: "second", value: 0 }]).map(({ unit, value }) =>
    new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(value),
  );
  return said.join(" ");
}

/** The unit alone, as it is called after so many: "days". */
export function unitName(unit: string, count: number): string {
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  const parts = new Intl.NumberFormat(language(), style).formatToParts(count);
  return parts.find(({ type }) => type === "unit")?.value ?? unit;
}
