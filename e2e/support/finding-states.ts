import { expect, type Page } from "@playwright/test";
import type { FindingReply, TryReply } from "@/lib/features/findings/contract";
import { storedMessage } from "./coach";
import { answerCall } from "./replies";
import type { State } from "./states";

const text = "Hi! I have 12 years and my brother have ten.";
const placeOf = (quote: string) => ({
  quote,
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
});

const age: FindingReply = {
  id: "01a1f895-b086-7379-8693-05e1659abbf3",
  topic: "age-with-have",
  topicName: "Età e sensazioni con to be",
  ...placeOf("I have 12 years"),
  explanation: "In italiano gli anni si hanno, in inglese si sono: per l'età si usa il verbo essere.",
  hints: ["In italiano per dire l'età usiamo il verbo avere: e l’inglese, quale verbo usa?"],
  attempts: 0,
  isResolved: false,
};
const solvedAlready: FindingReply = {
  ...age,
  id: "01a1f895-b086-7379-8693-05e1659abbf4",
  ...placeOf("my brother have"),
  isResolved: true,
  correction: "my brother has",
};
const tried: FindingReply = {
  ...age,
  attempts: 2,
  hints: [
    ...age.hints,
    "L’età in inglese non si possiede: non si usa have, né nelle domande né nelle risposte.",
    "Metti il verbo essere accordato con il soggetto, poi il numero.",
  ],
  twin: { wrong: "My sister has 9 years.", right: "My sister is 9 years old." },
};
export const solved: FindingReply = { ...tried, twin: undefined, isResolved: true, correction: "I am 12" };
const nothing = { xpAwarded: 0, leveledUp: false, newLevel: 1, newAchievements: [] };

async function openChat(page: Page, userId: number): Promise<void> {
  await answerCall(page, `GET /api/chat/${userId}`, 200, [
    storedMessage({ sender: "user", message: text, findings: [age, solvedAlready] }),
    storedMessage({ sender: "ai", message: "Guarda «I have 12 years»: quale verbo usa l'inglese?" }),
  ]);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "1 cosa da scoprire" })).toBeVisible();
}

/** Opens the panel of a mistake and writes a try, which will be answered with this. */
export async function openPanel(page: Page, userId: number, reply: TryReply): Promise<void> {
  await answerCall(page, `POST /api/findings/${age.id}/tries`, 200, reply);
  await openChat(page, userId);
  await page.getByRole("button", { name: "Da scoprire: «I have 12 years»" }).click();
  await page.getByRole("textbox", { name: "Prova tu" }).fill("I has 12 years");
}

export const findingStates: State[] = [
  { name: "chat-findings", as: "free", reach: openChat },
  {
    name: "finding",
    as: "free",
    reach: (page, userId) => openPanel(page, userId, { outcome: "not_yet", finding: tried, ...nothing }),
  },
  {
    name: "finding-tried",
    as: "free",
    async reach(page, userId) {
      await openPanel(page, userId, { outcome: "not_yet", finding: tried, ...nothing });
      await page.getByRole("button", { name: "Controlla" }).click();
      await expect(page.getByText("My sister is 9 years old.")).toBeAttached();
    },
  },
  {
    name: "finding-solved",
    as: "free",
    async reach(page, userId) {
      await openPanel(page, userId, { outcome: "right", finding: solved, ...nothing, xpAwarded: 10 });
      await page.getByRole("button", { name: "Controlla" }).click();
      await expect(page.getByText("L’hai trovato!")).toBeVisible();
    },
  },
];
