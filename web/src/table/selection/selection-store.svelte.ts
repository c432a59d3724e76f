// Selection store: the kind of action, the targets picked for it, the option that waits for "confirm".
import { announce } from "../../lib/announce.svelte";
import type { MatchView, OptionView, RefusalQuery } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { byTarget, isAbout, legalOptions, numberKeyOptions, type SeriesOption } from "./options";
import {
  isAmount,
  remainingOptions,
  litBy,
  litCells,
  modes,
  targetsToPick,
  describeOptions,
  type Lit,
  type Mode,
  type Aliases,
} from "./multi-target";
import type { Hint } from "../state/store-host";
import { combinedTarget, isCombined, targetKind } from "../state/target-format";
import type { Targets } from "../state/targets.svelte";
import { BEST, selectionModes, type SuggestionStore } from "./suggestion-store.svelte";

/** What a number key does. */
type Key = { mode: Mode } | { option: SeriesOption };

const KEYS = 9;

/** What the selection needs of the table that holds it. */
interface SelectionHost {
  readonly view: MatchView | null;
  readonly mine: boolean;
  readonly overrideView: object | null;
  readonly lesson: { readonly reading: boolean };
  readonly suggestions: SuggestionStore;
  readonly targets: Targets;
  hint: Hint | null;
  previewOption(option: SeriesOption | null): void;
  suggest(): void;
  choose(option: SeriesOption): Promise<void>;
  explainRefusal(about: RefusalQuery): Promise<void>;
}

