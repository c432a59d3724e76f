import type { components } from "./api-types";
import { language, t } from "./i18n.svelte";
import { identity } from "./identity.svelte";
import { noteTime } from "./server-time";

type Schemas = components["schemas"];
export type BotInfo = Schemas["BotInfo"];
export type CardsView = Schemas["CardsView"];
export type CellView = Schemas["CellView"];
export type ContactView = Schemas["ContactView"];
export type ContactWish = Partial<Schemas["ContactWish"]> & Pick<Schemas["ContactWish"], "kind">;
export type CounterView = Schemas["CounterView"];
export type ChapterInfo = Schemas["ChapterInfo"];
export type ChoiceView = Schemas["ChoiceView"];
export type ClauseInfo = Schemas["ClauseInfo"];
export type ClockView = Schemas["ClockView"];
export type ClockWish = Schemas["ClockWish"];
export type DifferenceInfo = Schemas["DifferenceInfo"];
export type EditionInfo = Schemas["EditionInfo"];
export type EditionsInfo = Schemas["EditionsInfo"];
export type EndPartView = Schemas["EndPartView"];
export type EndView = Schemas["EndView"];
export type EntryView = Schemas["EntryView"];
export type EventView = Schemas["EventView"];
export type ExampleView = Schemas["ExampleView"];
export type ExamplesView = Schemas["ExamplesView"];
export type ChairView = Schemas["ChairView"];
export type Customs = NonNullable<MatchWish["customs"]>;
export type GameInfo = Schemas["GameInfo"];
export type HappeningView = Schemas["HappeningView"];
export type Hours = Required<Schemas["Hours"]>;
export type Invitation = Schemas["Invitation"];
export type LiveryView = Schemas["LiveryView"];
export type LogView = Schemas["LogView"];
export type MapView = Schemas["MapView"];
export type PlaceView = Schemas["PlaceView"];
export type MatchBegun = Schemas["MatchBegun"];
export type MatchSummary = Schemas["MatchSummary"];
export type MatchView = Schemas["MatchView"];
export type MatchWish = Schemas["MatchWish"];
export type LessonStepView = Schemas["LessonStepView"];
export type LessonView = Schemas["LessonView"];
export type OriginView = Schemas["OriginView"];
export type RecordInfo = Schemas["RecordInfo"];
export type MessageView = Schemas["MessageView"];
export type MomentView = Schemas["MomentView"];
export type LineView = Schemas["LineView"];
export type NoticesView = Schemas["NoticesView"];
export type NumbersView = Schemas["NumbersView"];
export type OptionInfo = Schemas["OptionInfo"];
export type OptionView = Schemas["OptionView"];
export type OutcomeView = Schemas["OutcomeView"];
export type PanelView = Schemas["PanelView"];
export type PauseView = Schemas["PauseView"];
export type PlanView = Schemas["PlanView"];
export type PlanWish = Required<Schemas["Plan"]>;
export type PreviewView = Schemas["PreviewView"];
export type Problem = Schemas["Problem"];
export type RefusalView = Schemas["RefusalView"];
export type RulebookInfo = Schemas["RulebookInfo"];
export type SceneView = Schemas["SceneView"];
export type SeatView = Schemas["SeatView"];
export type SeatWish = Schemas["SeatWish"];
export type SeriesView = Schemas["SeriesView"];
export type ShuffleView = Schemas["ShuffleView"];
export type TalkView = Schemas["TalkView"];
export type WaysView = Schemas["WaysView"];
export type WayView = Schemas["WayView"];

/** The first message of a watcher, and again whenever language or seat change: an OpenAPI document
 * knows no websockets. */
export interface Hello {
  secret: string | null;
  language: string;
  seat: number | null;
  since: number; // the version that the watcher has
  talk: boolean; // be told of the chat too
  visible: boolean; // before somebody's eyes: then no notice is sent
}

export const API = "/api/v1";

/** Something that the server refused, or that never reached it (code "offline"). */
export class ApiError extends Error {
  readonly code: string;
  readonly clause: string;
  readonly version: number | null;
  /** Which action of several it was, counted from 0. */
  readonly step: number | null;
  readonly status: number;

  constructor(problem: Problem, status = 0) {
    super(problem.message);
    this.name = "ApiError";
    this.code = problem.code;
    this.clause = problem.clause ?? "";
    this.version = problem.version ?? null;
    this.step = problem.at ?? null;
    this.status = status;
  }
}

