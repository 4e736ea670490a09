import type { Page } from "@playwright/test";
import pg from "pg";
import { startPgbouncer } from "@/tests/setup/pgbouncer.mjs";
import { startPostgres } from "@/tests/setup/postgres-server.mjs";
import { ensurePgbouncer, findPgbouncer } from "@/scripts/steps/pgbouncer.mjs";
import { expectContrastInTheDark, expectLargeTargets, expectNoViolations } from "./support/accessibility";
import { newStudent, ofAge, persona, type Credentials } from "./support/accounts";
import { askFor } from "./support/ask-for";
import { cardFormOf, testCards } from "./support/card";
import { expect } from "./support/fixtures";
import { chatOf, openLanding, toast } from "./support/screens";
import { testWithProduct } from "./support/start-product";
import { watch } from "./support/watch";

const password = "la posta di prova";
const branchHost = "coach-git-blue.vercel.app";
/** What the preview's database is reached by, in order: the pooler, where one can be had, and the database itself. */
let servers: { url: string; stop: () => Promise<void> }[] = [];

/** All that a preview has: a database behind a pooler, a secret and a password. It is built and prepared as on Vercel. */
const test = testWithProduct(async () => {
  const database = await startPostgres();
  servers = [database];
  await ensurePgbouncer();
  if (findPgbouncer()) servers.unshift(await startPgbouncer(database.url));
  return {
    DATABASE_URL: servers.length > 1 ? `${servers[0]?.url}?pgbouncer=true` : database.url,
    AUTH_SECRET: "a secret that only this test has and that is long enough",
    PREVIEW_PASSWORD: password,
    VERCEL: "1",
    VERCEL_ENV: "preview",
    VERCEL_GIT_COMMIT_REF: "blue",
    VERCEL_BRANCH_URL: branchHost,
  };
});
test.describe.configure({ mode: "serial" });
test.afterAll(async () => {
  for (const server of servers) await server.stop();
});

/** Asks the preview's database. */
async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client(servers.at(-1)?.url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

const field = (page: Page) => page.getByLabel("Password", { exact: true });
const mails = (page: Page, address: string) => page.getByRole("listitem").filter({ hasText: address });

async function openOutbox(page: Page): Promise<void> {
  await page.goto("/dev/outbox");
  await field(page).fill(password);
  await page.getByRole("button", { name: "Apri la posta" }).click();
  await expect(field(page)).toBeHidden();
}

async function logIn(page: Page, { email, password: own }: Credentials): Promise<void> {
  await openLanding(page);
  await page.getByLabel("Email").fill(email);
  await field(page).fill(own);
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(toast(page)).toContainText("Login riuscito");
}

test("somebody who tries a preview reads its mails by a password, registers, learns and pays with a test card", async ({
  page,
}) => {
  const student = newStudent();
  const { violations } = await watch(page);

  await test.step("the outbox asks for the password, and takes no other", async () => {
    await page.goto("/dev/outbox");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Posta in uscita");
    const open = page.getByRole("button", { name: "Apri la posta" });
    await expect(open).toBeDisabled();
    await field(page).fill("la posta di tutti");
    await open.click();
    await expect(page.getByText("La password non è giusta.")).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expectNoViolations(page);
    await expectContrastInTheDark(page);
    await expectLargeTargets(page);
    await page.emulateMedia({ colorScheme: "light" });
    await field(page).fill(password);
    await field(page).press("Enter");
    await expect(page.getByText("Nessuna email, per ora")).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await expect(page.getByText("Nessuna email, per ora")).toBeVisible();
  });

  await test.step("who registers finds the mail there at once", async () => {
    await openLanding(page);
    await page.getByRole("tab", { name: "Registrati" }).click();
    const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
    await fill("Email", student.email);
    await fill("Password", student.password);
    await fill("Nickname", student.nickname);
    await fill("Nome visualizzato", student.displayName);
    await page.getByLabel("Accetto la Privacy Policy").check();
    await page.getByLabel("Accetto la Cookie Policy").check();
    await page.getByRole("button", { name: "Registrati" }).click();
    await expect(toast(page)).toContainText("Registrazione completata!");
    await expect(async () => {
      await page.goto("/dev/outbox");
      await expect(mails(page, student.email)).toBeVisible({ timeout: 500 });
    }).toPass();
    await mails(page, student.email).getByRole("link", { name: "/email-verified" }).click();
    await expect(page.getByRole("heading", { name: "Email Verificata!" })).toBeVisible();
  });

  await test.step("the login leads into the chat, and the coach answers", async () => {
    await logIn(page, student);
    await page.getByLabel("Mese").selectOption("dicembre");
    await page.getByLabel("Anno").selectOption(String(ofAge(15).birthYear));
    await page.getByRole("button", { name: "Continua" }).click();
    await page.getByRole("button", { name: "Ho letto, cominciamo" }).click();
    expect(await chatOf(page).say("Yesterday I go to school")).toMatch(/go/);
  });

  await test.step("a test card opens Pro", async () => {
    await page.goto("/subscribe");
    await cardFormOf(page).pay(testCards.good);
    await expect(page.getByRole("heading", { level: 1, name: "Il tuo abbonamento Pro" })).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
  });

  // zod tries whether it may compile its schemas, here as everywhere.
  expect(violations.filter((violation) => !violation.endsWith("script-src eval"))).toEqual([]);
});

test("a demo account logs in", async ({ page }) => {
  await logIn(page, persona("nearLimit"));
  await expect(page.getByRole("banner")).toContainText("Giulia07");
});

test("a mail whose first try has failed leaves behind a later request, without any clock", async ({
  page,
  product,
}) => {
  const { email } = persona("free");
  const stateOf = async () =>
    (
      await query(`SELECT "status" FROM "Mail" WHERE "template" = 'reset-password' ORDER BY "createdAt" DESC`)
    )[0];
  await query(`ALTER TABLE "OutboxMail" RENAME TO "OutboxAway"`);
  const asked = await page.request.post("/api/auth/forgot-password", { data: { email } });
  expect(asked.ok()).toBe(true);
  await expect
    .poll(() => query(`SELECT "lastError" FROM "Mail" WHERE "lastError" IS NOT NULL AND "status" = 'queued'`))
    .toHaveLength(1);
  await query(`ALTER TABLE "OutboxAway" RENAME TO "OutboxMail"`);
  expect(await stateOf()).toEqual({ status: "queued" });

  // The queue waits five to ten seconds before it tries again, by the database's clock, which nobody moves.
  const aMinuteLater = async () => {
    product.moveClockTo(product.now() + 61_000);
    expect((await page.request.get("/api/auth/session")).ok()).toBe(true);
    return stateOf();
  };
  await expect.poll(aMinuteLater, { intervals: [1_000], timeout: 40_000 }).toEqual({ status: "sent" });
  await openOutbox(page);
  await expect(mails(page, email).first()).toContainText("Scegli una nuova password");
  await expectNoViolations(page);
});

test("the policy lets Vercel's toolbar in, and the branch's own address is answered", async ({
  request,
  baseURL,
}) => {
  const policy = (await request.get("/login")).headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/vercel\.live;/);
  expect(policy).toContain("connect-src 'self' https://vercel.live wss://ws-us3.pusher.com;");
  expect(policy).toContain("frame-src https://vercel.live;");

  const page = await askFor(branchHost, baseURL, "/login");
  expect([page.status, page.type]).toEqual([200, "text/html; charset=utf-8"]);
  expect((await askFor(branchHost, baseURL, "/api/auth/session")).status).toBe(200);
  expect((await askFor("coach-git-red.vercel.app", baseURL, "/login")).status).toBe(421);
});
