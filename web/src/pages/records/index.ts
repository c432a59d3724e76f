// Lazy loading of the record dialog and its texts.
import { addTexts } from "../../lib/i18n.svelte";

let texts: Promise<void> | null = null;

/** The dialog that opens a record, with its texts. */
export async function recordDialog() {
  texts ??= addTexts({
    en: () => import("./texts/en.ftl?raw"),
    ru: () => import("./texts/ru.ftl?raw"),
    hu: () => import("./texts/hu.ftl?raw"),
  });
  const [{ default: dialog }] = await Promise.all([import("./RecordDialog.svelte"), texts]);
  return dialog;
}
