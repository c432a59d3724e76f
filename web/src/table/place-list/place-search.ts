// Search and grouping of the place list.
import type { PlaceView } from "../../lib/api";
import { fold, wordsOf } from "../../lib/search";
import { targetId } from "../state/target-format";

interface PlaceGroup {
  heading: string;
  places: PlaceView[];
}

/** A place whose name begins like what is looked for comes before one in which it stands somewhere. */
export function filterPlaces(places: readonly PlaceView[], query: string): PlaceView[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...places];
  const found = places.map((place) => ({ place, rank: rankOf(place, words) }));
  return found
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ place }) => place);
}

function rankOf({ target, name }: PlaceView, words: readonly string[]): number {
  const folded = fold(name);
  const id = fold(targetId(target));
  if (words.length === 1 && id === words[0]) return 3;
  if (folded.startsWith(words.join(" "))) return 2;
  return words.every((word) => folded.includes(word)) ? 1 : 0;
}

/** In the order of the headings' first places. Of routes each stands under both its cities, and who looks
 * for a city finds what leads there. */
export function groupPlaces(places: readonly PlaceView[], query: string): PlaceGroup[] {
  const words = wordsOf(query);
  const found = new Map<string, PlaceView[]>();
  for (const place of places) {
    for (const heading of headings(place, words)) {
      const there = found.get(heading);
      if (there) there.push(place);
      else found.set(heading, [place]);
    }
  }
  return [...found].map(([heading, all]) => ({ heading, places: all }));
}

function headings({ groups }: PlaceView, words: readonly string[]): readonly string[] {
  if (groups.length < 2 || words.length === 0) return groups;
  const asked = groups.filter((each) => words.every((word) => fold(each).includes(word)));
  return asked.length > 0 ? asked : groups.slice(0, 1);
}
