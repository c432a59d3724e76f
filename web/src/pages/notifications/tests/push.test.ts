import { expect, test } from "vitest";
import { browserName, isTouchApple } from "../push";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/128.0.0.0 Safari/537.36 Edg/128.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) Version/17.6 Safari/605.1.15", "Safari, macOS"],
  ["something else", "Browser"],
])("%s", (agent, name) => expect(browserName(agent)).toBe(name));

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.6 Safari/605.1.15";

test.each([
  [IPHONE, 5, true],
  [MAC, 5, true], // an iPad
  [MAC, 0, false],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/128.0.0.0 Mobile Safari/537.36", 5, false],
])("%s with %i fingers", (userAgent, maxTouchPoints, found) =>
  expect(isTouchApple({ userAgent, maxTouchPoints })).toBe(found),
);
