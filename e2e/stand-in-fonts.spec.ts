import { expect, test } from "./support/fixtures";

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
    await page.goto("/cookie-policy", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const fontsOf = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
    await expect.poll(async () => (await fontsOf()).join()).toContain(`${font}StandIn`);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.defineProperty(window, "shifts", { value: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift" });
    });
    send();
    await expect.poll(fontsOf).toContain(font);
    const sum = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0);
    });
    expect(sum).toBeLessThan(mostShift);
  });
