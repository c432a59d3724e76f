// API calls by name: every request of the front end but those of contacts (pages/notifications/contacts-api.ts).
import type * as Types from "./api-types";
import { address, fetchFile, request } from "./request";

export type * from "./api-types";

/** Through whose eyes the past is seen. */
export interface ViewpointQuery {
  eyes?: "" | "spectator" | "seat" | "all";
  seat: number | null;
}

// Of these the front end fills in everything, even what the server would do without.
export type CompletePlan = Required<Types.PlanRequest>;
export type CompleteSeat = Required<Types.SeatRequest>;

interface MatchQuery {
  seat?: number | null;
  since?: number;
  wait?: number;
}

/** What somebody asks "why not?" about: an action, or a target on the table and a kind of action. */
export type RefusalQuery = { action: string } | { target: string; word: string };

const inGame = (game_id: string) => ({ game_id });
const inMatch = (match_id: string) => ({ match_id });
const atSeat = (match_id: string, seat: number) => ({ match_id, seat });
const inEdition = (edition: string) => (edition ? { edition } : {});

export const api = {
  games: (signal?: AbortSignal) => request("get", "/games", { signal }),
  game: (game: string) => request("get", "/games/{game_id}", { path: inGame(game) }),
  /** The whole rulebook, or that of one edition. */
  rulebook: (game: string, edition: string) =>
    request("get", "/games/{game_id}/rulebook", {
      path: inGame(game),
      query: inEdition(edition),
    }),
  /** Moments of real matches that show a clause. */
  examples: (game: string, clause: string, edition: string) =>
    request("get", "/games/{game_id}/examples/{clause}", {
      path: { game_id: game, clause },
      query: inEdition(edition),
    }),
  exampleRecord: async (game: string, clause: string, index: number, edition: string) => {
    const path = { game_id: game, clause, index };
    const from = address("/games/{game_id}/examples/{clause}/{index}/record", {
      path,
      query: inEdition(edition),
    });
    return (await fetchFile(from)).text();
  },
  editions: (game: string) => request("get", "/games/{game_id}/editions", { path: inGame(game) }),
  cover: (game: string) => address("/games/{game_id}/cover.svg", { path: inGame(game) }),

  /** A first match in which the table says what to do. */
  startLesson: (game: string, name: string) =>
    request("post", "/games/{game_id}/lesson", { path: inGame(game), body: { name } }),
  lesson: (id: string) => request("get", "/matches/{match_id}/lesson", { path: inMatch(id) }),
  /** Let the next of the others decide, as the lesson has it. */
  playLessonStep: (id: string, version: number, viewer: number | null) =>
    request("post", "/matches/{match_id}/lesson/they", {
      path: inMatch(id),
      query: { seat: viewer },
      body: { version },
    }),
  leaveLesson: (id: string, version: number, viewer: number | null) =>
    request("post", "/matches/{match_id}/lesson/leave", {
      path: inMatch(id),
      query: { seat: viewer },
      body: { version },
    }),

  createMatch: (body: Types.MatchRequest) => request("post", "/matches", { body }),
  myMatches: (signal?: AbortSignal) => request("get", "/matches", { signal }),
  match: (id: string, query: MatchQuery = {}, signal?: AbortSignal) =>
    request("get", "/matches/{match_id}", { path: inMatch(id), query, signal }),
  claim: (id: string, seat: number, token: string, name: string) =>
    request("post", "/matches/{match_id}/seats/{seat}/claim", {
      path: atSeat(id, seat),
      body: { token, name },
    }),
  /** A link to the seat, or a code to be read out. */
  invite: (id: string, seat: number, code = false) =>
    request("post", "/matches/{match_id}/seats/{seat}/invitation", {
      path: atSeat(id, seat),
      query: { code },
    }),
  seats: (id: string) => request("get", "/matches/{match_id}/seats", { path: inMatch(id) }),
  giveSeatToBot: (id: string, seat: number, bot: string, leave: boolean) =>
    request("post", "/matches/{match_id}/seats/{seat}/bot", {
      path: atSeat(id, seat),
      body: { bot, leave },
    }),
  takeSeat: (id: string, seat: number) =>
    request("post", "/matches/{match_id}/seats/{seat}/person", { path: atSeat(id, seat) }),
  claimByCode: (id: string, code: string) =>
    request("post", "/matches/{match_id}/seats/claim", { path: inMatch(id), body: { code } }),
  rematch: (id: string, order: Types.RematchRequest["order"]) =>
    request("post", "/matches/{match_id}/rematch", { path: inMatch(id), body: { order } }),
  /** Whom I would have to ask. */
  undoRequest: (id: string, to: number, signal?: AbortSignal) =>
    request("get", "/matches/{match_id}/take-back", {
      path: inMatch(id),
      query: { to },
      signal,
    }),
  requestUndo: (id: string, version: number, to: number, seat: number | null) =>
    request("post", "/matches/{match_id}/take-back", {
      path: inMatch(id),
      query: { seat },
      body: { version, to },
    }),
  answerUndoRequest: (id: string, question: number, agree: boolean, seat: number | null) =>
    request("post", "/matches/{match_id}/take-back/answer", {
      path: inMatch(id),
      query: { seat },
      body: { id: question, agree },
    }),

  /** One action, or a series of them. `viewer`: the seat that the answer is for, where somebody holds
   * several that see different things. */
  playActions: (
    id: string,
    version: number,
    [action = "", ...then]: readonly string[],
    seat: number | null = null,
    viewer: number | null = null,
  ) =>
    request("post", "/matches/{match_id}/actions", {
      path: inMatch(id),
      query: { seat: viewer },
      body: { version, action, then, seat },
    }),
  /** Bots decide without pauses until a person is to decide. */
  hurryBots: (id: string) => request("post", "/matches/{match_id}/hurry", { path: inMatch(id) }),
  undo: (id: string, version: number, steps = 1, viewer: number | null = null) =>
    request("post", "/matches/{match_id}/undo", {
      path: inMatch(id),
      query: { seat: viewer },
      body: { version, steps },
    }),
  preview: (
    id: string,
    [action = "", ...then]: readonly string[],
    version: number,
    seat?: number | null,
    signal?: AbortSignal,
  ) =>
    request("get", "/matches/{match_id}/preview", {
      path: inMatch(id),
      query: { action, then, version, seat },
      signal,
    }),
  suggestions: (
    id: string,
    targets: readonly string[],
    version: number,
    seat?: number | null,
    signal?: AbortSignal,
  ) =>
    request("get", "/matches/{match_id}/ways", {
      path: inMatch(id),
      query: { targets: targets.join("+"), version, seat },
      signal,
    }),
  refusal: (id: string, about: RefusalQuery, seat?: number | null, signal?: AbortSignal) =>
    request("get", "/matches/{match_id}/refusal", {
      path: inMatch(id),
      query: { ...about, seat },
      signal,
    }),
  map: (id: string, seat: number | null, ground: boolean) =>
    request("get", "/matches/{match_id}/map", { path: inMatch(id), query: { seat, ground } }),
  log: (id: string, before: number, viewpoint: ViewpointQuery) =>
    request("get", "/matches/{match_id}/log", {
      path: inMatch(id),
      query: { before, ...viewpoint },
    }),

  /** The match as it was after that action, with what lay on the map. */
  moment: (id: string, number: number, viewpoint: ViewpointQuery) =>
    request("get", "/matches/{match_id}/moments/{number}", {
      path: { match_id: id, number },
      query: viewpoint,
    }),
  /** How far I had seen the match when I was last here. */
  lastSeen: (id: string) => request("get", "/matches/{match_id}/seen", { path: inMatch(id) }),
  markSeen: (id: string, number: number) =>
    request("post", "/matches/{match_id}/seen", { path: inMatch(id), body: { number } }),
  plan: (id: string, plan: CompletePlan) =>
    request("post", "/matches/{match_id}/plans", { path: inMatch(id), body: plan }),
  planPreview: (
    id: string,
    plan: CompletePlan,
    [action = "", ...then]: readonly string[],
    signal?: AbortSignal,
  ) =>
    request("post", "/matches/{match_id}/plans/preview", {
      path: inMatch(id),
      body: { plan, action, then },
      signal,
    }),
  planSuggestions: (
    id: string,
    plan: CompletePlan,
    targets: readonly string[],
    signal?: AbortSignal,
  ) =>
    request("post", "/matches/{match_id}/plans/ways", {
      path: inMatch(id),
      body: { plan, targets: targets.join("+") },
      signal,
    }),
  planRefusal: (id: string, plan: CompletePlan, about: RefusalQuery) =>
    request("post", "/matches/{match_id}/plans/refusal", {
      path: inMatch(id),
      body: { plan, ...about },
    }),
  /** A new match that begins with this one as it was after that action. */
  forkMatch: (id: string, body: Types.ContinueRequest, seat: number | null) =>
    request("post", "/matches/{match_id}/continue", {
      path: inMatch(id),
      query: { seat },
      body,
    }),
  // Beside the match: what is said, my notes, when my clocks run.
  messages: (id: string, since: number) =>
    request("get", "/matches/{match_id}/messages", { path: inMatch(id), query: { since } }),
  earlierMessages: (id: string, before: number) =>
    request("get", "/matches/{match_id}/messages", { path: inMatch(id), query: { before } }),
  sendMessage: (id: string, text: string, seat: number | null) =>
    request("post", "/matches/{match_id}/messages", { path: inMatch(id), body: { text, seat } }),
  markRead: (id: string, number: number) =>
    request("post", "/matches/{match_id}/messages/read", { path: inMatch(id), body: { number } }),
  notes: (id: string, seat: number | null) =>
    request("get", "/matches/{match_id}/notes", { path: inMatch(id), query: { seat } }),
  writeNotes: (id: string, text: string, known: string, seat: number | null) =>
    request("post", "/matches/{match_id}/notes", {
      path: inMatch(id),
      body: { text, known, seat },
      keepalive: true,
    }),
  hours: () => request("get", "/hours"),
  setHours: (hours: Types.Hours) => request("post", "/hours", { body: hours }),

  /** Every number after every action. */
  statistics: (id: string, viewpoint: ViewpointQuery, only: "" | "scores", signal?: AbortSignal) =>
    request("get", "/matches/{match_id}/numbers", {
      path: inMatch(id),
      query: only ? { ...viewpoint, only } : viewpoint,
      signal,
    }),
  /** The same as a file. */
  statisticsFile: (id: string, viewpoint: ViewpointQuery) =>
    fetchFile(address("/matches/{match_id}/numbers.csv", { path: inMatch(id), query: viewpoint })),
  /** Whether I am told of this match. */
  notifications: (id: string) =>
    request("get", "/notices/matches/{match_id}", { path: inMatch(id) }),
  mute: (id: string, muted: boolean) =>
    request("put", "/notices/matches/{match_id}", { path: inMatch(id), body: { muted } }),

  /** What is in a record, before a match is made of it. */
  inspectRecord: (text: string) => request("post", "/records/look", { body: { text } }),
  importRecord: (text: string, seats: CompleteSeat[]) =>
    request("post", "/records", { body: { text, seats } }),
  /** A picture for everybody: of what a spectator sees. */
  picture: (id: string, number: number, kind: "svg" | "png") =>
    address("/matches/{match_id}/moments/{number}/picture.{kind}", {
      path: { match_id: id, number, kind },
      query: { eyes: "spectator" },
    }),
  /** A file to be saved; only when the match is over, or nothing is hidden in it. */
  record: (id: string) => address("/matches/{match_id}/record", { path: inMatch(id) }),
};
