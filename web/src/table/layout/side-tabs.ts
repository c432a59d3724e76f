// Tabs beside the table: the log, the chat, my notes.
import { t } from "../../lib/i18n.svelte";
import type { ChatStore } from "../chat/chat-store.svelte";

interface SideTab {
  id: string;
  title: string;
  mark?: number;
  words?: string;
}

/** Only who sits here has notes. */
export function sideTabs(chat: ChatStore, seated: boolean): SideTab[] {
  const count = chat.unread;
  const chatTab = {
    id: "chat",
    title: t("chat-chat"),
    mark: count,
    words: t("chat-new", { count }),
  };
  const notes = seated ? [{ id: "notes", title: t("notes-tab") }] : [];
  return [{ id: "log", title: t("table-log") }, chatTab, ...notes];
}