export class SelectionStore {
  /** Waits for "confirm". */
  chosen: SeriesOption | null = $state.raw(null);
  /** Targets that were pointed at, each of which belongs to several actions. */
  picked: readonly Aliases[] = $state.raw([]);
  /** The kind of action that I want to choose. */
  #wantedMode: string | null = $state(null);
  readonly #all = $derived.by(() => {
    const { view, mine, overrideView, lesson } = this.table;
    const held = !overrideView && lesson.reading;
    return view && mine && !held ? view.choices : [];
  });
  /** Where very much could be chosen: the kinds of action, and the one that is being chosen. */
  readonly modes: readonly Mode[] = $derived.by(() =>
    this.table.mine && this.table.view!.ways
      ? selectionModes(this.#all, { best: t("table-best-ways"), byHand: t("table-by-hand") })
      : modes(this.#all),
  );
  readonly mode = $derived(
    this.modes.find((each) => each.key === this.#wantedMode) ?? this.modes[0] ?? null,
  );
  /** The best ways are being looked at. */
  readonly suggesting = $derived(this.mode?.key === BEST);
  /** What can be chosen now, and of which kinds that is. */
  readonly choices = $derived(this.mode?.choices ?? this.#all);
  readonly #open = $derived(byTarget(legalOptions(this.choices)));
  /** The actions that are about all that was picked. */
  readonly remaining = $derived(
    this.picked.length > 0 ? remainingOptions(legalOptions(this.choices), this.picked) : [],
  );
  readonly lit: Lit = $derived.by(() => {
    const next = this.suggesting ? this.table.suggestions.lit(t("table-ways-by")) : [];
    return new Map([...litCells(this.#all), ...litBy(this.choices, this.picked), ...next]);
  });
  readonly keys: readonly Key[] = $derived(this.#keys().slice(0, KEYS));
  /** What can be done with each target, of whatever kind it is. */
  readonly everything = $derived(byTarget(legalOptions(this.#all)));

  constructor(readonly table: SelectionHost) {}

  /** Nothing of what I was about to do holds any more; `goesOn`: but it is the same kind of decision. */
  reset(goesOn: boolean): void {
    if (!goesOn) this.#wantedMode = null;
    this.#setPicked([]);
  }

  /** So much is picked; nothing waits, and nothing more is said of what did. */
  #setPicked(picked: readonly Aliases[]): void {
    this.chosen = null;
    this.picked = picked;
    this.table.hint = null;
    this.table.previewOption(null);
  }

  /** One step back. */
  back(): void {
    const stays = this.chosen || (this.suggesting && this.table.suggestions.back());
    this.#setPicked(stays ? this.picked : this.picked.slice(0, -1));
  }

  /** Another kind of action. */
  setMode(mode: Mode): void {
    this.#wantedMode = mode.key;
    this.#setPicked([]);
    this.table.suggest();
  }

  press(key: Key): void {
    if ("option" in key) void this.table.choose(key.option);
    else {
      this.setMode(key.mode);
      announce(key.mode.label);
    }
  }

  #keys(): Key[] {
    if (this.picked.length > 0) {
      const few = this.remaining.length <= KEYS && !isAmount(this.remaining);
      return few ? this.remaining.map((option) => ({ option })) : [];
    }
    const kinds = this.modes.map((mode) => ({ mode }));
    const { options, asking } = this.table.suggestions;
    const best = this.suggesting && !asking ? options : [];
    return [
      ...kinds,
      ...[...best, ...numberKeyOptions(this.choices)].map((option) => ({ option })),
    ];
  }

  /** What is still to be picked of an action, in a few words; "" where that does not say it all. */
  shortNameOfRest(option: OptionView): string {
    if (option.number !== null) return "";
    const names = targetsToPick(option, this.picked).map((each) =>
      this.table.targets.shortNameOf(each),
    );
    return names.every(Boolean) ? names.join(" – ") : "";
  }

  isPicked(target: string): boolean {
    const found = this.picked.some((aliases) => aliases.includes(target));
    return found || this.table.suggestions.picked.includes(target);
  }

  /** What is to be said of actions: each of a few, of many only the kind. */
  describe(options: readonly OptionView[]): string[] {
    return describeOptions(options, this.#all);
  }

  /** A target was clicked; false where that does not choose anything. */
  async activate(aliases: Aliases): Promise<boolean> {
    if (this.suggesting && this.#pointAt(aliases)) return true;
    const again = this.picked.findIndex((each) => each.some((one) => aliases.includes(one)));
    const options = this.optionsAt(aliases);
    const other = this.#modeOf(aliases);
    if (again >= 0) this.#setPicked(this.picked.slice(0, again));
    else if (options.length === 1) await this.table.choose(options[0]!);
    else if (options.length > 1) this.#pick(aliases, options);
    else if (other) this.#goTo(other, aliases);
    else return this.#ask(aliases);
    return true;
  }

  /** What a target stands for: with what is picked already if it goes with it, or else alone; as a cell
   * that says all of an action, in any mode. */
  optionsAt(aliases: Aliases): OptionView[] {
    const found = [...new Set(aliases.flatMap((each) => this.#open.get(each) ?? []))];
    const goOn = new Set(this.remaining);
    const further = found.filter((option) => goOn.has(option));
    if (found.length > 0) return further.length > 0 ? further : found;
    return aliases.flatMap((each) => (isCombined(each) ? (this.everything.get(each) ?? []) : []));
  }

  /** Where ways are weighed, a click asks for those by a target. */
  #pointAt(aliases: Aliases): boolean {
    if (!this.table.suggestions.toggle(aliases)) return false;
    this.#setPicked(this.picked);
    return true;
  }

  #pick(aliases: Aliases, options: readonly OptionView[]): void {
    const before = options.every((option) => this.remaining.includes(option)) ? this.picked : [];
    const meant = aliases.filter((each) => options.some(({ targets }) => targets.includes(each)));
    this.#setPicked([...before, meant]);
    announce(t("table-picked", { what: this.pickedName, count: this.remaining.length }));
  }

  /** What is picked, in words. */
  get pickedName(): string {
    const { targets } = this.table;
    const names = this.picked.map(
      ([target = ""]) => targets.shortNameOf(target) || targets.nameOf(target),
    );
    return names.join(" – ");
  }

  /** Another kind of action, if a target would be lit there and nothing here is of its kind. */
  #modeOf(aliases: Aliases): Mode | undefined {
    if (aliases.some((each) => isAbout(this.choices, each))) return undefined;
    return this.modes.find(({ choices }) => aliases.some((each) => litBy(choices, []).has(each)));
  }

  /** Nothing is done yet: who clicked did not see what it would be. */
  #goTo(mode: Mode, aliases: Aliases): void {
    this.setMode(mode);
    announce(mode.label);
    const options = this.optionsAt(aliases);
    if (options.length > 1) this.#pick(aliases, options);
  }

  /** Why it cannot be chosen, if that is a question at all. */
  async #ask(aliases: Aliases): Promise<boolean> {
    const asked = this.table.mine && aliases.find((each) => this.#canAsk(each));
    if (asked) await this.table.explainRefusal(this.#questionAbout(asked));
    return !!asked;
  }

  #canAsk(target: string): boolean {
    return isAbout(isCombined(target) || this.suggesting ? this.#all : this.choices, target);
  }

  /** Why not this, together with what is picked? */
  #questionAbout(target: string): { target: string; word: string } {
    const [about] = this.remaining;
    const partners = this.picked.flatMap(
      (aliases) => aliases.find((each) => about?.targets.includes(each)) ?? [],
    );
    const others = partners.filter((each) => targetKind(each) !== targetKind(target));
    const word = isCombined(target) ? "" : (this.mode?.word ?? "");
    return { target: combinedTarget([...others, target]), word };
  }
}
