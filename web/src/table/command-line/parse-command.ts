// Parser of the command line: which actions a text means, in the notation or in the reader's language.
import type { ChoiceView, OptionView, RefusalQuery } from "../../lib/api";
import { fold, wordsOf } from "../../lib/search";
import { legalOptions } from "../selection/options";
import { targetId } from "../state/target-format";

/** A target that can be named. */
interface NamedTarget {
  target: string;
  names: readonly string[];
}

/** "expand, company prr, bui": the actions that are written out, and what is being written. */
export function splitSeries(text: string): { before: string[]; last: string } {
  const parts = text.split(",").map((part) => part.trim());
  return { before: parts.slice(0, -1).filter(Boolean), last: parts.at(-1)! };
}

/** The question in "why build Q5", however that word is said; null where nothing is asked. */
export function parseWhyNot(text: string, whys: readonly string[]): string | null {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  const asks = whys.some((why) => fold(why) === fold(first));
  return asks && rest.length > 0 ? rest.join(" ") : null;
}

/** The actions that a text may mean, the likeliest first; of nothing all, those that are refused last. */
export function matchingOptions(choices: readonly ChoiceView[], text: string): OptionView[] {
  const refused = choices.flatMap(({ options }) => options.filter((each) => !each.legal));
  const all = [...legalOptions(choices), ...refused];
  const typed = spoken(text);
  if (typed.length === 0) return all;
  const ranked = all.map((option) => ({ option, rank: rankOf(option, typed) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ option }) => option);
}

/** The action that is written out whole, as the notation has it or as its label says. */
export function exactOption(choices: readonly ChoiceView[], text: string): OptionView | undefined {
  const typed = said(text);
  const all = choices.flatMap(({ options }) => options);
  return all.find(({ action, label }) => said(action) === typed || said(label) === typed);
}

/** Every word that was typed begins one of the action's own; in order is better, and all of them best. */
function rankOf({ action, label, legal }: OptionView, typed: readonly string[]): number {
  const written = typed.join(" ");
  const ranks = [action, label].map((each, index) => {
    const own = said(each);
    if (own === written) return 8 - index;
    if (own.startsWith(written)) return 6 - index;
    return 0;
  });
  const words = [...wordsOf(action), ...spoken(label)];
  const some = typed.every((each) => words.some((word) => word.startsWith(each))) ? 1 : 0;
  const rank = Math.max(...ranks, some);
  return rank > 0 && !legal ? rank / 10 : rank;
}

function said(text: string): string {
  return spoken(text).join(" ");
}

/** "Altoona (Q5)": its words without what surrounds them. */
function spoken(text: string): string[] {
  return wordsOf(text.replace(/[^\p{L}\p{N}&'-]+/gu, " "));
}

/** What "why not?" is asked about: an action, or a kind of action and a target by its name. */
export function refusalQuery(
  text: string,
  choices: readonly ChoiceView[],
  targets: readonly NamedTarget[],
): RefusalQuery {
  const found = exactOption(choices, text);
  if (found) return { action: found.action };
  const typed = spoken(text);
  for (let from = 0; from < typed.length; from++) {
    const target = called(typed.slice(from), targets);
    const kind = choices.find((choice) => isKind(choice, typed.slice(0, from)));
    if (target && (kind || from === 0)) return { target: target, word: kind?.word ?? "" };
  }
  return { action: text };
}

function called(typed: readonly string[], targets: readonly NamedTarget[]): string | undefined {
  const name = typed.join(" ");
  const byId = targets.find(({ target }) => said(targetId(target)) === name);
  const byName = targets.find(({ names }) => names.some((each) => said(each).startsWith(name)));
  return (byId ?? byName)?.target;
}

function isKind({ word, label }: ChoiceView, typed: readonly string[]): boolean {
  if (typed.length === 0) return false;
  const words = [...spoken(word), ...spoken(label)];
  return typed.every((each) => words.some((own) => own.startsWith(each)));
}
