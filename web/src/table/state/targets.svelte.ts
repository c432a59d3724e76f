// Targets: the objects on the table that can be pointed at; what they are called, how they look,
// where on the map they are.
import type { CellView, LiveryView, MatchView, SeatView } from "../../lib/api";
import { seatOfTarget, targetId, targetKind } from "./target-format";
import type { Aliases } from "../selection/multi-target";
import type { PlaceTexts } from "../place-list/place-texts.svelte";

export class Targets {
  readonly liveries = $derived.by(
    () => new Map(this.table.view?.scene.liveries.map((livery) => [livery.owner, livery])),
  );
  /** Where on the map a target is that is no place itself. */
  readonly #places = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const [place, things] of Object.entries(this.table.view?.scene.things ?? {})) {
      for (const each of things) found.set(each, [...(found.get(each) ?? []), place]);
    }
    return found;
  });

  constructor(
    readonly table: { readonly view: MatchView | null; readonly placeTexts: PlaceTexts },
  ) {}

  /** What the map says of a target. */
  titleOf(target: string): string {
    return this.table.placeTexts.titleOf(target);
  }

  nameOf(target: string): string {
    const seat = this.seatOf(target);
    if (seat) return seat.name;
    const name = this.liveries.get(target)?.name || this.titleOf(target) || this.#written(target);
    return name || targetId(target);
  }

  /** What a target is called where there is little room; "" for what is nowhere on the table. */
  shortNameOf(target: string): string {
    // A station is called like the hex that it stands in; what is known by a name, by that name.
    const [place] = this.#places.get(target) ?? [];
    const name = this.table.placeTexts.nameOf(place ?? target);
    const written = this.#written(target) || this.liveries.get(target)?.name;
    return (place ? written || name : name || written) ?? "";
  }

  /** A place in a line of several: by its name alone, where it has one. */
  placeNameOf(target: string): string {
    const alone = this.table.placeTexts.shortNameOf(target);
    return alone || this.shortNameOf(target) || this.nameOf(target);
  }

  /** As it stands in a panel. */
  #written(target: string): string {
    const cells = this.table.view?.scene.panels.flatMap((panel) => panel.rows.flat()) ?? [];
    const found = cells.find((cell) => cell.target === target);
    return found?.text ?? "";
  }

  liveryOf(cell: CellView): LiveryView | undefined {
    return this.liveries.get(cell.target ?? "") ?? this.liveries.get(cell.owner ?? "");
  }

  /** All liveries of the same kind as this one: of companies, of cards. */
  kindsLike(livery: LiveryView): LiveryView[] {
    const kind = targetKind(livery.owner);
    return this.table.view?.scene.liveries.filter(({ owner }) => targetKind(owner) === kind) ?? [];
  }

  seatOf(target: string): SeatView | undefined {
    const seat = seatOfTarget(target);
    return seat === null ? undefined : this.table.view?.seats[seat];
  }

  /** Whom a heading is about: its first seat. */
  seatIn(targets: readonly string[]): SeatView | undefined {
    return targets.map((target) => this.seatOf(target)).find((seat) => seat !== undefined);
  }

  /** All that a target stands for: a hex is also the station in it. */
  meaningsOf(target: string): Aliases {
    return [target, ...(this.table.view?.scene.things[target] ?? [])];
  }

  /** The same targets and where on the map they are. */
  onMap(targets: Iterable<string>): Set<string> {
    return new Set([...targets].flatMap((each) => [each, ...(this.#places.get(each) ?? [])]));
  }
}

/** What stands beside a monogram: what its letters say already is not said twice. */
export function withoutMonogram(livery: LiveryView | undefined, { text, brief }: CellView): string {
  if (!livery) return text;
  return text === livery.letters ? "" : (brief ?? text);
}
