// Multi-target selection: an action may be about several targets, picked one after the other; and
// where very much could be pointed at, the kind of action is chosen first.
import type { ChoiceView, OptionView } from "../../lib/api";
import { combinedTarget, isCombined, targetKind } from "../state/target-format";
import { addOption, byTarget, choiceKey, legalOptions, mergeChoices } from "./options";
import { isPayment } from "./payments";

export type Lit = ReadonlyMap<string, readonly OptionView[]>;

/** A target that was pointed at: all that it stands for. A hex is also the station in it. */
export type Aliases = readonly string[];

const FEW = 24; // targets that may be lit at once, whatever they mean
const TOLD = 3; // actions of one target that are all read out

// Part by part

/** The actions that are about all that was picked. */
export function remainingOptions(
  options: readonly OptionView[],
  picked: readonly Aliases[],
): OptionView[] {
  return options.filter(({ targets }) =>
    picked.every((aliases) => aliases.some((each) => targets.includes(each))),
  );
}

/** What is still to be pointed at, in order. */
export function targetsToPick({ targets }: OptionView, picked: readonly Aliases[]): string[] {
  return targets.filter((target) => !picked.some((aliases) => aliases.includes(target)));
}

/** What is lit: of each action the next part, and the later ones too unless these are very many and
 * each goes with several of the first.
 * Where one target stands for several actions and no other one tells them apart, all stays lit. */
export function litBy(choices: readonly ChoiceView[], picked: readonly Aliases[]): Lit {
  const first = new Map<string, OptionView[]>();
  const later = new Map<string, OptionView[]>();
  for (const option of remainingOptions(legalOptions(choices), picked)) {
    const [next, ...others] = targetsToPick(option, picked);
    if (next) addOption(first, next, option);
    for (const other of others) addOption(later, other, option);
  }
  if (first.size === 0 && picked.length > 0) return litBy(choices, []);
  if (first.size + later.size > FEW && !isPlain(later)) return first;
  for (const [target, options] of later) {
    first.set(target, [...new Set([...(first.get(target) ?? []), ...options])]);
  }
  return first;
}

/** Most targets stand for one action each: many of them do not confuse, as hexes to build in. */
function isPlain(lit: Lit): boolean {
  const plain = [...lit.values()].filter((options) => options.length === 1);
  return 2 * plain.length >= lit.size;
}

/** Cells of panels that stand for all of an action: they are plain, so they are lit at any time. */
export function litCells(choices: readonly ChoiceView[]): Lit {
  const parted = legalOptions(choices).filter(
    ({ targets, number }) => targets.length > 1 && number === null,
  );
  return new Map([...byTarget(parted)].filter(([target]) => isCombined(target)));
}

/** A choice in which only the amount is still to be decided. */
export function isAmount(options: readonly OptionView[]): boolean {
  const about = combinedTarget(options[0]?.targets ?? []);
  return (
    options.length > 0 &&
    options.every(({ number, targets }) => number !== null && combinedTarget(targets) === about)
  );
}

/** A line of a list to choose from: an action, or a part that several have in common. */
export interface ListItem {
  target: string;
  options: OptionView[];
}

/** A list that can be read: of many actions in parts, or with amounts, only the next part. */
export function listItems(
  options: readonly OptionView[],
  picked: readonly Aliases[],
  few: number,
): ListItem[] {
  const alone = (option: OptionView): ListItem => ({ target: "", options: [option] });
  const amounts = options.some(({ number }) => number !== null);
  if (options.length <= few && !amounts) return options.map(alone);
  const found = new Map<string, OptionView[]>();
  for (const option of options) addOption(found, targetsToPick(option, picked)[0] ?? "", option);
  return [...found].flatMap(([target, same]) =>
    same.length > 1 && target ? [{ target, options: same }] : same.map(alone),
  );
}

/** What is to be said of the actions of a target: each, or only what kind they are. */
export function describeOptions(
  options: readonly OptionView[],
  choices: readonly ChoiceView[],
): string[] {
  if (options.length <= TOLD) return options.map(({ label }) => label);
  const kinds = choices.filter((choice) => choice.options.some((each) => options.includes(each)));
  return kinds.map(({ label }) => label);
}

// One kind after the other

/** A kind of action, or a manner of choosing; what is no kind of action to choose from stays. */
export interface Mode {
  key: string;
  /** That the actions begin with; "" where that is not one. */
  word: string;
  label: string;
  /** What can be chosen in it. */
  choices: readonly ChoiceView[];
}

/** The kinds of action to choose from first; none, where all can be lit at once without confusion. */
export function modes(choices: readonly ChoiceView[]): Mode[] {
  const kinds = mergeChoices(choices.filter((choice) => isOnTable(choice)));
  const confusing = kinds.some(inParts) || shareTargetKinds(kinds);
  const lit = new Set(legalOptions(kinds).flatMap(({ targets }) => targets));
  if (kinds.length < 2 || !confusing || lit.size <= FEW) return [];
  const others = offTable(choices);
  return kinds.map((kind) => ({
    key: choiceKey(kind),
    word: kind.word,
    label: kind.label,
    choices: [kind, ...others],
  }));
}

/** What is on no map and in no panel: buttons, amounts, ways to pay. */
export function offTable(choices: readonly ChoiceView[]): ChoiceView[] {
  return choices.filter((choice) => !isOnTable(choice));
}

function isOnTable(choice: ChoiceView): boolean {
  const lights = choice.options.some(({ legal, targets }) => legal && targets.length > 0);
  return choice.kind === "target" && lights && !isPayment(choice);
}

function inParts({ options }: ChoiceView): boolean {
  return options.some(({ targets }) => targets.length > 1);
}

function shareTargetKinds(choices: readonly ChoiceView[]): boolean {
  const kinds = choices.flatMap(({ options }) => [
    ...new Set(options.flatMap(({ targets }) => targets.map(targetKind))),
  ]);
  return new Set(kinds).size < kinds.length;
}
