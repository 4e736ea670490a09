import type { Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { tabTo } from "./support/focus";
import { openLanding, openScreen } from "./support/screens";

test.use({ serviceWorkers: "allow" });

async function expectHelp(page: Page): Promise<void> {
  await expect(page).toHaveURL("/aiuto");
  await expect(page).toHaveTitle("Aiuto · English Coach");
  await expect(page.getByRole("heading", { level: 1, name: "C’è chi ti ascolta" })).toBeVisible();
  for (const number of ["19696", "114", "112"]) {
    const call = page.getByRole("link", { name: `Chiama il ${number}`, exact: true });
    await expect(call).toHaveAttribute("href", `tel:${number}`);
  }
}

const helpLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Aiuto", exact: true });

/** Waits until the browser has kept the page. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test("a visitor finds whom to talk to from the login screen, and the way back", async ({ page }) => {
  await openLanding(page);
  await helpLink(page).click();
  await expectHelp(page);
  await page.getByRole("link", { name: "Torna all’app" }).click();
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
});

/** On a phone it is in the panel behind the learner's animal. */
async function studentsLink(page: Page, isMobile: boolean) {
  if (!isMobile) return helpLink(page);
  await page.getByRole("button", { name: /: livello, schede e aiuto$/ }).click();
  return page.getByRole("dialog").getByRole("link", { name: /^Aiuto/ });
}

test("a student finds it from every screen", { tag: "@desktop" }, async ({ page, isMobile }) => {
  await signIn(page.request, persona("free"));
  for (const address of [
    "/",
    "/features",
    "/progress",
    "/achievements",
    "/exercises",
    "/schede",
    "/profile",
  ]) {
    await openScreen(page, address);
    await expect(await studentsLink(page, isMobile)).toBeInViewport();
    await page.keyboard.press("Escape");
  }
  await (await studentsLink(page, isMobile)).click();
  await expectHelp(page);
  await page.getByRole("link", { name: "Torna all’app" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AI", exact: true })).toBeVisible();
});

test("a student finds it on the profile", async ({ page }) => {
  await signIn(page.request, persona("pro"));
  await openScreen(page, "/profile");
  await page.getByRole("link", { name: "Con chi puoi parlare" }).click();
  await expectHelp(page);
});

test("a cookie that is worth nothing is in nobody's way", async ({ context, page, baseURL }) => {
  await context.addCookies([{ name: "session", value: "x", url: baseURL ?? "" }]);
  await page.goto("/aiuto");
  await expectHelp(page);
});

test("it is there without any script, and copies its sentences with one", async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto("/aiuto");
  await expectHelp(page);
  await plain.close();

  const context = await browser.newContext({ baseURL, permissions: ["clipboard-read", "clipboard-write"] });
  const live = await context.newPage();
  await live.goto("/aiuto");
  const copy = live
    .getByRole("listitem")
    .filter({ hasText: "Posso parlarti di una cosa?" })
    .getByRole("button");
  await tabTo(live, copy);
  await live.keyboard.press("Enter");
  await expect(copy).toHaveText("Copiata");
  expect(await live.evaluate(() => navigator.clipboard.readText())).toBe("Posso parlarti di una cosa?");
  await context.close();
});

test("once opened it is read without a network, from any screen", async ({
  context,
  page,
  isMobile,
  expectedErrors,
}) => {
  // The app's own worker may just be coming when the net goes.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /An unknown error occurred when fetching the script/);
  await signIn(context.request, persona("free"));
  await page.goto("/aiuto");
  await untilKept(page);
  await openScreen(page, "/profile");
  await page.waitForLoadState("networkidle"); // A part that is just waking up would say that its code does not come.
  await context.setOffline(true);
  const [worker] = context.serviceWorkers();
  const reached = worker?.evaluate(() =>
    fetch("/api/health").then(
      () => "the server",
      () => "nobody",
    ),
  );
  expect(await reached).toBe("nobody");

  // The code of the panel does not come: the link alone is in its place.
  if (isMobile) await page.getByRole("button", { name: /: livello, schede e aiuto$/ }).click();
  await helpLink(page).click();
  await expectHelp(page);
  const lost: string[] = [];
  page.on("requestfailed", (request) => lost.push(new URL(request.url()).pathname));
  const reply = await page.reload();
  expect(reply?.fromServiceWorker()).toBe(true);
  await expectHelp(page);
  expect(await page.evaluate(() => document.fonts.check("1rem lexend"))).toBe(true);
  await page.getByRole("button", { name: "Copia" }).first().click(); // Its script runs too.
  expect(lost.filter((pathname) => pathname.startsWith("/_next/"))).toEqual([]);

  await context.setOffline(false);
  expect((await page.reload())?.fromServiceWorker()).toBe(true);
  await expectHelp(page);
});

test("nothing but the page and its files is kept, and nothing else is answered from there", async ({
  page,
}) => {
  await page.goto("/aiuto");
  await untilKept(page);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/aiuto");
  expect(kept.filter((pathname) => pathname !== "/aiuto" && !pathname.startsWith("/_next/static/"))).toEqual(
    [],
  );
  expect((await page.goto("/privacy-policy"))?.fromServiceWorker()).toBe(false);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
