// Lazy loading of statistics and charts, with their texts.
import { addTexts } from "../../lib/i18n.svelte";
import { once } from "../../lib/once";

const texts = once(() =>
  addTexts({
    en: () => import("./texts/en.ftl?raw"),
    ru: () => import("./texts/ru.ftl?raw"),
    hu: () => import("./texts/hu.ftl?raw"),
  }),
);

export const statisticsDialog = once(async () => {
  const [made] = await Promise.all([import("./StatisticsDialog.svelte"), texts()]);
  return made;
});

export const scoreChart = once(async () => {
  const [{ default: made }] = await Promise.all([import("./ScoreChart.svelte"), texts()]);
  return made;
});
