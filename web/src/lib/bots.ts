// Bots that can take a seat: levels, from the weakest on, characters, and players from elsewhere.
import type { BotInfo } from "./api";
import { preferences, setPreferences } from "./preferences.svelte";

interface Level extends BotInfo {
  level: number;
}

export function levelsOf(bots: readonly BotInfo[]): Level[] {
  return bots.filter((bot): bot is Level => bot.level !== null);
}

/** Those that have no level: characters, and plugins of the server. */
export function otherBots(bots: readonly BotInfo[]): BotInfo[] {
  return bots.filter((bot) => bot.level === null);
}

/** Who takes a seat unless somebody says otherwise: the level that was last chosen in this browser. */
export function usualBot(bots: readonly BotInfo[]): BotInfo | undefined {
  return bots.find((bot) => bot.level === preferences.level) ?? bots[0];
}

/** The next match begins with opponents of this level. */
export function rememberLevel(bots: readonly BotInfo[], chosen: string): void {
  const level = bots.find((bot) => bot.id === chosen)?.level;
  if (level != null) setPreferences({ level });
}
