/**
 * `npm run screens`: takes every screen in every state, on a phone and on a desktop, into .cache/screens, and the
 * pictures of the README into docs/screens. With names of states behind it, those only.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { learnerStates } from "@/e2e/support/learner-states";
import { persona, signIn } from "@/e2e/support/accounts";
import type { State } from "@/e2e/support/states";
import { visitorStates } from "@/e2e/support/visitor-states";
import { fixClock, momentOfSeeding } from "./screens/fixed-clock";
import { serveForScreens } from "./screens/serve-for-screens";
import { chromiumArguments, ensureChromium, findChromium } from "./steps/chromium.mjs";
import { root } from "./steps/run.mjs";

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
type Device = keyof typeof sizes;
type Shot = { state: State; device: Device; colorScheme: "light" | "dark" };

const darkToo = [
  "chat-findings",
  "finding-tried",
  "finding-solved",
  "exercise-wrong",
  "exercise-order",
  "photo-crop",
  "photo-analysis",
  "photo-message",
  "photo-attached",
  "worksheet-check",
  "worksheet",
  "receipt",
  "landing",
  "register",
  "chat",
  "chat-empty",
  "chat-wish",
  "chat-new",
  "badges",
  "badge-locked-detail",
  "progress",
  "progress-weeks",
  "progress-new",
  "rewards",
  "paywall-messages",
  "paywall-card",
  "paywall-card-declined",
  "paywall-card-confirmation",
  "subscribe-free",
  "subscribe-active",
  "subscribe-withdrawal",
  "banner-expired",
  "banner-ending",
  "banner-cancelled",
  "profile-pro-active",
  "chat-without-hearts",
  "chat-quiet-word",
  "chat-in-need",
  "profile",
  "features",
  "parent-report-confirmed",
  "parent-report-preview",
  "parent-confirm",
  "system-gate",
  "system-panel",
  "secure-panel",
  "secure-panel-audit",
  "help",
];
const readme = [
  "landing-phone",
  "chat-phone",
  "chat-desktop",
  "finding-tried-phone",
  "exercise-wrong-phone",
  "worksheet-phone",
  "receipt-phone",
  "badges-phone",
  "progress-phone",
  "rewards-phone",
  "paywall-upgrade-phone",
  "profile-phone",
  "features-phone",
  "parent-report-preview-phone",
  "parent-confirm-phone",
  "parents-home-phone",
  "first-minute-sentence-phone",
  "system-panel-desktop",
];
const folder = path.join(root, ".cache/screens");
const readmeFolder = path.join(root, "docs/screens");

const wanted = new Set(process.argv.slice(2));
const states = [...visitorStates, ...learnerStates].filter(
  ({ name }) => wanted.size === 0 || wanted.has(name),
);
const shots = states.flatMap((state) =>
  (["phone", "desktop"] as const).flatMap((device): Shot[] => [
    { state, device, colorScheme: "light" },
    ...(darkToo.includes(state.name) ? [{ state, device, colorScheme: "dark" } as const] : []),
  ]),
);

if (wanted.size === 0) rmSync(folder, { recursive: true, force: true });
for (const place of [folder, readmeFolder]) mkdirSync(place, { recursive: true });
await ensureChromium();
const { address, stop } = await serveForScreens();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
});
try {
  const seededAt = await momentOfSeeding(address);
  await Promise.all([takeNext(), takeNext()]);

  async function takeNext(): Promise<void> {
    for (let shot = shots.shift(); shot; shot = shots.shift()) await take(browser, seededAt, shot);
  }
} finally {
  await browser.close();
  await stop();
}

async function take(browser: Browser, seededAt: Date, { state, device, colorScheme }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: sizes[device],
    deviceScaleFactor: device === "phone" ? 2 : 1,
    hasTouch: device === "phone",
    isMobile: device === "phone",
    colorScheme,
    reducedMotion: "reduce",
    locale: "it-IT",
    timezoneId: "Europe/Rome",
  });
  const page = await context.newPage();
  await fixClock(page, seededAt);
  const userId = state.as === "visitor" ? 0 : await signIn(page.request, persona(state.as));
  await state.reach(page, userId);
  await page.evaluate(() => document.fonts.ready);
  await untilStill(page);
  const name = `${state.name}-${device}`;
  const file = `${colorScheme === "dark" ? `${name}-dark` : name}.png`;
  await page.screenshot({ path: path.join(folder, file), animations: "disabled", caret: "hide" });
  if (colorScheme === "light" && readme.includes(name)) {
    await page.screenshot({ path: path.join(readmeFolder, file), animations: "disabled", caret: "hide" });
  }
  await page.unrouteAll({ behavior: "ignoreErrors" }); // Answers may be on their way still.
  await context.close();
  console.log(file);
}

/** Taken while the page scrolls, a picture shows it cut in two. */
async function untilStill(page: Page): Promise<void> {
  const place = () => page.evaluate(() => `${scrollY} ${document.documentElement.scrollHeight}`);
  for (let last = "", still = 0; still < 3;) {
    const now = await place();
    still = now === last ? still + 1 : 0;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
