import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";

test(
  "an irregular verb is looked up by any of its forms, by key too",
  { tag: "@desktop" },
  async ({ page }) => {
    await signIn(page.request, persona("free"));
    await page.goto("/verbi");
    await expect(page).toHaveTitle("Verbi irregolari · English Coach");
    const field = page.getByRole("searchbox", { name: "Cerca un verbo" });
    await field.fill("thought");
    const row = page.getByRole("row", { name: /think/ });
    await expect(row.getByRole("cell")).toContainText(["thought", "thought"]);
    await expect(row).toContainText("pensare");
    await expect(page.getByRole("status").filter({ hasText: "1 verbo" })).toBeVisible();
    await field.fill("zzz");
    await expect(page.getByText(/^Nessun verbo con queste lettere/)).toBeVisible();
    await field.fill("");
    await page.getByRole("link", { name: "Torna alla chat" }).click();
    await expect(page).toHaveURL("/");
  },
);
