// File downloads, and whether the system can share.

/** Whether the system has a sheet to send things with; with a mouse a copied link is handier. */
export const shareable = "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Puts the file where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: the download has not read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
