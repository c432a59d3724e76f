// Commands of the table besides deciding: in its menu, by a keyboard shortcut, or both.
import type { IconName } from "../../kit/Icon.svelte";
import type { MenuItem } from "../../kit/Menu.svelte";
import { t } from "../../lib/i18n.svelte";
import { paths } from "../../lib/router.svelte";
import type { DialogName, TableStore } from "../state/table-store.svelte";

interface Command {
  id: string;
  key?: string;
  /** In the menu it has a picture and a name. */
  shown?: { icon: IconName; label: string };
  does: () => void;
}

/** What the page around the table does. */
interface PageActions {
  toLog: () => void;
  toChat: () => void;
  toCommand: () => void;
  toNextMatch: () => void;
}

/** In the order in which it is asked for. */
export function commands(table: TableStore, page: PageActions): Command[] {
  const { present, view } = table;
  const opens = (name: DialogName) => () => void (table.openDialog = name);
  const listed = (
    id: string,
    icon: IconName,
    label: string,
    does: () => void,
    key?: string,
  ): Command => ({ id, shown: { icon, label }, does, ...(key && { key }) });
  const over = present?.outcome && present.seat !== null && !present.rematch;
  return [
    listed("replay", "clock", t("history-title"), () => toPast(table), "h"),
    listed("plan", "pencil", t("plan-title"), () => planning(table), "p"),
    listed("seats", "seats", t("seats-title"), opens("seats")),
    ...(over ? [listed("rematch", "turn", t("rematch"), opens("scores"))] : []),
    listed("chat", "chat", t("chat-chat"), page.toChat, "t"),
    listed("statistics", "chart", t("statistics-title"), opens("statistics"), "g"),
    ...(view?.seat != null
      ? [listed("mute", "bell", t("table-notifications"), opens("mute"))]
      : []),
    listed("share", "share", t("share"), opens("share"), "s"),
    listed("place-list", "search", t("places-title"), opens("place-list"), "f"),
    listed("command", "command", t("command-title"), page.toCommand, "/"),
    listed("shortcuts", "keys", t("table-keys"), opens("shortcuts"), "?"),
    { id: "command-too", key: ":", does: page.toCommand },
    { id: "next", key: "n", does: page.toNextMatch },
    { id: "log", key: "l", does: page.toLog },
    { id: "map", key: "m", does: () => document.querySelector<SVGElement>("svg.map")?.focus() },
    {
      id: "rules",
      key: "r",
      does: () => void (view && open(paths.rules(view.game), "_blank", "noopener")),
    },
    { id: "back", key: "ArrowLeft", does: () => step(table, -1) },
    { id: "on", key: "ArrowRight", does: () => step(table, 1) },
    { id: "undo", key: "u", does: () => void table.undo(1) },
    { id: "undo-turn", key: "U", does: () => void table.undo(Math.max(1, view?.undo.steps ?? 1)) },
    { id: "hurry", key: "b", does: () => void table.hurry.hurry() },
    { id: "confirm", key: "Enter", does: () => confirm(table) },
    { id: "leave", key: "Escape", does: () => leave(table) },
  ];
}

export function menuOf(all: readonly Command[]): MenuItem[] {
  return all.flatMap(({ id, shown, key, does }) =>
    shown ? [{ id, ...shown, does, ...(key && { key: key.toUpperCase() }) }] : [],
  );
}

/** What a key does here; undefined where it is somebody else's. */
export function commandFor(
  event: KeyboardEvent,
  table: TableStore,
  all: readonly Command[],
): (() => void) | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (document.querySelector("dialog:modal")) return undefined; // its keys are its own
  const target = event.target as HTMLElement;
  if (target.closest("input:not([type=range], [type=radio]), textarea, select, dialog"))
    return undefined;
  if (event.key === "Enter" && target.closest("button, a, summary")) return undefined;
  if (table.history.missed && /^[1-9uU]$/.test(event.key)) return () => table.history.leave();
  if (event.key.startsWith("Arrow") && target.closest("input")) return undefined;
  const key = /^[1-9]$/.test(event.key) ? table.selection.keys[Number(event.key) - 1] : undefined;
  return key ? () => table.selection.press(key) : all.find((each) => each.key === event.key)?.does;
}

/** The moment of the sentence that has the focus, or else the last one. */
function toPast({ history, plan }: TableStore): void {
  const number = document.activeElement?.closest<HTMLElement>("[data-number]")?.dataset["number"];
  if (plan.open) plan.leave();
  if (history.missed || (history.at !== null && number === undefined)) history.leave();
  else history.goTo(number === undefined ? history.last : Number(number));
}

function planning({ plan }: TableStore): void {
  if (plan.open) plan.leave();
  else void plan.begin();
}

function step({ history, plan }: TableStore, by: number): void {
  if (history.at !== null && !plan.open) history.step(by);
}

function confirm(table: TableStore): void {
  if (table.selection.chosen) void table.choose(table.selection.chosen);
  else table.lesson.next();
}

/** One step back, and at last out of the past or the plan. */
function leave(table: TableStore): void {
  const { history, plan } = table;
  const steps = table.selection.chosen || table.selection.picked.length > 0;
  if (plan.open && !steps) plan.escape(performance.now());
  else if (history.at !== null && !plan.open && !table.logTarget) history.leave();
  else {
    table.selection.back();
    table.logTarget = null;
  }
}
