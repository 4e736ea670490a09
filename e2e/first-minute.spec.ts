import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/accessibility";
import { expect, test, withMotion } from "./support/fixtures";
import { tabTo } from "./support/focus";
import { noteShifts, sumOf } from "./support/layout-shifts";
import { rewardsOf } from "./support/rewards";
import { answerMs, chatOf } from "./support/screens";

test.use(withMotion);

const lines = {
  animal: "Piacere, sono Benny! Quale animale vuoi essere?",
  class: "Che classe fai?",
  sentence: "In ogni frase si nasconde un errore. Quale mettiamo a posto?",
};

/** The parts of the game in the empty chat. */
function minuteOf(page: Page) {
  const game = page.locator("section").filter({ has: page.getByRole("button", { name: "Salta" }) });
  const button = (name: string) => game.getByRole("button", { name, exact: true });
  return {
    game,
    line: (text: string) => game.getByRole("heading", { name: text }),
    option: (name: string) => game.getByRole("radio", { name, exact: true }),
    skip: button("Salta"),
    back: button("Indietro"),
    next: button("Avanti"),
    year: (name: string) => button(name),
    send: button("Manda a Benny"),
  };
}

test("a newcomer taps from an empty chat to a mistake put right and a first badge", async ({
  page,
  learner,
}) => {
  const minute = minuteOf(page);
  const chat = chatOf(page);
  await page.goto("/");

  await test.step("an animal: the one they have is chosen", async () => {
    await expect(minute.game.getByText("1 di 3")).toBeVisible();
    await expect(minute.line(lines.animal)).toBeVisible();
    await expect(minute.option("Gatto")).toBeChecked();
    await expectNoViolations(page);
    await minute.option("Gufo").tap();
    await expect(minute.option("Gufo")).toBeChecked();
    await expect(minute.next).toBeInViewport({ ratio: 1 });
    await minute.next.tap();
  });

  await test.step("a class", async () => {
    await expect(minute.line(lines.class)).toBeFocused();
    await expect(minute.game.getByText("2 di 3")).toBeVisible();
    await expectNoViolations(page);
    await minute.year("2ª media").tap();
  });

  await test.step("a sentence, which is sent as a message", async () => {
    await expect(minute.line(lines.sentence)).toBeFocused();
    await expect(minute.option("Where you live?")).toBeVisible();
    await expect(minute.send).toBeDisabled();
    await expectNoViolations(page);
    await minute.option("My mum can to cook very well.").tap();
    await expect(minute.send).toBeInViewport({ ratio: 1 });
    await minute.send.tap();
    await expect(minute.game).toBeHidden();
    await expect(chat.ofStudent).toContainText("My mum can to cook very well.");
  });

  await test.step("the coach asks, the first badge comes by itself, and the right sentence is praised", async () => {
    await expect(chat.ofCoach.getByRole("time")).toBeVisible({ timeout: answerMs });
    const asked = await chat.ofCoach.innerText();
    expect(asked).toContain("can to cook");
    expect(asked).not.toContain("can cook");
    expect(asked.match(/\?/g)).toHaveLength(1);
    await expect(rewardsOf(page).badge("Primo Messaggio")).toBeVisible();
    const praised = await chat.say("My mum can cook very well.");
    expect(praised).toMatch(/«?My mum can cook very well»?/);
    expect(praised).toContain("+10 XP for practicing!");
  });

  const reply = await page.request.get(`/api/users/${learner.id}`);
  expect(await reply.json()).toMatchObject({ avatarId: "owl", schoolClass: "middle2", xp: 20, hearts: 8 });
  await page.getByRole("button", { name: "Nuova chat" }).click();
  await page.getByRole("button", { name: "Inizia una nuova chat" }).click();
  await expect(page.getByRole("button", { name: "Controlla un testo" })).toBeVisible();
  await expect(minute.game).toBeHidden();
});

test("a reload in the middle finds the step, the class and the sentence", async ({ page, learner }) => {
  const minute = minuteOf(page);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await minute.next.tap();
  await minute.year("1ª superiore").tap();
  await minute.option("I have seen him yesterday.").tap();
  await page.reload();
  await expect(minute.game.getByText("3 di 3")).toBeVisible();
  await expect(minute.option("I have seen him yesterday.")).toBeChecked();
  await expect(minute.send).toBeEnabled();
  await minute.back.tap();
  await expect(minute.year("1ª superiore")).toHaveAttribute("aria-pressed", "true");
});

test("skipped it stays away, and whoever types at once never needs it", async ({ page, learner }) => {
  const minute = minuteOf(page);
  const chat = chatOf(page);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await minute.skip.tap();
  await expect(page.getByRole("button", { name: "Controlla un testo" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: "Controlla un testo" })).toBeVisible();
  await expect(minute.game).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(minute.next).toBeVisible();
  await chat.say("She don't like apples");
  await expect(minute.game).toBeHidden();
});

test("the whole minute is gone through by keys", { tag: "@desktop" }, async ({ page, learner, isMobile }) => {
  const minute = minuteOf(page);
  const chat = chatOf(page);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(minute.next).toBeVisible();
  await page.getByRole("main").focus();
  await tabTo(page, minute.option("Gatto"));
  await page.keyboard.press("ArrowRight");
  await expect(minute.option("Cane")).toBeChecked();
  await tabTo(page, minute.next);
  await page.keyboard.press("Enter");
  await expect(minute.line(lines.class)).toBeFocused();
  await tabTo(page, minute.year("Preferisco non dirlo"));
  await page.keyboard.press("Enter");
  await expect(minute.line(lines.sentence)).toBeFocused();
  await tabTo(page, minute.option("My brother play football every day."));
  await page.keyboard.press("ArrowDown");
  await expect(minute.option("He don't like pizza.")).toBeChecked();
  await tabTo(page, minute.send);
  await page.keyboard.press("Enter");
  await expect(chat.ofStudent).toContainText("He don't like pizza.");
  // A field that has the focus brings up a phone's keyboard, over the answer.
  await expect(isMobile ? page.getByRole("main") : chat.field).toBeFocused();
  await expect(chat.ofCoach.getByRole("time")).toBeVisible({ timeout: answerMs });
});

test("nothing on the page moves when the game comes", async ({ page, learner }) => {
  const shifts = await noteShifts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(minuteOf(page).next).toBeVisible();
  expect(sumOf(await shifts())).toBeLessThan(0.01);
});