type Query = Record<string, string | number | readonly string[] | null | undefined>;
interface Request {
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
  /** It is sent to the end, even if the page goes meanwhile. */
  keepalive?: boolean;
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

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function ask<T>(method: Method, path: string, request: Request = {}): Promise<T> {
  const answer = await reach(method, path, request);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** The answer, if it is a good one. */
async function reach(method: Method, path: string, request: Request): Promise<Response> {
  const headers: Record<string, string> = { Authorization: `Bearer ${identity.secret}` };
  if (request.body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address(path, request.query), {
      method,
      headers,
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: request.signal ?? null,
      keepalive: request.keepalive ?? false,
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    connection.dispatchEvent(new Event("lost"));
    throw new ApiError({ code: "offline", message: t("error-offline"), clause: "" });
  }
  connection.dispatchEvent(new Event("found"));
  noteTime(answer);
  if (!answer.ok) throw await problemIn(answer);
  return answer;
}

const linked = encodeURIComponent; // what stands in a link that somebody was sent
/** What lies at an address of the API, such as `api.picture`. */
export async function fileAt(address: string): Promise<Blob> {
  const url = new URL(address, location.origin);
  const query = Object.fromEntries(url.searchParams);
  return (await reach("GET", url.pathname.slice(API.length), { query })).blob();
}

const exampleOf = (game: string, clause: string): string =>
  `/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(clause)}`;

const at = (id: string) => `/matches/${linked(id)}`;

export interface ContinueWish {
  number: number;
  seats: SeatWish[];
  as_dealt: boolean;
}

/** Through whose eyes the past is seen. */
export interface LookBack {
  eyes?: string;
  seat: number | null;
}

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
  /** Moments of real matches that show a clause. */
  examples: (game: string, clause: string, edition: string) =>
    ask<ExamplesView>("GET", exampleOf(game, clause), { query: { edition: edition || null } }),
  exampleRecord: async (game: string, clause: string, index: number, edition: string) => {
    const query = { edition: edition || null };
    return (await reach("GET", `${exampleOf(game, clause)}/${index}/record`, { query })).text();
  },
  editions: (game: string) =>
    ask<EditionsInfo>("GET", `/games/${encodeURIComponent(game)}/editions`),
  cover: (game: string) => address(`/games/${encodeURIComponent(game)}/cover.svg`),

  /** A first match in which the table says what to do. */
  learn: (game: string, name: string) =>
    ask<MatchBegun>("POST", `/games/${encodeURIComponent(game)}/lesson`, { body: { name } }),
  lesson: (id: string) => ask<LessonView>("GET", `${at(id)}/lesson`),
  /** Let the next of the others decide, as the lesson has it. */
  lessonThey: (id: string, version: number, eyes: number | null) =>
    ask<MatchView>("POST", `${at(id)}/lesson/they`, { query: { seat: eyes }, body: { version } }),
  leaveLesson: (id: string, version: number, eyes: number | null) =>
    ask<MatchView>("POST", `${at(id)}/lesson/leave`, { query: { seat: eyes }, body: { version } }),

  begin: (wish: MatchWish) => ask<MatchBegun>("POST", "/matches", { body: wish }),
  mine: (signal?: AbortSignal) => ask<MatchSummary[]>("GET", "/matches", { signal }),
  match: (id: string, look: Look = {}, signal?: AbortSignal) =>
    ask<MatchView>("GET", at(id), { query: { ...look }, signal }),
  claim: (id: string, seat: number, token: string, name: string) =>
    ask<MatchView>("POST", `${at(id)}/seats/${seat}/claim`, { body: { token, name } }),
  /** A link to the seat, or a code to be read out. */
  invite: (id: string, seat: number, code = false) =>
    ask<Invitation>("POST", `${at(id)}/seats/${seat}/invitation`, {
      query: { code: String(code) },
    }),
  seating: (id: string) => ask<Schemas["SeatingView"]>("GET", `${at(id)}/seats`),
  toBot: (id: string, seat: number, bot: string, leave: boolean) =>
    ask<MatchView>("POST", `${at(id)}/seats/${seat}/bot`, { body: { bot, leave } }),
  takeSeat: (id: string, seat: number) => ask<MatchView>("POST", `${at(id)}/seats/${seat}/person`),
  claimByCode: (id: string, code: string) =>
    ask<MatchView>("POST", `${at(id)}/seats/claim`, { body: { code } }),
  rematch: (id: string, order: Schemas["RematchWish"]["order"]) =>
    ask<MatchBegun>("POST", `${at(id)}/rematch`, { body: { order } }),
  /** Whom I would have to ask. */
  takingBack: (id: string, to: number, signal?: AbortSignal) =>
    ask<Schemas["TakeBackView"]>("GET", `${at(id)}/take-back`, { query: { to }, signal }),
  askBack: (id: string, version: number, to: number, seat: number | null) =>
    ask<MatchView>("POST", `${at(id)}/take-back`, { query: { seat }, body: { version, to } }),
  answerBack: (id: string, request: number, agree: boolean, seat: number | null) =>
    ask<MatchView>("POST", `${at(id)}/take-back/answer`, {
      query: { seat },
      body: { id: request, agree },
    }),

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
  log: (id: string, before: number, look: LookBack) =>
    ask<LogView>("GET", `${at(id)}/log`, { query: { before, ...look } }),

  /** The match as it was after that action, with what lay on the map. */
  moment: (id: string, number: number, look: LookBack) =>
    ask<MomentView>("GET", `${at(id)}/moments/${number}`, { query: { ...look } }),
  /** How far I had seen the match when I was last here. */
  seen: (id: string) => ask<Schemas["SeenView"]>("GET", `${at(id)}/seen`),
  see: (id: string, number: number) => ask<void>("POST", `${at(id)}/seen`, { body: { number } }),
  plan: (id: string, plan: PlanWish) => ask<PlanView>("POST", `${at(id)}/plans`, { body: plan }),
  planPreview: (
    id: string,
    plan: PlanWish,
    [action, ...then]: readonly string[],
    signal?: AbortSignal,
  ) =>
    ask<PreviewView>("POST", `${at(id)}/plans/preview`, { body: { plan, action, then }, signal }),
  planWays: (id: string, plan: PlanWish, targets: readonly string[], signal?: AbortSignal) =>
    ask<WaysView>("POST", `${at(id)}/plans/ways`, {
      body: { plan, targets: targets.join("+") },
      signal,
    }),
  planRefusal: (
    id: string,
    plan: PlanWish,
    about: { action: string } | { target: string; word: string },
  ) => ask<RefusalView>("POST", `${at(id)}/plans/refusal`, { body: { plan, ...about } }),
  /** A new match that begins with this one as it was after that action. */
  goOn: (id: string, wish: ContinueWish, seat: number | null) =>
    ask<MatchBegun>("POST", `${at(id)}/continue`, { query: { seat }, body: wish }),
  // Beside the match: what is said, my notes, when my clocks run.
  talk: (id: string, since: number) =>
    ask<TalkView>("GET", `${at(id)}/messages`, { query: { since } }),
  earlierTalk: (id: string, before: number) =>
    ask<TalkView>("GET", `${at(id)}/messages`, { query: { before } }),
  say: (id: string, text: string, seat: number | null) =>
    ask<MessageView>("POST", `${at(id)}/messages`, { body: { text, seat } }),
  readTalk: (id: string, number: number) =>
    ask<TalkView>("POST", `${at(id)}/messages/read`, { body: { number } }),
  notes: (id: string, seat: number | null) =>
    ask<Schemas["NotesView"]>("GET", `${at(id)}/notes`, { query: { seat } }),
  writeNotes: (id: string, text: string, known: string, seat: number | null) =>
    ask<Schemas["NotesView"]>("POST", `${at(id)}/notes`, {
      body: { text, known, seat },
      keepalive: true,
    }),
  hours: () => ask<Hours>("GET", "/hours"),
  setHours: (hours: Hours) => ask<Hours>("POST", "/hours", { body: hours }),

  /** Every number after every action. */
  numbers: (id: string, look: LookBack, only: "" | "scores", signal?: AbortSignal) =>
    ask<NumbersView>("GET", `${at(id)}/numbers`, {
      query: { ...look, only: only || null },
      signal,
    }),
  /** The same as a file. */
  numbersFile: async (id: string, look: LookBack): Promise<Blob> =>
    (await reach("GET", `${at(id)}/numbers.csv`, { query: { ...look } })).blob(),
  /** Where I am told that it is my turn. Whatever is changed, the answer is all of it. */
  notices: {
    look: () => ask<NoticesView>("GET", "/notices"),
    set: (language: NoticesView["language"], delay: NoticesView["delay"]) =>
      ask<NoticesView>("PUT", "/notices", { body: { language, delay } }),
    add: (wish: ContactWish) => ask<NoticesView>("POST", "/notices/contacts", { body: wish }),
    change: (id: string, wants: ContactView["wants"], paused: boolean) =>
      ask<NoticesView>("PUT", `/notices/contacts/${id}`, { body: { wants, paused } }),
    remove: (id: string) => ask<NoticesView>("DELETE", `/notices/contacts/${id}`),
    test: (id: string) => ask<NoticesView>("POST", `/notices/contacts/${id}/test`),
    confirm: (id: string, token: string) =>
      ask<Schemas["ByLink"]>("POST", `/notices/confirm/${linked(id)}/${linked(token)}`),
    stop: (id: string, token: string) =>
      ask<Schemas["ByLink"]>("POST", `/notices/stop/${linked(id)}/${linked(token)}`),
    ofMatch: (id: string) => ask<Schemas["MatchNotices"]>("GET", `/notices${at(id)}`),
    mute: (id: string, muted: boolean) =>
      ask<Schemas["MatchNotices"]>("PUT", `/notices${at(id)}`, { body: { muted } }),
  },

  /** What is in a record, before a match is made of it. */
  lookAtRecord: (text: string) => ask<RecordInfo>("POST", "/records/look", { body: { text } }),
  importRecord: (text: string, seats: SeatWish[]) =>
    ask<MatchBegun>("POST", "/records", { body: { text, seats } }),
  /** A picture for everybody: of what a spectator sees. */
  picture: (id: string, number: number, kind: "svg" | "png") =>
    address(`${at(id)}/moments/${number}/picture.${kind}`, { eyes: "spectator" }),
  /** A file to be saved; only when the match is over, or nothing is hidden in it. */
  record: (id: string) => address(`${at(id)}/record`),
};
