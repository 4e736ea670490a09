import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { noteShifts } from "./support/layout-shifts";
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

  test("the page comes as it is to be read, and a cookie that says something else changes nothing", async ({
    page,
    context,
    baseURL,
  }) => {
    const root = page.locator("html");
    const openWith = async (value: string) => {
      await context.addCookies([{ name: "reading", value, url: baseURL ?? "" }]);
      await page.goto("/login");
    };
    await openWith("2252401");
    const chosen = {
      spacing: "wider",
      column: "45",
      size: "200",
      font: "opendyslexic",
      ground: "night",
      calm: "true",
    };
    for (const [name, value] of Object.entries(chosen))
      await expect(root).toHaveAttribute(`data-${name}`, value);
    await expect(root).toHaveCSS("font-size", "32px");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(21, 26, 46)");
    for (const hostile of ["9999999", "%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "2252401x", "true"]) {
      await openWith(hostile);
      await expect(root).not.toHaveAttribute("data-spacing");
      expect(await page.content()).not.toContain("alert(1)");
    }
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

test("nothing jumps on a page that is read in a way of one's own, once its letters are here", async ({
  page,
  context,
  baseURL,
}) => {
  const shifts = await noteShifts(page);
  const read = async () => {
    await page.goto("/cookie-policy", { waitUntil: "networkidle" });
    await page.evaluate(async () => void (await document.fonts.ready));
  };
  for (const reading of ["2220000", "1110300", "0001000", "2252000"]) {
    await context.addCookies([{ name: "reading", value: reading, url: baseURL ?? "" }]);
    await read(); // The font is fetched where it is chosen: a page before this one.
    await read();
    expect(await shifts(), reading).toEqual([]);
  }
});
