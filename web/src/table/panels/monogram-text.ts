// The text beside a monogram.

/** "shares" of "NER: shares", and nothing of "NER": what a monogram says already is not said twice. */
export function withoutMonogram(letters: string, text: string): string {
  if (!text.startsWith(letters)) return text;
  const rest = text.slice(letters.length);
  return rest === "" || /^[\s:–-]/.test(rest) ? rest.replace(/^[\s:–-]+/, "") : text;
}
