// Diff of two states of the panels: since the last move, or in pencil, before it is made.
import type { CellView, PanelView } from "../../lib/api";

export interface Change {
  from: CellView;
  to: CellView;
  by: number | null; // how much, where both are numbers
}

/** Keyed by panel, row and column; see `cellKey`. */
export type Changes = ReadonlyMap<string, Change>;

export interface Flight {
  from: string; // the cell that paid
  to: string; // the cell that received
  text: string;
}

interface Figure {
  before: string;
  value: number;
  after: string;
}

const FIGURE = /^([^\p{L}\d]*?)([-−]?\d{1,3}(?:,\d{3})+|[-−]?\d+(?:[.,]\d+)?)(\D.*)?$/u;
const THOUSANDS = /,(?=\d{3})/g;
const NOTHING = new Set(["", "·", "–", "—", "-"]);

export const UNCHANGED: Changes = new Map();

/** A row is known by what its first cell stands for, or else by what is written there; where that is
 * no heading, its place must do. */
export function rowKey(row: readonly CellView[], index: number): string {
  const [first] = row;
  if (first?.target) return first.target;
  const heading = row.length > 1 && first?.text && !figure(first.text);
  return heading ? `${first.owner}=${first.text}` : `#${index}`;
}

export function cellKey(panel: string, row: string, column: number): string {
  return `${panel}|${row}|${column}`;
}

export function compare(before: readonly PanelView[], after: readonly PanelView[]): Changes {
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
  return from.text !== to.text || (from.step ?? null) !== (to.step ?? null);
}

function difference(from: CellView, to: CellView): number | null {
  if (typeof from.step === "number" && typeof to.step === "number") return to.step - from.step;
  const [a, b] = [figure(from.text), figure(to.text)];
  if (!a || !b) return null;
  const alike = (!a.before || !b.before || a.before === b.before) && sameUnit(a, b);
  return alike ? b.value - a.value : null;
}

/** "3/4" and "2/4" count the same thing; "3/4" and "2/5" do not. */
function sameUnit(a: Figure, b: Figure): boolean {
  return a.after === b.after || isBlank(a) || isBlank(b);
}

function isBlank(figure: Figure): boolean {
  return figure.value === 0 && !figure.before && !figure.after;
}

/** "$12", "£2,000", "3/4", "7 ₽", and not "H5"; a dot or a dash is nothing, and so zero. */
export function figure(text: string): Figure | null {
  const plain = text.trim();
  if (NOTHING.has(plain)) return { before: "", value: 0, after: "" };
  const match = FIGURE.exec(plain);
  if (!match?.[2]) return null;
  return {
    before: match[1] ?? "",
    value: Number(match[2].replace("−", "-").replace(THOUSANDS, "").replace(",", ".")),
    after: match[3] ?? "",
  };
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
export function flights(changes: Changes): Flight[] {
  const payers: [string, number, string][] = [];
  const payees: [string, number, string][] = [];
  for (const [key, { from, to, by }] of changes) {
    const unit = unitOf(to) || unitOf(from);
    if (by === null || !unit) continue;
    (by < 0 ? payers : payees).push([key, Math.abs(by), unit]);
  }
  return payees.flatMap(([to, amount, unit]) => {
    const payer = payers.findIndex((each) => each[1] === amount && each[2] === unit);
    if (payer < 0) return [];
    const [from] = payers.splice(payer, 1)[0]!;
    return [{ from, to, text: `${unit}${amount}` }];
  });
}

/** A currency sign before the number; only what has one can be paid. */
function unitOf(cell: CellView): string {
  const sign = figure(cell.text)?.before ?? "";
  return /^\p{Sc}$/u.test(sign) ? sign : "";
}
