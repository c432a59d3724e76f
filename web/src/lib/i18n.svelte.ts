// Internationalisation: the reader's language and its Fluent catalogues.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, setPreferences, preferences, type Language } from "./preferences.svelte";

/** A catalogue in each language, loaded when it is needed. */
type Catalogue = Record<Language, () => Promise<{ default: string }>>;

const catalogues: Catalogue[] = [
  {
    en: () => import("../texts/en.ftl?raw"),
    ru: () => import("../texts/ru.ftl?raw"),
    hu: () => import("../texts/hu.ftl?raw"),
  },
];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  hu: "Magyar",
};

function browsers(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

// The language and its texts change together: nothing is ever shown half in one and half in another.
let current: Language = $state(preferences.language ?? browsers());
let bundle: FluentBundle | null = $state.raw(null);
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<() => Promise<{ default: string }>>();

async function load(language: Language): Promise<FluentBundle> {
  const into = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, into);
  for (const catalogue of catalogues) {
    const source = catalogue[language];
    if (loaded.has(source)) continue;
    const text = (await source()).default;
    if (!loaded.has(source)) into.addResource(new FluentResource(text));
    loaded.add(source);
  }
  return into;
}

async function show(language: Language): Promise<void> {
  bundle = await load(language);
  current = language;
  document.documentElement.lang = language;
}

/** Adds the texts of a page that is itself loaded only when it is opened. */
export async function addTexts(catalogue: Catalogue): Promise<void> {
  catalogues.push(catalogue);
  await load(current);
}

/** To be awaited before anything is drawn. */
export const ready = (): Promise<void> => show(current);

export async function setLanguage(language: Language): Promise<void> {
  await show(language);
  setPreferences({ language });
}

/** The reader's language; reactive. */
export function language(): Language {
  return current;
}

/** A text of the interface, in the reader's language; reactive. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, args) : key;
}

const formatters = new Map<string, unknown>();

/** Each is made once: that is slow, and every line of a log wants one. */
function formatter<F, O>(Kind: new (language: string, options: O) => F, options: O): F {
  const key = `${Kind.name} ${current} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new Kind(current, options));
  return formatters.get(key) as F;
}

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return formatter(Intl.NumberFormat, options).format(value);
}

export function formatDate(
  iso: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): string {
  return formatter(Intl.DateTimeFormat, options).format(new Date(iso));
}

/** "Anna, Béla and Cecil" */
export function formatList(parts: readonly string[]): string {
  return formatter(Intl.ListFormat, { type: "conjunction" }).format(parts);
}

/** "2–6", or "4 or 6" where not every number between is meant. */
export function formatCounts(counts: readonly number[]): string {
  const [first, last] = [counts[0]!, counts.at(-1)!];
  if (counts.length > 2 && last - first + 1 === counts.length)
    return `${formatNumber(first)}–${formatNumber(last)}`;
  const words = formatter(Intl.ListFormat, { type: "disjunction" });
  return words.format(counts.map((count) => formatNumber(count)));
}

const SPANS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago", "yesterday" */
export function formatAgo(iso: string, now: number = Date.now()): string {
  const words = formatter(Intl.RelativeTimeFormat, { numeric: "auto" });
  const seconds = Math.min(0, (Date.parse(iso) - now) / 1000);
  for (const [unit, length] of SPANS) {
    if (-seconds >= length) return words.format(Math.trunc(seconds / length), unit);
  }
  return words.format(0, "second");
}
