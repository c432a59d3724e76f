// Text alternative of the map: what each place is called, what is printed there, what lies there now.
import type { MapView, PlaceView } from "../../lib/api";

export class PlaceTexts {
  /** In the order of a list. */
  places: readonly PlaceView[] = $state.raw([]);
  #lying: MapView["lying"] = $state.raw({});
  #titles: MapView["titles"] = $state.raw({});
  readonly #numbers = $derived(new Map(this.places.map(({ target }, number) => [target, number])));

  /** Takes the keyboard to a place on the map; false where there is none. */
  visit: (target: string) => boolean = () => false;

  show({ places, lying, titles }: Pick<MapView, "places" | "lying" | "titles">): void {
    this.places = places;
    this.#lying = lying;
    this.#titles = titles;
  }

  #at(target: string): PlaceView | undefined {
    return this.places[this.#numbers.get(target) ?? -1];
  }

  /** What a place is called; "" for what is none. */
  nameOf(target: string): string {
    return this.#at(target)?.name ?? "";
  }

  /** "Chicago" of "Chicago (F40)": for a line of several places. */
  shortNameOf(target: string): string {
    const place = this.#at(target);
    return place?.short || (place?.name ?? "");
  }

  /** What stands over what is told of a place, or of a piece: its name, and the first to know of it. */
  titleOf(target: string): string {
    const place = this.#at(target);
    const printed = place?.title || [place?.name, place?.about].filter(Boolean).join(", ");
    return this.#titles[target] ?? printed;
  }

  /** What lies there now, in words. */
  lyingAt(target: string): readonly string[] {
    return this.#lying[target] ?? [];
  }

  /** All that there is to say of a place; "" for what is none. */
  tell(target: string): string {
    const place = this.#at(target);
    if (!place) return "";
    return [place.name, place.about, ...this.lyingAt(target)].filter(Boolean).join(", ");
  }

  /** What lies around a place: "north-east: Altoona (Q5). …" */
  around(target: string): string {
    const number = this.#numbers.get(target) ?? -1;
    const near = Object.entries(this.places[number]?.near ?? {});
    return near
      .map(([where, steps]) => [where, this.#names(steps.map((step) => number + step))])
      .flatMap(([where, names]) => (names ? `${where}: ${names}.` : []))
      .join(" ");
  }

  /** Routes side by side have one name, which is said once. */
  #names(numbers: readonly number[]): string {
    return [...new Set(numbers.map((each) => this.places[each]!.name))].join(", ");
  }
}
