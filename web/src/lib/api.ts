import type { components } from "./api-types";
import { language, t } from "./i18n.svelte";
import { identity } from "./identity.svelte";

type Schemas = components["schemas"];
export type BotInfo = Schemas["BotInfo"];
export type CardsView = Schemas["CardsView"];
export type CellView = Schemas["CellView"];
export type CounterView = Schemas["CounterView"];
export type ChapterInfo = Schemas["ChapterInfo"];
export type ChoiceView = Schemas["ChoiceView"];
export type ClauseInfo = Schemas["ClauseInfo"];
export type DifferenceInfo = Schemas["DifferenceInfo"];
export type EditionInfo = Schemas["EditionInfo"];
export type EditionsInfo = Schemas["EditionsInfo"];
export type EntryView = Schemas["EntryView"];
export type EventView = Schemas["EventView"];
export type GameInfo = Schemas["GameInfo"];
export type Invitation = Schemas["Invitation"];
export type LiveryView = Schemas["LiveryView"];
export type LogView = Schemas["LogView"];
export type MapView = Schemas["MapView"];
export type MatchBegun = Schemas["MatchBegun"];
export type MatchSummary = Schemas["MatchSummary"];
export type MatchView = Schemas["MatchView"];
export type MatchWish = Schemas["MatchWish"];
export type OptionInfo = Schemas["OptionInfo"];
export type OptionView = Schemas["OptionView"];
export type OutcomeView = Schemas["OutcomeView"];
export type PanelView = Schemas["PanelView"];
export type PreviewView = Schemas["PreviewView"];
export type Problem = Schemas["Problem"];
export type RefusalView = Schemas["RefusalView"];
export type RulebookInfo = Schemas["RulebookInfo"];
export type SceneView = Schemas["SceneView"];
export type SeatView = Schemas["SeatView"];
export type SeatWish = Schemas["SeatWish"];
export type ShuffleView = Schemas["ShuffleView"];
export type WaysView = Schemas["WaysView"];
export type WayView = Schemas["WayView"];

/** The first message of a watcher, and again whenever language or seat change: an OpenAPI document
 * knows no websockets. */
export interface Hello {
  secret: string | null;
  language: string;
  seat: number | null;
  since: number; // the version that the watcher has
}

export const API = "/api/v1";

/** Something that the server refused, or that never reached it (code "offline"). */
export class ApiError extends Error {
  readonly code: string;
  readonly clause: string;
  readonly version: number | null;
  readonly status: number;

  constructor(problem: Problem, status = 0) {
    super(problem.message);
    this.name = "ApiError";
    this.code = problem.code;
    this.clause = problem.clause ?? "";
    this.version = problem.version ?? null;
    this.status = status;
  }
}

type Query = Record<string, string | number | readonly string[] | null | undefined>;
interface Request {
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
}

/** Whether the last request reached the server: the offline banner watches it. */
export const connection = new EventTarget();

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ language: language() });
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const each of value) search.append(key, each);
    else if (value !== null && value !== undefined) search.set(key, String(value));
  }
  return `${API}${path}?${search}`;
}

async function problemIn(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as Schemas["ErrorBody"];
    if (error.message) return new ApiError(error, answer.status);
  } catch {
    // Not from our server: a proxy's page.
  }
  const code = answer.status >= 500 ? "unavailable" : "unexpected";
  return new ApiError({ code, message: t("error-unexpected"), clause: "" }, answer.status);
}

async function ask<T>(method: "GET" | "POST", path: string, request: Request = {}): Promise<T> {
  const headers: Record<string, string> = { Authorization: `Bearer ${identity.secret}` };
  if (request.body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address(path, request.query), {
      method,
      headers,
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: request.signal ?? null,
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    connection.dispatchEvent(new Event("lost"));
    throw new ApiError({ code: "offline", message: t("error-offline"), clause: "" });
  }
  connection.dispatchEvent(new Event("found"));
  if (!answer.ok) throw await problemIn(answer);
  return (await answer.json()) as T;
}

const at = (id: string) => `/matches/${encodeURIComponent(id)}`;

export interface Look {
  seat?: number | null;
  since?: number;
  wait?: number;
}

export const api = {
  games: (signal?: AbortSignal) => ask<GameInfo[]>("GET", "/games", { signal }),
  game: (game: string) => ask<GameInfo>("GET", `/games/${encodeURIComponent(game)}`),
  /** The whole rulebook, or that of one edition. */
  rulebook: (game: string, edition: string) =>
    ask<RulebookInfo>("GET", `/games/${encodeURIComponent(game)}/rulebook`, {
      query: { edition: edition || null },
    }),
  editions: (game: string) =>
    ask<EditionsInfo>("GET", `/games/${encodeURIComponent(game)}/editions`),
  cover: (game: string) => address(`/games/${encodeURIComponent(game)}/cover.svg`),

  begin: (wish: MatchWish) => ask<MatchBegun>("POST", "/matches", { body: wish }),
  mine: (signal?: AbortSignal) => ask<MatchSummary[]>("GET", "/matches", { signal }),
  match: (id: string, look: Look = {}, signal?: AbortSignal) =>
    ask<MatchView>("GET", at(id), { query: { ...look }, signal }),
  claim: (id: string, seat: number, token: string, name: string) =>
    ask<MatchView>("POST", `${at(id)}/seats/${seat}/claim`, { body: { token, name } }),
  invite: (id: string, seat: number) =>
    ask<Invitation>("POST", `${at(id)}/seats/${seat}/invitation`),

  /** One action, or a series of them. `eyes`: the seat that the answer is for, where somebody holds
   * several that see different things. */
  act: (
    id: string,
    version: number,
    [action, ...then]: readonly string[],
    seat: number | null = null,
    eyes: number | null = null,
  ) =>
    ask<MatchView>("POST", `${at(id)}/actions`, {
      query: { seat: eyes },
      body: { version, action, then, seat },
    }),
  undo: (id: string, version: number, steps = 1, eyes: number | null = null) =>
    ask<MatchView>("POST", `${at(id)}/undo`, { query: { seat: eyes }, body: { version, steps } }),
  preview: (
    id: string,
    [action, ...then]: readonly string[],
    version: number,
    seat?: number | null,
    signal?: AbortSignal,
  ) =>
    ask<PreviewView>("GET", `${at(id)}/preview`, {
      query: { action, then, version, seat },
      signal,
    }),
  ways: (
    id: string,
    targets: readonly string[],
    version: number,
    seat?: number | null,
    signal?: AbortSignal,
  ) =>
    ask<WaysView>("GET", `${at(id)}/ways`, {
      query: { targets: targets.join("+"), version, seat },
      signal,
    }),
  refusal: (
    id: string,
    about: { action: string } | { target: string; word: string },
    seat?: number | null,
    signal?: AbortSignal,
  ) => ask<RefusalView>("GET", `${at(id)}/refusal`, { query: { ...about, seat }, signal }),
  map: (id: string, seat: number | null, ground: boolean) =>
    ask<MapView>("GET", `${at(id)}/map`, { query: { seat, ground: String(ground) } }),
  log: (id: string, before: number, seat?: number | null) =>
    ask<LogView>("GET", `${at(id)}/log`, { query: { before, seat } }),
  /** A file to be saved; only when the match is over. */
  record: (id: string) => address(`${at(id)}/record`),
};
