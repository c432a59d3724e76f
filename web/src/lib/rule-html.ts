// HTML of rulebook clauses: cross-references become links, search hits are marked.
import { findHits } from "./search";

// Ids of chapters and clauses are notation, the same in every language: "CE-5", "CE-5.4".
const REFERENCE = /\b[A-Z]{2,}-\d+(?:\.\d+)?\b/g;

interface RuleHtmlOptions {
  /** Chapters and clauses that there are: nothing else is a reference. */
  known: ReadonlySet<string>;
  /** Where the rulebook stands: "" on its own page. */
  base?: string;
  /** Words to be marked, folded. */
  words?: readonly string[];
}

/** A clause's HTML with the clauses that it names as links, and with the words sought marked. */
export function ruleHtml(html: string, { known, base = "", words = [] }: RuleHtmlOptions): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const link of template.content.querySelectorAll("a[href^='#']")) {
    link.setAttribute("href", base + link.getAttribute("href"));
  }
  for (const table of template.content.querySelectorAll("table")) {
    const around = document.createElement("div");
    around.className = "sideways";
    table.replaceWith(around);
    around.append(table);
  }
  for (const text of textsIn(template.content)) {
    if (!text.parentElement?.closest("a")) linkReferences(text, known, base);
  }
  if (words.length) for (const text of textsIn(template.content)) markHits(text, words);
  return template.innerHTML;
}

function textsIn(root: DocumentFragment): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function linkReferences(text: Text, known: ReadonlySet<string>, base: string): void {
  const spans = [...text.data.matchAll(REFERENCE)]
    .filter(([id]) => known.has(id))
    .map((match): [number, number] => [match.index, match.index + match[0].length]);
  wrap(text, spans, (words) => {
    const link = document.createElement("a");
    link.setAttribute("href", `${base}#${words}`);
    return link;
  });
}

function markHits(text: Text, words: readonly string[]): void {
  wrap(text, findHits(text.data, words), () => document.createElement("mark"));
}

function wrap(text: Text, spans: [number, number][], make: (words: string) => HTMLElement): void {
  // From the end, so that the places before stay what they are.
  for (const [from, to] of spans.reverse()) {
    const part = text.splitText(from);
    part.splitText(to - from);
    const around = make(part.data);
    part.replaceWith(around);
    around.append(part);
  }
}
