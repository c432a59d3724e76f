// Lazy loading of the table's texts.
import { addTexts } from "../lib/i18n.svelte";
import { once } from "../lib/once";

/** The texts of the table, wherever a part of it is shown. */
export const tableTexts = once(() =>
  addTexts({
    en: () => import("./texts/en.ftl?raw"),
    ru: () => import("./texts/ru.ftl?raw"),
    hu: () => import("./texts/hu.ftl?raw"),
  }),
);
