// Cache of rulebooks.
import { api, type RulebookInfo } from "./api";
import { language } from "./i18n.svelte";

// A rulebook is asked for once in each language and edition; a request that failed is forgotten.
const books = new Map<string, Promise<RulebookInfo>>();

/** The rulebook of one edition, or the whole one. */
export function rulebookOf(game: string, edition = ""): Promise<RulebookInfo> {
  const key = `${language()}/${game}/${edition}`;
  let book = books.get(key);
  if (!book) {
    book = api.rulebook(game, edition);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** Ids of its chapters and clauses: what its text can refer to. */
export function idsOf({ chapters }: RulebookInfo): ReadonlySet<string> {
  return new Set(chapters.flatMap(({ id, clauses }) => [id, ...clauses.map((each) => each.id)]));
}

interface Clause {
  id: string;
  html: string;
  chapter: string;
  shown: boolean; // there are examples of it
  known: ReadonlySet<string>; // the ids that it can refer to
}

export async function clauseOf(game: string, id: string): Promise<Clause | null> {
  const book = await rulebookOf(game);
  for (const chapter of book.chapters) {
    const clause = chapter.clauses.find((clause) => clause.id === id);
    if (clause) {
      const { html, shown } = clause;
      return { id, html, chapter: chapter.title, shown, known: idsOf(book) };
    }
  }
  return null;
}
