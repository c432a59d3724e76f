// Payment options: actions that are pictured by cards, each of them one click.
import type { ChoiceView, OptionView } from "../../lib/api";

const FEW = 6; // that are shown at once

export interface PaymentOptions {
  word: string;
  label: string;
  first: OptionView[];
  more: OptionView[];
}

/** Options that are pictured by cards, those of a word together, the cheapest first. */
export function paymentOptions(choices: readonly ChoiceView[]): PaymentOptions[] {
  const pictured = choices.filter(isPayment);
  return [...new Set(pictured.map((choice) => choice.word))].map((word) => {
    const same = pictured.filter((choice) => choice.word === word);
    const all = cheapestFirst(same.flatMap((choice) => choice.options));
    const cut = all.length > FEW + 1 ? FEW : all.length;
    return { word, label: same[0]!.label, first: all.slice(0, cut), more: all.slice(cut) };
  });
}

export function isPayment(choice: ChoiceView): boolean {
  return choice.kind !== "button" && choice.options.some((option) => option.cards);
}

/** Where numbers count the wild cards, an option without one is of wild cards only. */
function cheapestFirst(options: OptionView[]): OptionView[] {
  if (options.every((option) => option.number === null)) return options;
  const price = (option: OptionView): number => option.number ?? Number.MAX_SAFE_INTEGER;
  return options.sort((a, b) => price(a) - price(b));
}
