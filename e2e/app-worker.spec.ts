import type { Page } from "@playwright/test";
import { expectContrastInTheDark, expectNoViolations } from "./support/accessibility";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";

test.use({ serviceWorkers: "allow" });

const untilReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Waits until the worker is there and answers for the page. */
async function untilServed(page: Page): Promise<void> {
  await untilReady(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test.describe("the service worker", () => {
  test("shows that there is no net in the place of a page, and the page when it is back", async ({
    context,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await signIn(context.request, persona("free"));
    await page.goto("/");
    await untilServed(page);
    await context.setOffline(true);
    await page.goto("/progress");
    await expect(page.getByRole("heading", { name: "Sei offline" })).toBeVisible();
    await expect(page.getByRole("link", { name: "19696" })).toHaveAttribute("href", "tel:19696");
    await expectNoViolations(page);
    await expectContrastInTheDark(page);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "I Tuoi Progressi" })).toBeVisible();
    await expect(page).toHaveURL("/progress");
  });

  test("who leaves without a net is told so, and is out when it is back", async ({
    context,
    page,
    learner,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/profile");
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    await untilServed(page);
    const isIn = async () => (await context.request.get(`/api/users/${learner.id}`)).status();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Esci" }).click();
    await expect(page.getByText("l’uscita si completa da sola")).toBeVisible();
    await expect(page.getByText("la pagina si apre da sola")).toBeHidden();
    await expectNoViolations(page);
    await context.setOffline(false);
    await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
    await expect.poll(isIn).toBe(401);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("left");
  });

  test("keeps files of the build and that page, and lets links, parents and panels pass", async ({
    context,
    page,
  }) => {
    await signIn(context.request, persona("free"));
    await page.goto("/");
    await untilReady(page);
    await page.goto("/progress");
    await page.goto("/exercises");
    const kept = await page.evaluate(async () => {
      const cache = await caches.open("app-1");
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain("/offline");
    const others = kept.filter(
      (pathname) => pathname !== "/offline" && !pathname.startsWith("/_next/static/"),
    );
    expect(others).toEqual([]);
    expect((await page.goto("/profile"))?.fromServiceWorker()).toBe(true);
    for (const address of ["/genitori?token=x", "/reset-password?token=x", "/privacy-policy"])
      expect((await page.goto(address))?.fromServiceWorker(), address).toBe(false);
  });

  test("is not there for a visitor", async ({ page }) => {
    await page.goto("/login");
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});
