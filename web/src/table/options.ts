// What can be chosen now: by target, by number key, and whether there is a choice at all.
import type { ChoiceView, MatchView, OptionView } from "../lib/api";

export function legal(choices: readonly ChoiceView[]): OptionView[] {
  return choices.flatMap((choice) => choice.options.filter((option) => option.legal));
}

/** What each lit thing on the table stands for. Two choices may share a target: both are there. */
export function byTarget(choices: readonly ChoiceView[]): Map<string, OptionView[]> {
  const found = new Map<string, OptionView[]>();
  for (const option of legal(choices)) {
    if (option.target) found.set(option.target, [...(found.get(option.target) ?? []), option]);
  }
  return found;
}

/** Buttons in the order of the number keys. */
export function buttons(choices: readonly ChoiceView[]): OptionView[] {
  return choices.filter((choice) => choice.kind === "button").flatMap((choice) => choice.options);
}

/** The one thing that can be done, where nothing else can. */
export function forced(view: MatchView): OptionView | null {
  if (view.outcome || view.actor === null || view.actor !== view.seat) return null;
  const all = legal(view.choices);
  return all.length === 1 ? all[0]! : null;
}

export function isMine(view: MatchView): boolean {
  return view.actor !== null && view.actor === view.seat;
}

/** Whether what is being decided is about things of this kind: then a click asks "why not?". */
export function isAbout(choices: readonly ChoiceView[], target: string): boolean {
  const kind = target.slice(0, target.indexOf(":") + 1);
  return choices.some((choice) => choice.options.some((each) => each.target?.startsWith(kind)));
}

/** The seat to hand the screen to before anything is shown, where my seats see different things.
 * Where they once did, they may again: a curtain that has been used stays in use. */
export function handsOver(view: MatchView, sitting: number | null): number | null {
  if ((!view.private && sitting === null) || view.outcome) return null;
  const next = view.actor !== null && view.seats[view.actor]?.mine ? view.actor : null;
  const facing = next ?? sitting ?? view.seat;
  return facing === sitting && facing === view.seat ? null : facing;
}
