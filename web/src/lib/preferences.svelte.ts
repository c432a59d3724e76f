// Preferences of the reader, kept in local storage.
import { getStored, setStored } from "./storage";

export const LANGUAGES = ["en", "ru", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
type Theme = "system" | "day" | "night";
type Motion = "system" | "still" | "moving";
const PACES = ["slow", "normal", "fast", "at-once"] as const;
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

interface Preferences {
  language: Language | null; // null: the browser's
  theme: Theme;
  motion: Motion;
  confirm: boolean; // ask once more before each decision is sent
  skipForced: boolean; // take a decision that has one choice by itself
  pace: (typeof PACES)[number]; // how fast bots decide at my table
  level: number; // of the bots in a new match
}

const KEY = "trunkline.preferences";
const DEFAULTS: Preferences = {
  language: null,
  theme: "system",
  motion: "system",
  confirm: false,
  skipForced: false,
  pace: "normal",
  level: 4,
};

/** What was stored, field by field: an older or a damaged record loses only what is wrong in it. */
export function parsePreferences(stored: string | null): Preferences {
  let found: Partial<Record<keyof Preferences, unknown>>;
  try {
    found = Object(JSON.parse(stored ?? "{}"));
  } catch {
    found = {};
  }
  const one = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  return {
    language: one<Language | null>(found.language, LANGUAGES, DEFAULTS.language),
    theme: one<Theme>(found.theme, ["system", "day", "night"], DEFAULTS.theme),
    motion: one<Motion>(found.motion, ["system", "still", "moving"], DEFAULTS.motion),
    confirm: one<boolean>(found.confirm, [true, false], DEFAULTS.confirm),
    skipForced: one<boolean>(found.skipForced, [true, false], DEFAULTS.skipForced),
    pace: one(found.pace, PACES, DEFAULTS.pace),
    level: one<number>(found.level, LEVELS, DEFAULTS.level),
  };
}

/** Read it anywhere; change it by `setPreferences`. */
export const preferences: Preferences = $state(parsePreferences(getStored(KEY)));

export function setPreferences(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  setStored(KEY, JSON.stringify(preferences));
  applyTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function isNight(): boolean {
  return preferences.theme === "system" ? dark.matches : preferences.theme === "night";
}

/** True where nothing should move of itself. */
export function reducedMotion(): boolean {
  return preferences.motion === "system" ? still.matches : preferences.motion === "still";
}

/** Writes theme and motion onto <html>, where the style sheets read them. */
export function applyTheme(): void {
  const root = document.documentElement;
  root.dataset["theme"] = isNight() ? "night" : "day";
  root.dataset["motion"] = reducedMotion() ? "still" : "moving";
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = getComputedStyle(root).getPropertyValue("--paper").trim();
  }
}

dark.addEventListener("change", applyTheme);
still.addEventListener("change", applyTheme);
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  Object.assign(preferences, parsePreferences(event.newValue));
  applyTheme();
});
