import { expect, test } from "./support/fixtures";
import { chatOf } from "./support/screens";

test(
  "a mistake is found, tried at, put right and paid, and stays so",
  { tag: "@desktop" },
  async ({ page, learner }) => {
    await page.goto("/");
    const chat = chatOf(page);
    await chat.say("I have 12 years.");
    await expect(chat.ofStudent.getByRole("button", { name: "1 cosa da scoprire" })).toBeVisible();
    await chat.ofStudent.getByRole("button", { name: "Da scoprire: «I have 12 years»" }).click();

    const panel = page.getByRole("dialog");
    await expect(panel).toHaveAccessibleName("Una cosa da scoprire");
    const field = panel.getByRole("textbox", { name: "Prova tu" });
    await expect(panel.getByText(/^Suggerimento/)).toHaveCount(1);
    // Neither its title nor a rule answers the hint.
    await expect(panel).not.toContainText(/to be|verbo essere/);
    for (const [attempt, answer, hints] of [
      ["boh", "Scrivi un’idea tua", 1],
      ["I has 12 years", "Non ancora", 2],
      ["I am have 12 years", "Non ancora", 3],
    ] as const) {
      await field.fill(attempt);
      await field.press("Enter");
      await expect(panel.getByRole("status")).toContainText(answer);
      await expect(panel.getByText(/^Suggerimento/)).toHaveCount(hints);
    }
    await expect(panel.getByText("Un’altra frase con lo stesso errore")).toBeVisible();
    await expect(panel).not.toContainText(/I am 12/);

    await page.keyboard.press("Escape");
    await page.reload();
    await chat.ofStudent.getByRole("button", { name: "1 cosa da scoprire" }).click();
    await expect(panel.getByText(/^Suggerimento/)).toHaveCount(3);
    await panel.getByText("Aiuti di prima (2)").click();
    await expect(panel.getByText("Suggerimento 1", { exact: true })).toBeVisible();
    await field.fill("I am 12 years old.");
    await panel.getByRole("button", { name: "Controlla" }).click();
    await expect(panel.getByText("L’hai trovato!")).toBeVisible();
    await expect(panel).toHaveAccessibleName("Età e sensazioni con to be");
    await expect(panel.getByText("+10 XP for practicing!")).toBeVisible();
    await panel.getByRole("button", { name: "Torna alla chat" }).click();
    await expect(panel).toBeHidden();
    await expect(chat.ofStudent.getByText("1 di 1 trovato")).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    await expect(page.getByRole("banner")).toContainText("20 XP"); // 5 for the message, 5 for the badge, 10 here.
  },
);

test("what an Italian writes in Italian is nothing to discover", async ({ page, learner }) => {
  await page.goto("/");
  const chat = chatOf(page);
  await chat.say("Ciao, io ho 12 anni e ieri vado al cinema");
  await expect(chat.ofStudent.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
});
