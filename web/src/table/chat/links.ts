// Link detection in plain text. Only http(s) addresses become links.
interface TextPart {
  text: string;
  /** Where it leads; empty: nowhere. */
  href: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
const AFTER = /[.,;:!?)\]}'’”»…]+$/; // belongs to the sentence, not to the address

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const href = trimmed(found[0]);
    if (!isAddress(href)) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), href: "" });
    parts.push({ text: href, href });
    from = found.index + href.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: "" });
  return parts;
}

function trimmed(address: string): string {
  const short = address.replace(AFTER, "");
  // A bracket that was opened within the address closes in it too.
  const closes = short.includes("(") && address[short.length] === ")";
  return closes ? address.slice(0, short.length + 1) : short;
}

function isAddress(text: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
