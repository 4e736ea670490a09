import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { chatOf } from "./support/screens";

const said = "Yesterday I goed to the museum with my class.";

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of a student holds the end of their conversation", async ({ page, learner }) => {
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      await page.request.post("/api/chat", { data: { message: `${said} Turn ${turn}.` } });
    }
    await page.goto("/");
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    await expect(chatOf(page).ofStudent).toHaveCount(6);
    await expect(chatOf(page).ofCoach).toHaveCount(6);
    await expect(chatOf(page).ofCoach.last()).toBeInViewport();
  });

  test("the landing page is all there", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  });
});

test("nobody else's page holds it, and nothing between keeps it", async ({
  request,
  browser,
  baseURL,
  learner,
}) => {
  const context = await browser.newContext({ baseURL });
  await signIn(context.request, learner);
  await context.request.post("/api/chat", { data: { message: said } });
  const own = await context.request.get("/");
  expect(await own.text()).toContain(said);
  expect(own.headers()["cache-control"]).toMatch(/private.*no-store/);
  await signIn(request, persona("pro"));
  expect(await (await request.get("/")).text()).not.toContain(said);
  await request.post("/api/auth/logout");
  expect(await (await request.get("/")).text()).not.toContain(said);
  await context.close();
});

test("what came with the page is not asked for, nor are pages nobody goes to", async ({ page }) => {
  await signIn(page.request, persona("free"));
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/chat/") || search.includes("_rsc")) asked.push(pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(chatOf(page).ofCoach).toHaveCount(3);
  expect(asked).toEqual([]);

  const navigation = page.getByRole("navigation");
  await navigation.getByRole("link", { name: "Progressi" }).click();
  await expect(page).toHaveURL("/progress");
  await navigation.getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(chatOf(page).ofCoach).toHaveCount(3);
  expect(asked.filter((pathname) => pathname.startsWith("/api/"))).toEqual([]);
});
