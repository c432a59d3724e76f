// Diff of two states of the panels: since the last move, or between now and a previewed action.
import type { CellView, PanelView } from "../../lib/api";

interface Change {
  from: CellView;
  to: CellView;
  by: number | null; // how much, where both are numbers
}

/** Keyed by panel, row and column; see `cellKey`. */
export type Changes = ReadonlyMap<string, Change>;

export interface MoneyTransfer {
  from: string; // the cell that paid
  to: string; // the cell that received
  text: string;
}

export const NO_CHANGES: Changes = new Map();

/** A row is known by what its first cell stands for, or else by what is written there; where that is
 * no heading, its place must do. */
export function rowKey(row: readonly CellView[], index: number): string {
  const [first] = row;
  if (first?.target) return first.target;
  const heading = row.length > 1 && first?.text && !isNumber(first);
  return heading ? `${first.owner}=${first.text}` : `#${index}`;
}

/** Also one that nobody may know. */
export function isNumber(cell: CellView): boolean {
  return typeof cell.unit === "string";
}

export function cellKey(panel: string, row: string, column: number): string {
  return `${panel}|${row}|${column}`;
}

export function diffPanels(before: readonly PanelView[], after: readonly PanelView[]): Changes {
  const old = cells(before);
  const found = new Map<string, Change>();
  for (const [key, to] of cells(after)) {
    const from = old.get(key);
    if (from && differ(from, to)) found.set(key, { from, to, by: difference(from, to) });
  }
  return found;
}

function cells(panels: readonly PanelView[]): Map<string, CellView> {
  const all = new Map<string, CellView>();
  for (const panel of panels) {
    panel.rows.forEach((row, index) => {
      const key = rowKey(row, index);
      row.forEach((cell, column) => all.set(cellKey(panel.id, key, column), cell));
    });
  }
  return all;
}

/** Who leads (strong) may change with every move and is no change of the figure. */
function differ(from: CellView, to: CellView): boolean {
  const [was, is] = [from, to].map(({ text, value, step }) => [text, value ?? null, step ?? null]);
  return was!.some((each, index) => each !== is![index]);
}

function difference(from: CellView, to: CellView): number | null {
  if (typeof from.step === "number" && typeof to.step === "number") return to.step - from.step;
  const [was, is] = [from.value ?? null, to.value ?? null];
  // "3/4" and "2/4" count the same thing; "3/4" and "2/5" do not.
  const alike = from.unit === to.unit && (from.of ?? null) === (to.of ?? null);
  return was !== null && is !== null && alike ? is - was : null;
}

/** Whether some figure changed; a marker that moved alone is seen where it stands. */
export function changesFigure(changes: Changes): boolean {
  return [...changes.values()].some(({ by, to }) => by !== null && typeof to.step !== "number");
}

/** +6, −3; nothing for what cannot be counted. */
export function signed(by: number | null): string {
  if (by === null || by === 0) return "";
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** Money that went from one cell to another: the same unit, the same amount, once down and once up. */
export function moneyTransfers(changes: Changes): MoneyTransfer[] {
  const payers: [key: string, text: string][] = [];
  const payees: [key: string, text: string][] = [];
  for (const [key, { to, by }] of changes) {
    if (by === null || to.unit !== "money") continue;
    const text = `${to.before ?? ""}${Math.abs(by)}${to.after ?? ""}`;
    (by < 0 ? payers : payees).push([key, text]);
  }
  return payees.flatMap(([to, text]) => {
    const payer = payers.findIndex((each) => each[1] === text);
    if (payer < 0) return [];
    const [from] = payers.splice(payer, 1)[0]!;
    return [{ from, to, text }];
  });
}
