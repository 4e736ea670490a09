import { expect, type Page } from "@playwright/test";

/** Where the one toast appears. */
export function toast(page: Page) {
  return page.getByRole("region", { name: "Notifiche" });
}

/** Opens the login screen and waits for its script, which asks at once whether there is a session. */
export async function openLanding(page: Page): Promise<void> {
  const asked = page.waitForRequest("**/api/auth/session");
  await page.goto("/");
  await asked;
}

/** Opens a learner's screen and waits for its script, which asks at once for the usage. */
export async function openScreen(page: Page, address: string): Promise<void> {
  const asked = page.waitForRequest("**/api/usage-stats");
  await page.goto(address);
  await asked;
}

/** Opens the chat of who has never written, and puts the game away that they are met with. */
export async function skipFirstMinute(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Salta" }).click();
}

/** A first message has the reader load its dictionaries, which takes long where three browsers are at work. */
export const answerMs = 30_000;

/** The parts of the chat screen. */
export function chatOf(page: Page) {
  const messages = page.getByRole("list", { name: "Conversazione" }).getByRole("listitem");
  const field = page.getByRole("textbox", { name: "Il tuo messaggio" });
  const ofCoach = messages.filter({ has: page.getByText("English Coach", { exact: true }) });
  const send = page.getByRole("button", { name: "Invia", exact: true });

  /** Writes a message and sends it, as soon as there is a conversation to send it to. */
  async function write(text: string): Promise<void> {
    await field.fill(text);
    await expect(send).toBeEnabled();
    await field.press("Enter");
  }

  return {
    field,
    ofCoach,
    ofStudent: messages.filter({ has: page.getByText("Tu", { exact: true }) }),
    send,
    thinking: page.getByRole("status").filter({ hasText: "Il coach sta pensando…" }),

    write,

    /** Writes a message, sends it and answers what the coach replies, once it is all there. */
    async say(text: string): Promise<string> {
      const before = await ofCoach.count();
      await write(text);
      const answer = ofCoach.nth(before);
      await expect(answer.getByRole("time")).toBeVisible({ timeout: answerMs });
      return answer.innerText();
    },
  };
}
