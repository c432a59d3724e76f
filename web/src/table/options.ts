// What can be chosen now: by target, by number key, and whether there is a choice at all.
import type { ChoiceView, MatchView, OptionView } from "../lib/api";
import { ways } from "./ways";

export function legal(choices: readonly ChoiceView[]): OptionView[] {
  return choices.flatMap((choice) => choice.options.filter((option) => option.legal));
}

/** What each lit thing on the table stands for. Two choices may share a target: both are there. */
export function byTarget(choices: readonly ChoiceView[]): Map<string, OptionView[]> {
  const found = new Map<string, OptionView[]>();
  for (const choice of choices) {
    for (const option of choice.options.filter((each) => each.legal)) {
      const target = targetOf(choice, option);
      if (target) found.set(target, [...(found.get(target) ?? []), option]);
    }
  }
  return found;
}

/** What stands for an option; for an action without arguments, its word. */
export function targetOf(choice: ChoiceView, option: OptionView): string | null {
  return choice.kind === "button" ? `word:${choice.word}` : (option.target ?? null);
}

/** Choices of one word that are called the same are one choice: a card goes to the hand or the rack. */
export function merged(choices: readonly ChoiceView[]): ChoiceView[] {
  const found: ChoiceView[] = [];
  for (const choice of choices) {
    const same = found.findIndex((each) => isSame(each, choice));
    if (same < 0) found.push(choice);
    else found[same] = { ...choice, options: [...found[same]!.options, ...choice.options] };
  }
  return found;
}

function isSame(one: ChoiceView, other: ChoiceView): boolean {
  const targets = one.kind === "target" && other.kind === "target";
  return targets && one.word === other.word && one.label === other.label;
}

/** In the order of the number keys: ways to pay, buttons, and where one thing stands for several. */
export function numbered(choices: readonly ChoiceView[]): OptionView[] {
  const buttons = choices.filter((choice) => choice.kind === "button");
  const forks = [...byTarget(choices).values()].filter((options) => options.length > 1);
  const paid = ways(choices).flatMap((way) => way.first);
  return [...new Set([...paid, ...buttons.flatMap((choice) => choice.options), ...forks.flat()])];
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
