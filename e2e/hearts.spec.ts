import type { Locator, Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { coachAnswers, mistake } from "./support/coach";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus } from "./support/focus";
import { answerCall } from "./support/replies";
import { chatOf, openScreen } from "./support/screens";

test.describe("without hearts", () => {
  const minuteMs = 60_000;
  const notice = (page: Page) =>
    page.getByRole("main").locator("div", { hasText: "Hai finito i cuori." }).last();

  /** The input stays in view above what scrolls. */
  async function expectAboveInput(page: Page, part: Locator): Promise<void> {
    await expect(part).toBeInViewport({ ratio: 1 });
    const boxOf = (one: Locator) =>
      one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const isAbove = async () => (await boxOf(part)).bottom <= (await boxOf(page.locator("form"))).top;
    await expect.poll(isAbove).toBe(true);
  }

  test("the chat says so by itself, counts down and goes on with the next one", async ({ page }) => {
    const userId = await signIn(page.request, persona("expired"));
    const address = `/api/users/${userId}` as const;
    const learner = (await (await page.request.get(address)).json()) as { heartsRefillAt: string };
    const due = Date.parse(learner.heartsRefillAt);
    await page.clock.install({ time: due - 100 * minuteMs });
    await openScreen(page, "/");
    await expect(notice(page)).toContainText(
      /Il prossimo arriva alle \d\d:\d\d, tra circa un’ora e \d\d minuti\./,
    );
    await page.clock.pauseAt(due - 40 * minuteMs);
    await expect(notice(page)).toContainText("tra circa 40 minuti.");
    await page.clock.fastForward(38 * minuteMs + 1000);
    await expect(notice(page)).toContainText("tra circa 2 minuti.");
    await answerCall(page, `GET ${address}`, 200, { ...learner, hearts: 1 });
    await page.clock.fastForward(2 * minuteMs);
    await page.clock.resume();
    await expect(notice(page)).toBeHidden();
  });

  test(
    "a message is refused with the reason, and its words come back",
    { tag: "@desktop" },
    async ({ page }) => {
      await signIn(page.request, persona("expired"));
      await page.goto("/");
      const chat = chatOf(page);
      await expect(chat.ofStudent).toHaveCount(3);
      await expect(notice(page)).toContainText("Intanto esercizi e foto dei compiti non costano cuori.");
      await chat.write(mistake);
      const alert = page.getByRole("alert").filter({ hasText: "Senza cuori il messaggio non parte" });
      await expectAboveInput(page, alert);
      await expect(chat.field).toHaveValue(mistake);
      await expect(chat.field).toBeFocused();
      await expect(chat.ofStudent).toHaveCount(3);

      // The banner leads to Pro: one way is enough.
      await expect(page.getByRole("link", { name: "Passa a PRO" })).toBeVisible();
      await expect(notice(page).getByRole("button", { name: "Scopri Pro" })).toHaveCount(0);
      await notice(page).getByRole("link", { name: "Allenati" }).click();
      await expect(page).toHaveURL("/exercises");
    },
  );

  test("who never had Pro finds the way to it in the notice", { tag: "@desktop" }, async ({ page }) => {
    const userId = await signIn(page.request, persona("free"));
    const address = `/api/users/${userId}` as const;
    const learner = (await (await page.request.get(address)).json()) as object;
    const heartsRefillAt = new Date(Date.now() + 40 * minuteMs).toISOString();
    await answerCall(page, `GET ${address}`, 200, { ...learner, hearts: 0, heartsRefillAt });
    const details = { hearts: 0, heartsRefillAt };
    await answerCall(page, "POST /api/chat", 403, { error: "", code: "NO_HEARTS", details });
    await page.goto("/");
    await chatOf(page).write(mistake);
    const about = notice(page).getByRole("button", { name: "Scopri Pro" });
    await about.click();
    await expectDialogHoldsFocus(page, about);
    // Grey, with the hour on it; the server decides all the same.
    await expect(page.getByRole("button", { name: "Invia", exact: true })).toBeEnabled();
    await expect(page.getByRole("button", { name: "Invia", exact: true })).toHaveText(/^\d\d:\d\d$/);
  });

  test("the chat says so on a small phone too, and leaves room to read", async ({ page }) => {
    const userId = await signIn(page.request, persona("expired"));
    await answerCall(page, `GET /api/chat/${userId}`, 200, []);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await page.unrouteAll();
    await page.reload();
    await expectAboveInput(page, notice(page));
    // Just after it has opened the chat still goes back to its end.
    await expect(async () => {
      await page.mouse.wheel(0, -2000);
      await expect(notice(page)).not.toBeInViewport({ timeout: 500 });
    }).toPass();
  });

  test("nothing keeps a message from being sent: the server decides", async ({ page }) => {
    await signIn(page.request, persona("expired"));
    await coachAnswers(page, "Sono qui.");
    await page.goto("/");
    await chatOf(page).write("Ho bisogno di aiuto");
    await expect(chatOf(page).ofCoach.last()).toContainText("Sono qui.");
  });
});

test(
  "a tap on the hearts says how many there are, when the next comes and what costs none",
  { tag: "@desktop" },
  async ({ page }) => {
    await signIn(page.request, persona("nearLimit"));
    await openScreen(page, "/");
    const opener = page.getByRole("banner").getByRole("button", { name: /^\d+ cuor[ei]$/ });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: /^Hai \d+ cuor[ei]$/ });
    await expect(dialog).toContainText(/Il prossimo arriva alle \d\d:\d\d, tra circa/);
    for (const free of ["gli esercizi di Allenati", "le schede", "correggere un errore sottolineato"])
      await expect(dialog.getByRole("listitem").filter({ hasText: free })).toBeVisible();
    await expectDialogHoldsFocus(page, opener);
  },
);

test("the last three are said quietly, once a day", async ({ page }) => {
  const userId = await signIn(page.request, persona("free"));
  const address = `/api/users/${userId}` as const;
  const learner = (await (await page.request.get(address)).json()) as object;
  await answerCall(page, `GET ${address}`, 200, { ...learner, hearts: 3 });
  await coachAnswers(page, "Quale verbo usi?");
  const few = page.getByRole("status").filter({ hasText: "Ti restano 3 cuori." });
  await page.addInitScript(() => {
    class Noted extends Storage {
      override setItem(key: string, value: string): void {
        super.setItem(key, value);
        if (key.includes("few-hearts")) document.documentElement.dataset.fewHearts = "looked";
      }
    }
    Object.setPrototypeOf(localStorage, Noted.prototype);
  });
  for (const times of [1, 0]) {
    await openScreen(page, "/");
    await chatOf(page).write("Hello"); // Its answer has the learner asked for anew.
    await expect(page.getByRole("banner")).toContainText("3 cuori");
    // What says it comes later than the number: it has looked whether it is news.
    await expect(page.locator("html")).toHaveAttribute("data-few-hearts", "looked");
    await expect(few).toHaveCount(times);
  }
});
