import { expect, test } from "./support/fixtures";
import { toast } from "./support/screens";

for (const [path, title, updated] of [
  [
    "/privacy-policy",
    "Privacy Policy",
    "In vigore dal 1° dicembre 2026. La prima versione è del 3 luglio 2025.",
  ],
  [
    "/cookie-policy",
    "Cookie Policy",
    "In vigore dal 1° dicembre 2026. La prima versione è del 3 luglio 2025.",
  ],
] as const) {
  test(`${path} can be read by anyone and leads back to the profile`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(updated)).toBeVisible();
    const contents = page.locator("details");
    await contents.getByText("In questa pagina").click();
    const wanted = await page.locator("h2").last().textContent();
    await contents.getByRole("link", { name: wanted ?? "" }).click();
    await expect(page.locator("h2").last()).toBeInViewport();
    await expect(page.getByRole("contentinfo")).toContainText("English Coach è gestito da");
    await expect(page.getByRole("link", { name: "Torna al Profilo" })).toHaveAttribute("href", "/profile");
    await expect(page.getByRole("link", { name: "Torna alla home" })).toHaveAttribute("href", "/");
    await expect(toast(page)).toBeHidden();
  });
}
