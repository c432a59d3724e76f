// What stands beside the table: the log, the chat, my notes.
import { t } from "../../lib/i18n.svelte";
import type { Talk } from "../chat/chat.svelte";

export interface BesideTab {
  id: string;
  title: string;
  mark?: number;
  words?: string;
}

/** Only who sits here has notes. */
export function besides(talk: Talk, seated: boolean): BesideTab[] {
  const count = talk.unread;
  const chat = { id: "chat", title: t("talk-chat"), mark: count, words: t("talk-new", { count }) };
  const notes = seated ? [{ id: "notes", title: t("notes-tab") }] : [];
  return [{ id: "log", title: t("table-log") }, chat, ...notes];
}
