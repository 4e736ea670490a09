import { expect, test } from "./support/fixtures";
import { noteShifts, sumOf } from "./support/layout-shifts";

/** A fifth of what is counted as a good visit; without a stand-in it is 0.07 to 0.19. */
const mostShift = 0.02;

for (const [font, reading] of [
  ["atkinson", "0001000"],
  ["openDyslexic", "0002000"],
] as const)
  test(`the first page read in ${font} hardly moves when its letters come`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "reading", value: reading, url: baseURL ?? "" }]);
    let send = () => {};
    const isSent = new Promise<void>((resolve) => (send = resolve));
    await page.route(
      ({ pathname }) => pathname.includes(font.toLowerCase()) && pathname.endsWith(".woff2"),
      async (route) => {
        await isSent;
        await route.continue();
      },
    );
    const shifts = await noteShifts(page);
    await page.goto("/cookie-policy", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const fontsOf = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
    await expect.poll(async () => (await fontsOf()).join()).toContain(`${font}StandIn`);
    const before = (await shifts()).length;
    send();
    await expect.poll(fontsOf).toContain(font);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(sumOf((await shifts()).slice(before))).toBeLessThan(mostShift);
  });
