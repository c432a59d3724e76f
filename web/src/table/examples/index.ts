// Lazy loading of examples: they are shown by the table itself.
import { addTexts } from "../../lib/i18n.svelte";
import { once } from "../../lib/once";
import { tableTexts } from "../table-texts";

const texts = once(() =>
  addTexts({
    en: () => import("./texts/en.ftl?raw"),
    ru: () => import("./texts/ru.ftl?raw"),
    hu: () => import("./texts/hu.ftl?raw"),
  }),
);

export const loadExamples = once(async () => {
  const [{ default: made }] = await Promise.all([
    import("./ExampleList.svelte"),
    texts(),
    tableTexts(),
  ]);
  return made;
});
