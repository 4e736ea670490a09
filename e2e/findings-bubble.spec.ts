import type { FindingReply } from "@/lib/features/findings/contract";
import type { MistakeTopic } from "@/lib/features/topics/rules";
import { persona, signIn } from "./support/accounts";
import { expectNoViolations } from "./support/accessibility";
import { storedMessage } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { answerCall } from "./support/replies";
import { chatOf } from "./support/screens";

test(
  "a mistake put right in the chat is put right on the older bubble at once",
  { tag: "@desktop" },
  async ({ page, learner }) => {
    await page.goto("/");
    const chat = chatOf(page);
    await chat.say("I have 12 years and I speak Italian.");
    await expect(chat.ofStudent.getByRole("button", { name: "1 cosa da scoprire" })).toBeVisible();
    await chat.say("I am 12 years old and I speak Italian.");
    const first = chat.ofStudent.first();
    await expect(first).toContainText("1 di 1 trovato");
    await expect(first.getByRole("button", { name: /^I have 12 years, corretto in / })).toBeVisible();
    await expect(page.getByText("Tutto corretto")).toHaveCount(0);
    await page.reload();
    await expect(first).toContainText("1 di 1 trovato");
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
  },
);

const text = "one two three four five";
const place = (quote: string, topic: MistakeTopic, at: number): FindingReply => ({
  id: `01a1f895-b086-7379-8693-05e1659abb0${at}`,
  topic,
  topicName: `Argomento ${quote}`,
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
  quote,
  explanation: "La regola.",
  hints: ["Un aiuto."],
  attempts: 0,
  isResolved: false,
});

test("a long text shows three places first, and the panel leads to all of them", async ({ page }) => {
  const userId = await signIn(page.request, persona("free"));
  const topics = ["spelling", "spelling", "third-person-s", "the-generic", "irregular-past"] as const;
  const findings = text.split(" ").map((quote, at) => place(quote, topics[at] ?? "other", at));
  await answerCall(page, `GET /api/chat/${userId}`, 200, [
    storedMessage({ sender: "user", message: text, findings }),
  ]);
  await page.goto("/");
  const marks = page.getByRole("button", { name: /^Da scoprire/ });
  await expect(marks).toHaveText(["one", "three", "five"]);
  await page.getByRole("button", { name: "5 cose da scoprire" }).click();
  const panel = page.getByRole("dialog");
  for (const [n, quote] of ["one", "three", "five", "two", "four"].entries()) {
    await expect(panel.getByText(quote, { exact: true })).toBeVisible();
    await expect(panel).toContainText(`${n + 1} di 5`);
    if (n === 0) await expectNoViolations(page);
    await panel.getByRole("button", { name: "Prossima" }).click();
  }
  await expect(panel).toContainText("1 di 5");
  await expect(panel).not.toContainText("Argomento"); // Its name would answer for what is still open.
});
