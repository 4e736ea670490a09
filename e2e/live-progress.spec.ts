import type { BrowserContext, Page } from "@playwright/test";
import { FirebaseAuthDouble } from "@/tests/doubles/firebase-auth";
import { RealtimeDatabaseDouble } from "@/tests/doubles/realtime-database";
import { signIn, type Learner } from "./support/accounts";
import { expect } from "./support/fixtures";
import { chatOf, toast } from "./support/screens";
import { testWithProduct } from "./support/start-product";
import { watch } from "./support/watch";

const auth = new FirebaseAuthDouble();
const database = new RealtimeDatabaseDouble(auth);
const test = testWithProduct(async () => ({
  FIREBASE_PROJECT_ID: "english-coach",
  FIREBASE_CLIENT_EMAIL: "mirror@english-coach.example",
  FIREBASE_PRIVATE_KEY: auth.privateKey,
  FIREBASE_DATABASE_EMULATOR_HOST: (await database.start()).host,
  FIREBASE_WEB_API_KEY: "web-key",
}));
test.describe.configure({ mode: "serial" });
test.afterAll(() => database.stop());

/** Answers for Firebase in the browser; the database itself it reaches. */
async function firebaseSignsIn(context: BrowserContext): Promise<void> {
  await context.route("https://identitytoolkit.googleapis.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const { status, json } = await auth.answer(
      pathname,
      route.request().postDataJSON() as { token?: string },
    );
    return route.fulfill({ status, json, headers: { "Access-Control-Allow-Origin": "*" } });
  });
}

async function say(page: Page, message: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
  const { field } = chatOf(page);
  await field.fill(message);
  await field.press("Enter");
}

const xp = (page: Page) => page.getByRole("banner").getByText(/\d\sXP/);

async function mirrorPath(page: Page, { id }: Learner): Promise<string> {
  const { firebaseUserId } = (await (await page.request.get(`/api/users/${id}`)).json()) as {
    firebaseUserId: string;
  };
  return `users/${firebaseUserId}/progress`;
}

test("what is earned on one device shows at once on another, in the background too", async ({
  page,
  context,
  browser,
  learner,
  product,
}) => {
  test.slow(); // Two browsers, and the job in between.
  await firebaseSignsIn(context);
  const other = await browser.newContext({ baseURL: product.url });
  await firebaseSignsIn(other);
  const second = await other.newPage();
  // A page nobody looks at does not ask by itself every half minute: what it shows, it has heard of.
  await second.addInitScript(() =>
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" }),
  );
  await signIn(second.request, learner);
  const { hosts, violations } = await watch(second);
  await second.goto("/");
  await expect(xp(second)).toHaveText("0 XP");
  await expect
    .poll(async () => database.listeners(await mirrorPath(second, learner)), { timeout: 20_000 })
    .toBe(1);
  const path = await mirrorPath(second, learner);
  await expect.poll(() => database.read(path), { timeout: 20_000 }).toMatchObject({ xp: 0, level: 1 });

  await page.goto("/");
  await say(page, "Hello my dear friend");
  await expect(xp(page)).toHaveText("10 XP", { timeout: 30_000 });
  await expect(xp(second)).toHaveText("10 XP", { timeout: 20_000 });
  expect(database.read(path)).toMatchObject({ xp: 10, level: 1, achievements: 1 });

  expect([...hosts].sort()).toEqual([new URL(product.url).host, "identitytoolkit.googleapis.com"].sort());
  expect(violations).toEqual([]);
  await other.close();
  await expect.poll(() => database.listeners(path)).toBe(1); // The first device's own.
});

test("whoever is refused there is told nothing, and learns as ever", async ({
  page,
  context,
  learner,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource.*400/);
  await context.route("https://identitytoolkit.googleapis.com/**", (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: "INVALID_CUSTOM_TOKEN" } },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  const warning = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto("/");
  expect((await warning).text()).toContain("Progress is not heard of live");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await say(page, "Hello my dear friend");
  await expect(xp(page)).toHaveText("10 XP", { timeout: 30_000 });
  await expect(toast(page)).toBeHidden();
});

test("a page may reach the database and the sign-in, and who is not signed in nothing of it", async ({
  request,
  learner,
}) => {
  const policyOf = async () => (await request.get("/")).headers()["content-security-policy"] ?? "";
  expect(await policyOf()).not.toMatch(/googleapis|ws:/);
  await signIn(request, learner);
  expect(/connect-src ([^;]*)/.exec(await policyOf())?.[1]).toBe(
    `'self' ws://${database.host} https://identitytoolkit.googleapis.com https://securetoken.googleapis.com`,
  );
});
