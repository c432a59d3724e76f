// The typed HTTP client: path, query, body and answer are checked by the server's OpenAPI document.
import type { ErrorBody, paths, Problem } from "./api-types";
import { language, t } from "./i18n.svelte";
import { identity } from "./identity.svelte";
import { noteTime } from "./server-time";

export const API = "/api/v1";

// What the document says of a method of a path

type Method = "get" | "post" | "put" | "delete";
type Routes = {
  [P in keyof paths as P extends `${typeof API}${infer Rest}` ? Rest : never]: paths[P];
};
type ApiPath<M extends Method> = {
  [P in keyof Routes]: M extends keyof Routes[P] ? P : never;
}[keyof Routes];
type Operation<M extends Method, P extends ApiPath<M>> = Routes[P][M & keyof Routes[P]];

type PathOf<O> = O extends { parameters: { path: infer P } } ? { path: P } : unknown;
// Every request says the reader's language by itself.
type WithoutLanguage<Q> = Omit<Q, "language">;
type QueryOf<O> = O extends { parameters: { query: infer Q } }
  ? { query: WithoutLanguage<Q> }
  : O extends { parameters: { query?: infer Q extends object } }
    ? keyof WithoutLanguage<Q> extends never
      ? unknown
      : { query?: WithoutLanguage<Q> }
    : unknown;
type BodyOf<O> = O extends { requestBody: { content: { "application/json": infer B } } }
  ? { body: B }
  : unknown;
type AnswerOf<O> = O extends { responses: infer R }
  ? R[keyof R] extends { content: { "application/json": infer A } }
    ? A
    : never
  : never;
interface FetchOptions {
  signal?: AbortSignal;
  /** It is sent to the end, even if the page goes meanwhile. */
  keepalive?: boolean;
}
/** Options of a request: may be left out where nothing in them is required. */
type OptionalIfEmpty<T> = object extends T ? [T?] : [T];
type Request<M extends Method, P extends ApiPath<M>> = OptionalIfEmpty<
  PathOf<Operation<M, P>> & QueryOf<Operation<M, P>> & BodyOf<Operation<M, P>> & FetchOptions
>;

// Sending

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

/** Whether the last request reached the server: the offline banner watches it. */
export const connection = new EventTarget();

/** Sends a request; its answer, if it is a good one, as the document describes it. */
export async function request<M extends Method, P extends ApiPath<M>>(
  method: M,
  path: P,
  ...given: Request<M, P>
): Promise<AnswerOf<Operation<M, P>>> {
  const options: UntypedOptions = given[0] ?? {};
  return (await send(method.toUpperCase(), buildUrl(path, options), options)).json();
}

/** A file at an address of the API, as `address` makes it. */
export async function fetchFile(address: string): Promise<Blob> {
  return (await send("GET", address, {})).blob();
}

/** The whole address of something to be fetched, with path and query filled in. */
export function address<P extends ApiPath<"get">>(path: P, ...given: Request<"get", P>): string {
  return buildUrl(path, given[0] ?? {});
}

interface UntypedOptions extends FetchOptions {
  path?: object;
  query?: object;
  body?: unknown;
}

function buildUrl(path: string, { path: values = {}, query = {} }: UntypedOptions): string {
  const search = new URLSearchParams({ language: language() });
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const each of value) search.append(key, each);
    else if (value !== null && value !== undefined) search.set(key, String(value));
  }
  let full = API + path;
  for (const [key, value] of Object.entries(values))
    full = full.replace(`{${key}}`, encodeURIComponent(value));
  return `${full}?${search}`;
}

async function send(method: string, url: string, { body, signal, keepalive }: UntypedOptions) {
  const headers: Record<string, string> = { Authorization: `Bearer ${identity.secret}` };
  if (body) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers,
      body: JSON.stringify(body),
      signal,
      keepalive,
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

async function problemIn(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as ErrorBody;
    if (error.message) return new ApiError(error, answer.status);
  } catch {
    // Not from our server: a proxy's page.
  }
  const code = answer.status >= 500 ? "unavailable" : "unexpected";
  return new ApiError({ code, message: t("error-unexpected"), clause: "" }, answer.status);
}
