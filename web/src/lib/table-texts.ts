import { addTexts } from "./i18n.svelte";
import { once } from "./once";

/** The texts of the table, wherever a part of it is shown. */
export const tableTexts = once(() =>
  addTexts({
    en: () => import("../table/texts/en.ftl?raw"),
    ru: () => import("../table/texts/ru.ftl?raw"),
    hu: () => import("../table/texts/hu.ftl?raw"),
  }),
);
