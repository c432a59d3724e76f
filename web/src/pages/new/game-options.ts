// Resolution of game options while somebody is still choosing: the same rules as `core/options.py`.
import type { OptionInfo } from "../../lib/api";

type Chosen = Readonly<Record<string, string>>;

/** Two choices that do not go together: `needs` is what this one demands, `against` what demands
 * something else. */
type Conflict = { kind: "needs" | "against"; option: string; choice: string };

/** Every option with its choice: what was chosen, what that demands, and the defaults. */
export function filled(options: readonly OptionInfo[], chosen: Chosen): Record<string, string> {
  const asked = withDemands(options, chosen);
  const found: Record<string, string> = {};
  for (const option of options) found[option.name] = asked[option.name] ?? defaultOf(option, found);
  return found;
}

/** The default beside the choices of the options before it. */
export function defaultOf(option: OptionInfo, choices: Chosen): string {
  return option.defaults[choices[option.decider] ?? ""] ?? option.choices[0]?.id ?? "";
}

/** Why a choice cannot be had beside what was chosen; null if it can. */
export function conflict(
  options: readonly OptionInfo[],
  chosen: Chosen,
  option: OptionInfo,
  choice: string,
): Conflict | null {
  const found = filled(options, { ...chosen, [option.name]: choice });
  for (const each of options)
    for (const [other, demanded] of Object.entries(demandsOf(each, found[each.name])))
      if (found[other] !== demanded)
        return each === option
          ? named("needs", options, other, demanded)
          : named("against", options, each.name, found[each.name]);
  return null;
}

/** The options for which something else than the default is chosen. */
export function changed(options: readonly OptionInfo[], chosen: Chosen): OptionInfo[] {
  const found = filled(options, chosen);
  return options.filter((option) => found[option.name] !== defaultOf(option, found));
}

function withDemands(options: readonly OptionInfo[], chosen: Chosen): Record<string, string> {
  const asked: Record<string, string> = { ...chosen };
  const names = Object.keys(asked);
  // What is demanded can demand more: the list grows while it is read.
  for (const name of names) {
    const option = options.find((each) => each.name === name);
    if (!option) continue;
    for (const [other, demanded] of Object.entries(demandsOf(option, asked[name]))) {
      if (other in asked) continue;
      asked[other] = demanded;
      names.push(other);
    }
  }
  return asked;
}

function demandsOf(option: OptionInfo, choice: string | undefined): Record<string, string> {
  return option.choices.find((each) => each.id === choice)?.demands ?? {};
}

function named(
  kind: Conflict["kind"],
  options: readonly OptionInfo[],
  name: string,
  choice: string | undefined,
): Conflict {
  const option = options.find((each) => each.name === name);
  const label = option?.choices.find((each) => each.id === choice)?.label;
  return { kind, option: option?.label ?? name, choice: label ?? choice ?? "" };
}
