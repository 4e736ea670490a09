import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { SignJWT } from "jose";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { mailedLink, tokenOf } from "./support/outbox";
import { answerCall } from "./support/replies";
import { chatOf } from "./support/screens";

/** Addresses where there is nothing. */
const nowhere = ["/no/such/page", "/x.html", "/profile.html", "/.env"];
const screens = ["/", "/features", "/progress", "/achievements", "/schede", "/profile"];

async function expectLoginScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await expect(page).toHaveURL(address);
}

async function setSession(
  context: BrowserContext,
  baseURL: string | undefined,
  value: string,
): Promise<void> {
  await context.addCookies([{ name: "session", value, url: baseURL ?? "" }]);
}

test("the cookie is httpOnly, strict, of this site and of 24 hours", async ({ context }) => {
  await signIn(context.request, persona("free"));
  const cookies = await context.cookies();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ name: "session", httpOnly: true, sameSite: "Strict", path: "/" });
  const hours = ((cookies[0]?.expires ?? 0) * 1000 - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
});

test("a new password ends the sessions on every device", async ({
  page,
  learner,
  browser,
  baseURL,
  dataDir,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  await signIn(elsewhere.request, learner);
  await page.goto("/progress");
  await page.request.post("/api/auth/forgot-password", { data: { email: learner.email } });
  const token = tokenOf(await mailedLink(dataDir, learner.email, "reset-password"));
  const data = { token, newPassword: "Una-matita-verde" };
  expect((await elsewhere.request.post("/api/auth/reset-password", { data })).ok()).toBe(true);

  for (const context of [page.context(), elsewhere]) {
    expect((await context.request.get("/api/auth/me")).status()).toBe(401);
  }
  await page.reload();
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await elsewhere.close();
});

test("a cookie that is worth nothing shows the login screen everywhere", async ({
  context,
  page,
  baseURL,
}) => {
  await signIn(context.request, persona("free"));
  const [cookie] = await context.cookies();
  expect((await context.request.post("/api/auth/logout")).ok()).toBe(true);

  const unsigned = [{ alg: "none" }, { sub: randomUUID(), exp: 4_000_000_000 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const worthless = [cookie?.value ?? "", `${cookie?.value.slice(0, -4)}AAAA`, `${unsigned}.`, "x"];
  for (const [index, value] of worthless.entries()) {
    await setSession(context, baseURL, value);
    expect((await context.request.get("/api/auth/me")).status()).toBe(401);
    await expectLoginScreen(page, screens[index] ?? "/");
  }
});

test("an address where there is nothing shows the login screen too, with or without a dead cookie", async ({
  context,
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  for (const address of nowhere) await expectLoginScreen(page, address);

  await signIn(context.request, persona("free"));
  const [cookie] = await context.cookies();
  expect((await context.request.post("/api/auth/logout")).ok()).toBe(true);
  await setSession(context, baseURL, cookie?.value ?? "");
  for (const address of nowhere) {
    await expectLoginScreen(page, address);
    await expect(page).toHaveTitle("English Coach");
    expect((await page.request.get(address)).status()).toBe(404);
  }

  await signIn(context.request, persona("free"));
  for (const address of nowhere) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page).toHaveTitle("404 Page Not Found · English Coach");
  }
});

test("a file that is not there is 404 to who is nobody", async ({ request }) => {
  for (const file of ["/favicon.png", "/robots.txt", "/x.html"])
    expect((await request.get(file)).status()).toBe(404);
});

test("a cookie that has expired is worth nothing, although its session lives", async ({
  context,
  page,
  baseURL,
  dataDir,
}) => {
  await signIn(context.request, persona("free"));
  const [cookie] = await context.cookies();
  const claims = Buffer.from(cookie?.value.split(".")[1] ?? "", "base64url").toString();
  const { sub } = JSON.parse(claims) as { sub: string };
  const secret = readFileSync(path.join(dataDir, "auth-secret"));
  const key = createHmac("sha256", secret).update("session-cookie").digest();
  const sign = (expiresAt: string) =>
    new SignJWT().setProtectedHeader({ alg: "HS256" }).setSubject(sub).setExpirationTime(expiresAt).sign(key);

  await setSession(context, baseURL, await sign("1 minute"));
  expect((await context.request.get("/api/auth/me")).status()).toBe(200);
  await setSession(context, baseURL, await sign("1 minute ago"));
  expect((await context.request.get("/api/auth/me")).status()).toBe(401);
  await expectLoginScreen(page, "/profile");
});

test("an arrival from another site lands in the app, loading twice and no more", async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, persona("free"));
  const mail = "http://127.0.0.1:9/mail";
  const body = `<a href="${baseURL}/progress">Apri English Coach</a>`;
  await page.route(mail, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(mail);
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "I Tuoi Progressi" })).toBeVisible();
  await expect(page).toHaveURL("/progress");
  expect(loads).toEqual([`${baseURL}/progress`, `${baseURL}/progress`]);
});

test("an arrival from another site without a session stays at the login screen", async ({
  page,
  baseURL,
}) => {
  const mail = "http://127.0.0.1:9/mail";
  const body = `<a href="${baseURL}/progress">Apri English Coach</a>`;
  await page.route(mail, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(mail);
  await page.getByRole("link").click();
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await expect(page).toHaveURL("/progress");
});

test("a session that ends while the app is open leads to the login screen", async ({ page, learner }) => {
  await page.clock.install();
  await page.goto("/progress");
  await expect(page.getByRole("main")).toContainText("Livello 1");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await page.request.post("/api/auth/logout");
  await page.clock.runFor(31_000);
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await expect(page).toHaveURL("/progress");
  await expect(page.getByText("Sessione scaduta: accedi di nuovo.")).toBeVisible();
});

test("a session that ends behind a message says that the message waits, and it does", async ({
  page,
  learner,
}) => {
  await page.goto("/");
  const typed = "Yesterday I go to school";
  await chatOf(page).field.fill(typed);
  await page.request.post("/api/auth/logout");
  // Where the app notices first it leads there by itself, and ends a reload that is waited for.
  await page.evaluate(() => window.location.reload());
  await expect(page.getByText("Sessione scaduta: accedi, il messaggio ti aspetta.")).toBeVisible();
  await page.getByLabel("Email").fill(learner.email);
  await page.getByLabel("Password", { exact: true }).fill(learner.password);
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(chatOf(page).field).toHaveValue(typed);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page.getByRole("button", { name: "Accedi" })).toBeVisible();
  await expect(page.getByText("Sessione scaduta")).toBeHidden();
});

test("a server that claims to know nobody is not asked again and again", async ({ page }) => {
  await answerCall(page, "GET /api/auth/session", 200, { isSignedIn: true });
  let loads = 0;
  page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
  await page.goto("/profile");
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole("button", { name: "Accedi" })).toBeVisible();
  expect(loads).toBe(2);
});
