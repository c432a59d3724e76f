// Layout of the panels: which lie in the player area near the prompt, and which stand beside the map. The
// kind of a panel says where it belongs.
import type { ChoiceView, PanelView } from "../../lib/api";
import type { Lit } from "../selection/multi-target";

/** Where the player area lies: above the sentence of the prompt, below its buttons, or not there. */
export type PlayerAreaPosition = "above" | "below" | "none";

const PLAIN: ReadonlySet<PanelView["kind"]> = new Set(["table", "cards"]);

interface PanelLayout {
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

/** What the one thing that is to be decided on points at, so that nobody has to ask. */
export function atHand(panels: readonly PanelView[], lit: Lit): string[] {
  const asked = panels
    .flatMap((panel) => panel.rows.flat())
    .filter((cell) => cell.points?.length && cell.target && lit.has(cell.target));
  return asked.length === 1 ? [...(asked[0]!.points ?? [])] : [];
}
