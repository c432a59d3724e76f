// Reading a record from a file.
const LARGEST = 400_000; // bytes; a record of a very long match has a tenth of it

/** The text of a file; null: it is no text, or far too long for a record. */
export async function readText(file: Blob): Promise<string | null> {
  if (file.size > LARGEST) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
