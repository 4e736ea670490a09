import { expect, type Page } from "@playwright/test";
import { mistake } from "./coach";
import { analysisCall, drawnPage, photoOf } from "./photos";
import { answerCall } from "./replies";
import { chatOf, openScreen, toast } from "./screens";
import { shows, type State } from "./states";

const minuteMs = 60_000;

/** The paywall, by its title. */
export const paywallOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/** Lets the server say that this is used up, whenever it is asked. */
export async function useUp(page: Page, limit: "messages" | "homework"): Promise<void> {
  const max = limit === "messages" ? 200 : 20;
  const error = { error: "", code: "LIMIT_REACHED", details: { limit, used: max, max } };
  await answerCall(page, "POST /api/chat", 403, error);
  await answerCall(page, analysisCall, 403, error);
  await answerCall(page, "GET /api/usage-stats", 200, {
    isPro: false,
    messagesCount: limit === "messages" ? max : 42,
    homeworkUploadsCount: limit === "homework" ? max : 7,
  });
}

/** Has a message refused for want of hearts; the next one comes after these minutes. */
export async function sendWithoutHearts(page: Page, minutes: number): Promise<void> {
  await page.goto("/");
  const now = await page.evaluate(() => Date.now());
  const details = { hearts: 0, heartsRefillAt: new Date(now + minutes * minuteMs).toISOString() };
  await answerCall(page, "POST /api/chat", 403, { error: "", code: "NO_HEARTS", details });
  await chatOf(page).write(mistake);
  await expect(page.getByText("Senza cuori il messaggio non parte")).toBeVisible();
}

export const paywallStates: State[] = [
  {
    name: "paywall-messages",
    as: "free",
    async reach(page) {
      await useUp(page, "messages");
      await page.goto("/");
      await chatOf(page).write(mistake);
      await expect(paywallOf(page, "Limite Messaggi Raggiunto")).toContainText("200/200");
    },
  },
  {
    name: "paywall-homework",
    as: "free",
    async reach(page, userId) {
      await useUp(page, "homework");
      await answerCall(page, `GET /api/chat/${userId}`, 200, []);
      await page.goto("/");
      await photoOf(page).pick(drawnPage("jpg"));
      await photoOf(page).send.click();
      await expect(paywallOf(page, "Limite Compiti Raggiunto")).toContainText("20/20");
    },
  },
  {
    name: "paywall-audio",
    as: "free",
    async reach(page) {
      await openScreen(page, "/"); // Before the page has woken up the press would be lost.
      await chatOf(page).ofCoach.last().getByRole("button", { name: "Ascolta" }).click();
      await expect(paywallOf(page, "Audio Premium Richiesto")).toContainText("/200");
    },
  },
  {
    name: "paywall-upgrade",
    as: "nearLimit",
    async reach(page) {
      await openScreen(page, "/progress");
      await page.getByRole("button", { name: "Pro", exact: true }).click();
      await expect(paywallOf(page, "Sblocca Pro")).toContainText("/200");
    },
  },
  {
    name: "paywall-failed",
    as: "free",
    async reach(page) {
      const error = "Il servizio di pagamento non risponde. Riprova tra poco.";
      await answerCall(page, "POST /api/create-subscription", 503, { error, code: "UNAVAILABLE" });
      await openScreen(page, "/profile");
      await page.getByRole("button", { name: "Pro", exact: true }).click();
      await page.getByRole("button", { name: "Passa a Pro - €4/mese" }).click();
      await expect(toast(page)).toContainText(error);
    },
  },
  {
    name: "chat-refused-without-hearts",
    as: "expired",
    reach: (page) => sendWithoutHearts(page, 40),
  },
  {
    name: "chat-without-hearts",
    as: "expired",
    async reach(page) {
      await sendWithoutHearts(page, 81);
      // Whoever comes back to the chat has not just been refused.
      await page.getByRole("link", { name: "Profilo" }).click();
      await shows(page, "Il Tuo Profilo");
      await page.getByRole("link", { name: "Home" }).click();
      await expect(page.getByText("non costano cuori")).toBeVisible();
    },
  },
];
