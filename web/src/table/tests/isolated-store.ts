// Mocks around a table store: no server, no websocket, no texts. Imported before the store itself.
import { vi } from "vitest";

const here = vi.hoisted(() => ({
  /** What the table asks the server. */
  asked: {
    playActions: vi.fn(),
    undo: vi.fn(),
    refusal: vi.fn(),
    preview: vi.fn(),
    suggestions: vi.fn(),
    log: vi.fn(),
    moment: vi.fn(),
    lastSeen: vi.fn(),
    markSeen: vi.fn(),
    plan: vi.fn(),
    planPreview: vi.fn(),
    planRefusal: vi.fn(),
    planSuggestions: vi.fn(),
    lesson: vi.fn(),
    playLessonStep: vi.fn(),
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
  clearAnnouncements: () => (here.announced.length = 0),
}));
vi.mock("../../lib/i18n.svelte", () => ({ language: () => "en", t: (key: string) => key }));
vi.mock("../../lib/identity.svelte", () => ({ identity: { secret: "s" } }));
vi.mock("../../lib/preferences.svelte", () => ({
  preferences: here.preferences,
  reducedMotion: () => here.motion.still,
}));
vi.mock("../../lib/storage", () => ({
  getStored: (key: string) => here.kept.get(key) ?? null,
  setStored: (key: string, value: string) => here.kept.set(key, value),
  removeStored: (key: string) => here.kept.delete(key),
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
