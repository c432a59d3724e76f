// Model of the player area near the prompt: cards to draw, cards in hand, tickets to decide on.
// The kind of a panel says whether it belongs there; the rest of the panels stand beside the map.
import type { CellView, ChoiceView, OptionView, PanelView } from "../../lib/api";

type Lit = ReadonlyMap<string, readonly OptionView[]>;
/** Where the player area lies: above the sentence of the prompt, below its buttons, or not there. */
export type PlayerAreaPosition = "above" | "below" | "none";
export type TicketState = "done" | "open" | "lost";

const PLAIN: ReadonlySet<PanelView["kind"]> = new Set(["table", "cards"]);
const MOST_LAYERS = 4; // of a stack: more of them say nothing more

export interface PanelLayout {
  near: PanelView[];
  /** What was turned up and is being paid for: it lies beside the ways to pay. */
  turned: PanelView[];
  side: PanelView[];
}

/** Tickets come near while they are being decided on; a pile or a hand of nothing is not shown. */
export function layOutPanels(panels: readonly PanelView[], lit: Lit, paying: boolean): PanelLayout {
  const shown = panels.filter((panel) => panel.rows.length > 0 || PLAIN.has(panel.kind));
  const turned = shown.filter((panel) => paying && panel.kind === "reveal");
  const near = shown.filter((panel) => isNear(panel, lit));
  const side = shown.filter((panel) => !near.includes(panel) && !turned.includes(panel));
  return { near, turned, side };
}

function isNear(panel: PanelView, lit: Lit): boolean {
  if (panel.kind !== "tickets") return panel.kind === "row" || panel.kind === "hand";
  return targetsOf(panel).some((target) => lit.has(target));
}

/** What is to be known about a panel, in a line. */
export function noteOf(panel: PanelView): string {
  return panel.notes.join(" · ");
}

function targetsOf(panel: PanelView): string[] {
  return panel.rows.flatMap((row) => row.flatMap((cell) => cell.target ?? []));
}

/** What stands in the player area to be clicked needs no second button in the prompt. */
export function choicesElsewhere(
  choices: readonly ChoiceView[],
  near: readonly PanelView[],
): ChoiceView[] {
  const there = new Set(near.flatMap((panel) => targetsOf(panel)));
  return choices.filter(
    ({ kind, options }) =>
      kind !== "target" ||
      !options.every(
        ({ targets }) => targets.length > 0 && targets.every((each) => there.has(each)),
      ),
  );
}

// Cards

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

/** What the one thing that is to be decided on points at, so that nobody has to ask. */
export function atHand(panels: readonly PanelView[], lit: Lit): string[] {
  const asked = panels
    .flatMap((panel) => panel.rows.flat())
    .filter((cell) => cell.points?.length && cell.target && lit.has(cell.target));
  return asked.length === 1 ? [...(asked[0]!.points ?? [])] : [];
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
