// Rows of card panels: piles and stacks, tickets, cards that are turned up, a card that was drawn.
import type { CellView, PanelView } from "../../lib/api";

type TicketState = "done" | "open" | "lost";

const MOST_LAYERS = 4; // of a stack: more of them say nothing more

/** A row of one cell is a card that lies there; of several, a pile and how many are in it. */
export function isPile(row: readonly CellView[]): boolean {
  return row.length > 1;
}

/** How many cards are in a pile or a stack; one, where no number says it. */
export function countOf(row: readonly CellView[]): number {
  return row[1]?.value ?? 1;
}

/** How many cards of a stack are drawn under the top one. */
export function layersUnder(row: readonly CellView[]): number {
  return Math.max(0, Math.min(countOf(row), MOST_LAYERS) - 1);
}

export function ticketState(row: readonly CellView[]): TicketState {
  if (row[0]?.strong) return "done";
  return row[0]?.points?.length ? "open" : "lost";
}

// What is turned up

/** The same in every language; "" where nothing lies there. */
export function revealKey(panels: readonly PanelView[]): string {
  return panels
    .filter((panel) => panel.kind === "reveal")
    .flatMap((panel) => panel.rows.map(([card]) => `${card?.owner}${card?.strong ? "!" : ""}`))
    .join(" ");
}

export function matchingCards(panel: PanelView): number {
  return panel.rows.filter(([card]) => card?.strong).length;
}

// What was drawn

export interface CardDraw {
  /** The place in the row, or the pile. */
  from: { place: number } | { pile: string };
  /** The panel and the target of the stack that it went to. */
  panel: string;
  target: string;
}

/** A card that went to a hand, if it is plain where it came from: out of the row, or off a pile. */
export function findCardDraw(
  before: readonly PanelView[],
  after: readonly PanelView[],
): CardDraw | null {
  const [was, is] = [before, after].map((panels) => panels.find((panel) => panel.kind === "row"));
  const gained = after
    .filter((panel) => panel.kind === "hand")
    .flatMap((panel) => stacks(panel).map((stack) => ({ panel: panel.id, ...stack })))
    .filter((stack) => stack.count === 1 + countBefore(before, stack.panel, stack.target));
  const [card] = gained;
  if (!was || !is || !card || gained.length > 1) return null;
  const place = lying(was).findIndex(
    (owner, index) => owner === card.owner && owner !== lying(is)[index],
  );
  const pile = piles(was).find((each, index) => each.count === 1 + (piles(is)[index]?.count ?? 0));
  const from = place >= 0 ? { place } : pile && { pile: pile.target };
  return from ? { from, panel: card.panel, target: card.target } : null;
}

function stacks(panel: PanelView): { owner: string; target: string; count: number }[] {
  return panel.rows.map((row) => ({
    owner: row[0]?.owner ?? "",
    target: row[0]?.target ?? "",
    count: countOf(row),
  }));
}

function countBefore(before: readonly PanelView[], panel: string, target: string): number {
  const held = before.filter((each) => each.id === panel).flatMap(stacks);
  return held.find((stack) => stack.target === target)?.count ?? 0;
}

const lying = (panel: PanelView): string[] =>
  panel.rows.filter((row) => !isPile(row)).map(([card]) => card?.owner ?? "");
const piles = (panel: PanelView): { target: string; count: number }[] =>
  stacks({ ...panel, rows: panel.rows.filter(isPile) });
