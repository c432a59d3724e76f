// Text search without capitals and accents.

/** Letter by letter, so that a place in the folded text is the same place in the text. */
export function fold(text: string): string {
  let folded = "";
  for (const letter of text) {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    folded += bare.length === letter.length ? bare : letter.toLowerCase().slice(0, letter.length);
  }
  return folded;
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function containsWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** Where the words stand in the text: [from, to), in order, none inside another. */
export function findHits(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length]);
    }
  }
  found.sort(([a], [b]) => a - b);
  return found.reduce<[number, number][]>((joined, [from, to]) => {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
    return joined;
  }, []);
}
