// Web push subscription of this browser: notifications come even when no page is open.

interface PushSubscriptionData {
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
}

type PushSupport = "able" | "blocked" | "insecure" | "home-screen" | "unable";

/** Whether this browser can be told while it is closed, and why not. */
export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window))
    return isTouchApple(navigator) ? "home-screen" : "unable";
  return Notification.permission === "denied" ? "blocked" : "able";
}

/** An iPhone or iPad has it only for pages on its home screen; an iPad says that it is a Mac. */
export function isTouchApple({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** By which the server's list knows this browser; "" if it is not among them. */
export async function subscriptionHash(): Promise<string> {
  if (pushSupport() !== "able") return "";
  const worker = await navigator.serviceWorker.getRegistration("/");
  const found = await worker?.pushManager.getSubscription();
  return found ? hash(found.endpoint) : "";
}

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Asks the person, then the browser. null: the person said no. */
export async function subscribe(key: string): Promise<PushSubscriptionData | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/notices.js");
  const worker = await navigator.serviceWorker.ready;
  // One that was made for another server's key is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  return {
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    name: browserName(navigator.userAgent),
  };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Firefox\//, "Firefox"],
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** "Firefox, Linux": enough to tell one's own browsers apart. */
export function browserName(agent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([form]) => form.test(agent))?.[1];
  return [named(BROWSERS) ?? "Browser", named(SYSTEMS)].filter(Boolean).join(", ");
}
