// A table alone: no server, no wire, no texts. Imported before the table itself.
import { vi } from "vitest";

const here = vi.hoisted(() => ({
  /** What the table asks the server. */
  asked: {
    act: vi.fn(),
    undo: vi.fn(),
    refusal: vi.fn(),
    preview: vi.fn(),
    ways: vi.fn(),
    log: vi.fn(),
    moment: vi.fn(),
    seen: vi.fn(),
    see: vi.fn(),
    plan: vi.fn(),
    planPreview: vi.fn(),
    planRefusal: vi.fn(),
    planWays: vi.fn(),
    lesson: vi.fn(),
    lessonThey: vi.fn(),
    leaveLesson: vi.fn(),
  },
  /** What is read aloud. */
  announced: [] as string[],
  preferences: { confirm: false, skipForced: false },
  /** Whether nothing is to move. */
  motion: { still: true },
  /** What the browser keeps. */
  kept: new Map<string, string>(),
}));

vi.mock("../../lib/api", async (original) => ({ ...(await original()), api: here.asked }));
vi.mock("../../lib/announce.svelte", () => ({
  announce: (text: string) => here.announced.push(text),
  hush: () => (here.announced.length = 0),
}));
vi.mock("../../lib/i18n.svelte", () => ({ language: () => "en", t: (key: string) => key }));
vi.mock("../../lib/identity.svelte", () => ({ identity: { secret: "s" } }));
vi.mock("../../lib/preferences.svelte", () => ({
  preferences: here.preferences,
  motionless: () => here.motion.still,
}));
vi.mock("../../lib/storage", () => ({
  recall: (key: string) => here.kept.get(key) ?? null,
  remember: (key: string, value: string) => here.kept.set(key, value),
  forget: (key: string) => here.kept.delete(key),
}));
vi.stubGlobal("location", { protocol: "http:", host: "here" });
// What it would say is given to the table by hand.
vi.stubGlobal(
  "WebSocket",
  class {
    static readonly OPEN = 1;
    readonly readyState = 1;
    addEventListener(): void {}
    close(): void {}
    send(): void {}
  },
);

/** Before each test: nothing was asked, said or kept. */
export function anew(preferences: Partial<typeof here.preferences> = {}): void {
  vi.clearAllMocks();
  here.announced.length = 0;
  here.kept.clear();
  here.motion.still = true;
  Object.assign(here.preferences, { confirm: false, skipForced: false, ...preferences });
}

export const { asked, announced, preferences, motion } = here;
export const { ApiError } = await import("../../lib/request");
export const { TableStore } = await import("../state/table-store.svelte");
