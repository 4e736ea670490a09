import { persona, signIn } from "./support/accounts";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
} from "./support/accessibility";
import { coachAnswers, storedMessage } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { answerCall } from "./support/replies";
import { chatOf } from "./support/screens";
import { fakeVoice } from "./support/voice";

const rule =
  "Soggetto + have + participio passato. Due frasi: *We've lost the match*; *He has gone home*. Come la useresti?";
const word = "L'opposto di *heavy*: *light*. Con quale frase provi *light*?";

test(
  "English stands out of the coach's Italian, examples and the sentence asked for on cards",
  { tag: "@desktop" },
  async ({ page }) => {
    await fakeVoice(page, "en-GB");
    const userId = await signIn(page.request, persona("free"));
    await answerCall(page, `GET /api/chat/${userId}`, 200, [
      storedMessage({ sender: "user", message: "Ciao, yesterday I went home. Va bene?" }),
      storedMessage({ sender: "ai", message: rule }),
      storedMessage({
        sender: "ai",
        message:
          "Ecco la 2: *They ____ (play) football yesterday.* La -ed d'un verbo c'è? Che cosa ci metti?",
        task: { text: "They ____ (play) football yesterday.", n: 2, of: 5 },
      }),
    ]);
    await page.goto("/");
    const { ofCoach, ofStudent } = chatOf(page);
    await expect(ofStudent.last().locator('[lang="en"]')).toHaveText("yesterday I went home");
    await expect(ofCoach.first().locator('[lang="en"]')).toHaveText([
      "have",
      "We’ve lost the match",
      "He has gone home",
    ]);
    await expect(ofCoach.first()).toContainText("La regola");
    await expect(ofCoach.last()).toContainText("Frase 2 di 5");
    await expect(ofCoach.last()).toContainText("La \u2011ed d’un verbo");
    await expectNoViolations(page);
    await expectContrastInTheDark(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);

    // More than a word is audio of a message.
    await page.getByRole("button", { name: "Ascolta: We've lost the match" }).click();
    await expect(page.getByRole("dialog")).toContainText("Pro");
  },
);

test("one English word is said by the device to everybody, also slowly", async ({ page }) => {
  await fakeVoice(page, "en-GB");
  await signIn(page.request, persona("free"));
  await page.goto("/");
  await coachAnswers(page, word);
  await chatOf(page).write("qual è il contrario di heavy?");
  await page.getByRole("button", { name: "Ascolta: light", exact: true }).click();
  await page.getByRole("button", { name: "Ascolta piano: light", exact: true }).click();
  expect(await page.evaluate("window.spoken")).toEqual(["light", "light"]);
});

test("a device without a voice has no button for a word", async ({ page }) => {
  await fakeVoice(page, "it-IT");
  await signIn(page.request, persona("free"));
  await page.goto("/");
  await coachAnswers(page, word);
  await chatOf(page).write("qual è il contrario di heavy?");
  await expect(chatOf(page).ofCoach.last().getByText("Con quale frase provi")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ascolta: light", exact: true })).toHaveCount(0);
});
