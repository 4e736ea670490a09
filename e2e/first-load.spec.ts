import type { Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { drawnPage, openEmptyChat, photoOf } from "./support/photos";
import { openScreen, toast } from "./support/screens";

/** Bytes of JavaScript, as they come over the net, that a page names in its HTML. Nobody raises one. */
const visitors = {
  "/": 153_400,
  "/login": 153_400,
  "/forgot-password": 152_800,
  "/aiuto": 147_400,
  "/parent/forgot": 153_400,
  "/genitori": 182_200,
  "/privacy-policy": 143_300,
};
const learners = {
  "/": 190_000,
  "/progress": 179_000,
  "/achievements": 171_600,
  "/exercises": 179_600,
  "/features": 166_600,
  "/profile": 188_500,
  "/schede": 177_900,
  "/verbi": 169_900,
  "/subscribe": 166_500,
};
/** The chat of who is new until it is at rest, with the first minute. */
const emptyChat = 201_500;

/** The scripts of a page, from now on. */
function watchScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.set(new URL(request.url()).pathname, size);
  });
  const sum = async (some: Promise<number>[]) => (await Promise.all(some)).reduce((all, one) => all + one, 0);
  return {
    count: () => sizes.size,
    async bytes(): Promise<number> {
      await page.waitForLoadState("networkidle");
      return sum([...sizes.values()]);
    },
    /** Of those that the HTML names. */
    bytesOf: (html: string) =>
      sum([...sizes].filter(([path]) => html.includes(`src="${path}`)).map(([, size]) => size)),
  };
}

function expectLight(bytes: number, most: number): void {
  expect(bytes).toBeGreaterThan(100_000); // They were counted.
  expect(bytes).toBeLessThan(most);
}

async function expectLightPage(page: Page, address: string, most: number) {
  const scripts = watchScripts(page);
  const html = await page.goto(address).then((reply) => reply?.text());
  await scripts.bytes();
  expectLight(await scripts.bytesOf(html ?? ""), most);
}

for (const [address, most] of Object.entries(visitors)) {
  test(`a visitor's ${address} loads no more than ${most} bytes of scripts`, ({ page }) =>
    expectLightPage(page, address, most));
}

for (const [address, most] of Object.entries(learners)) {
  test(`a learner's ${address} loads no more than ${most} bytes of scripts`, async ({ page }) => {
    await signIn(page.request, persona("free"));
    await expectLightPage(page, address, most);
  });
}

test("the code for photos comes with the first one, and the chat stays light without it", async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await openEmptyChat(page);
  expectLight(await scripts.bytes(), emptyChat);
  const atFirst = scripts.count();
  await photoOf(page).pick(drawnPage("jpg"));
  await expect(photoOf(page).crop).toBeVisible();
  expect(scripts.count()).toBeGreaterThan(atFirst);
});

test("a dialog whose code does not come is told of, and comes with the next press", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_/);
  await signIn(page.request, persona("free"));
  const scripts = watchScripts(page);
  await openScreen(page, "/achievements");
  await scripts.bytes();
  const atFirst = scripts.count();
  await page.keyboard.press("Shift"); // Then what is to be done without a net begins.
  await expect(page.locator("[data-below-header] > [role=status]")).toBeAttached();
  await expect.poll(scripts.count).toBeGreaterThan(atFirst);
  await page.waitForTimeout(1000);
  await page.keyboard.press("Shift"); // Some seconds later comes what would say that something has not come.
  await expect.poll(scripts.count).toBeGreaterThan(atFirst + 3);
  await expect
    .poll(async () => {
      const before = scripts.count();
      await page.waitForTimeout(500);
      return scripts.count() - before;
    })
    .toBe(0);
  await page.route("**/_next/static/**", (route) => route.abort());
  const hearts = page.getByRole("banner").getByRole("button", { name: /cuori/ });
  await hearts.click();
  await expect(toast(page)).toContainText("Ora la rete non c’è");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute("**/_next/static/**");
  await hearts.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
