import { featuresPage } from "@/lib/i18n/it";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";

test.beforeEach(async ({ page }) => {
  await signIn(page.request, persona("free"));
  await page.goto("/features");
});

test(
  "tells what the coach does, for whom and what to expect, and leads to it",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const title of [
      "Il metodo, in quattro principi",
      "Che cosa sa fare",
      "Per te che studi",
      "Per i genitori",
      "Che cosa aspettarsi",
    ]) {
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    }
    const { method, abilities, students, parents, results } = featuresPage;
    for (const { title } of [...method, ...Object.values(abilities), ...students, ...parents])
      await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
    for (const { when } of results)
      await expect(page.getByRole("heading", { level: 3, name: when })).toBeVisible();
    await page.getByRole("link", { name: "Scrivi al coach" }).first().click();
    await expect(page).toHaveURL("/");
  },
);

for (const [name, minutes] of [
  ["Prenota 30 minuti", 30],
  ["Prenota 1 ora", 60],
] as const) {
  test(`"${name}" opens a tab that cannot reach this one`, async ({ page, context }) => {
    const link = page.getByRole("link", { name });
    await expect(link).toHaveAccessibleName(new RegExp(`^${name} .*\\(si apre in una nuova scheda\\)$`));
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    const opened = context.waitForEvent("page");
    await link.click();
    const calendar = await opened;
    await expect(calendar.getByText("Modalità demo: qui si apre il calendario dell’accademia")).toBeVisible();
    expect(new URL(calendar.url()).searchParams.get("minutes")).toBe(String(minutes));
    expect(await calendar.evaluate(() => window.opener === null && document.referrer === "")).toBe(true);
    await expect(page).toHaveURL("/features");
  });
}

test("there is no lesson of another length", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  for (const address of ["/dev/booking", "/dev/booking?minutes=45", "/dev/booking?minutes=30&minutes=60"]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Aiuto" })).toHaveAttribute("href", "/aiuto");
  }
});
