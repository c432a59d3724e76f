// Options that can be chosen now: by target, by number key, and whether there is a choice at all.
import type { ChoiceView, MatchView, OptionView } from "../../lib/api";
import { combinedTarget, targetKind, targetParts } from "../state/target-format";
import { paymentOptions } from "./payments";

// What arrives

/** Very many actions are sent in few bytes: here each is written out. What stands on the table for an
 * action without arguments is its word. */
export function expandChoice(choice: ChoiceView): ChoiceView {
  const few =
    choice.kind === "button"
      ? choice.options.map((option) => ({ ...option, targets: [`word:${choice.word}`] }))
      : choice.options;
  return { ...choice, options: [...few, ...branchesOf(choice)], branches: [] };
}

function branchesOf({ branches, names }: ChoiceView): OptionView[] {
  return branches.flatMap(({ action, label, targets, number, last, words }) =>
    words.map((word) => ({
      action: `${action} ${word}`,
      label: label.replace("{}", () => names[word] ?? word),
      legal: true,
      targets: [...targets, `${last}:${word}`],
      number,
    })),
  );
}

// What can be chosen

/** What one click does: an action, or a series of them that is played whole. */
export type SeriesOption = OptionView & { then?: readonly string[] };

export function actionsOf({ action, then = [] }: SeriesOption): string[] {
  return [action, ...then];
}

export function isSameOption(one: SeriesOption | null, other: SeriesOption): boolean {
  return one !== null && actionsOf(one).join("\n") === actionsOf(other).join("\n");
}

export function legalOptions(choices: readonly ChoiceView[]): OptionView[] {
  return choices.flatMap((choice) => choice.options.filter((option) => option.legal));
}

/** What each target stands for: every action that is about it, alone or among others. */
export function byTarget(options: readonly OptionView[]): Map<string, OptionView[]> {
  const found = new Map<string, OptionView[]>();
  for (const option of options) {
    for (const target of new Set([...option.targets, combinedTarget(option.targets)]))
      addOption(found, target, option);
  }
  found.delete("");
  return found;
}

export function addOption(
  found: Map<string, OptionView[]>,
  target: string,
  option: OptionView,
): void {
  const there = found.get(target);
  if (there) there.push(option);
  else found.set(target, [option]);
}

/** Choices of one word that are called the same are one choice: a card goes to the hand or the rack. */
export function mergeChoices(choices: readonly ChoiceView[]): ChoiceView[] {
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

/** Choices of one word differ by what they are about. */
export function choiceKey({ kind, word, options }: ChoiceView): string {
  return [kind, word, ...(options[0]?.targets ?? []).map(targetKind)].join(" ");
}

/** In the order of the number keys: ways to pay, buttons, and where one target stands for several. */
export function numberKeyOptions(choices: readonly ChoiceView[]): OptionView[] {
  const buttons = choices.filter((choice) => choice.kind === "button");
  const simple = legalOptions(choices).filter(
    (each) => each.targets.length === 1 && each.number === null,
  );
  const forks = [...byTarget(simple).values()].filter((options) => options.length > 1);
  const paid = paymentOptions(choices).flatMap((way) => way.first);
  return [...new Set([...paid, ...buttons.flatMap((choice) => choice.options), ...forks.flat()])];
}

/** The one thing that can be done, where nothing else can. */
export function forcedOption(view: MatchView): OptionView | null {
  if (view.outcome || view.actor === null || view.actor !== view.seat) return null;
  const all = legalOptions(view.choices);
  return all.length === 1 ? all[0]! : null;
}

export function isMine(view: MatchView): boolean {
  return view.actor !== null && view.actor === view.seat && isPlayedByMe(view, view.actor);
}

/** A seat of mine may be held by a bot. */
export function isPlayedByMe(view: MatchView, seat: number): boolean {
  const place = view.seats[seat];
  return place !== undefined && place.mine && place.kind === "person";
}

/** Whether what is being decided is about targets of this kind: then a click asks "why not?". */
export function isAbout(choices: readonly ChoiceView[], target: string): boolean {
  const kinds = targetParts(target).map(targetKind);
  const isOf = ({ targets }: OptionView): boolean =>
    kinds.every((kind) => targets.some((each) => each.startsWith(kind)));
  return choices.some(({ kind, options }) => kind !== "button" && options.some(isOf));
}

/** The seat to hand the screen to before anything is shown, where my seats see different things.
 * Where they once did, they may again: a handover screen that has been used stays in use. */
export function handoverSeat(view: MatchView, sitting: number | null): number | null {
  if ((!view.private && sitting === null) || view.outcome) return null;
  const next = view.actor !== null && isPlayedByMe(view, view.actor) ? view.actor : null;
  const facing = next ?? sitting ?? view.seat;
  return facing === sitting && facing === view.seat ? null : facing;
}
