import type { Page } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { coachAnswers, storedMessage } from "./support/coach";
import { expect, test, withMotion } from "./support/fixtures";
import { expectDialogHoldsFocus } from "./support/focus";
import { answerCall } from "./support/replies";
import { chatOf, openScreen, skipFirstMinute } from "./support/screens";

test.use(withMotion);

test("a turn is sent with Enter, timed and rewarded", { tag: "@desktop" }, async ({ page, learner }) => {
  await page.goto("/");
  const chat = chatOf(page);
  await expect(page.getByRole("heading", { level: 1, name: "AI", exact: true })).toBeVisible();
  await expect(page.getByText("Il tuo English Coach", { exact: true })).toBeVisible();
  await expect(page.getByText("Parli con un’intelligenza artificiale")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await expect(chat.field).toHaveAttribute("placeholder", "Fai una domanda o descrivi il compito...");
  await expect(chat.send).toBeDisabled();
  await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();

  await chat.field.press("Enter");
  await chat.field.pressSequentially("She like apples.");
  await chat.field.press("Shift+Enter");
  await chat.field.pressSequentially("Me too.");
  await expect(chat.field).toHaveValue("She like apples.\nMe too.");
  await chat.field.press("Enter");
  await expect(chat.field).toHaveValue("");
  await expect(chat.field).toBeFocused();
  await expect(chat.ofStudent).toHaveCount(1);
  await expect(chat.ofStudent).toContainText(/She like apples\.\s*Me too\./);
  await expect(chat.ofStudent.getByRole("time")).toHaveText(/^\d\d:\d\d$/);

  await expect(chat.ofCoach.getByRole("time")).toHaveText(/^\d\d:\d\d$/);
  await expect(chat.ofCoach).toContainText("+5 XP for practicing!");
  await expect(page.getByRole("banner")).toContainText("10 XP"); // Five more with the first badge.
  await expect(page.getByRole("banner")).toContainText("9 cuori");
});

test("what a message is for is chosen to begin with, and above the field later", async ({
  page,
  learner,
}) => {
  await skipFirstMinute(page);
  const chat = chatOf(page);
  const word = page.getByRole("button", { name: "Cerca una parola" });
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/chat")) sent.push(request.postDataJSON());
  });
  for (const [count, text] of [
    [1, "butterfly"],
    [2, "cena"],
  ] as const) {
    await word.click();
    await expect(word).toHaveAttribute("aria-pressed", "true");
    await expect(chat.field).toBeFocused();
    await expect(chat.field).toHaveAttribute("placeholder", "Scrivi una parola, in italiano o in inglese");
    await chat.field.pressSequentially(text);
    await chat.send.click();
    await expect(chat.ofCoach.getByRole("time")).toHaveCount(count);
    await expect(word).toHaveAttribute("aria-pressed", "false");
  }
  expect(sent).toMatchObject([
    { message: "butterfly", wish: "word" },
    { message: "cena", wish: "word" },
  ]);
  await page.getByRole("main").getByRole("link", { name: "Allenati" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Allenati" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
});

test.describe("whatever a model writes", () => {
  const hostile = [
    "## Titolo",
    "Prova **grassetto** e *corsivo*.",
    "- uno\n- due",
    "<script>window.hacked = 1</script><img src='https://evil.example/a.png' onerror='window.hacked = 1'>",
    "![pixel](https://evil.example/b.png) [premi](javascript:window.hacked=1) [sito](https://example.org/)",
  ].join("\n\n");

  test("no script runs, no image is fetched and only https is linked", async ({ page }) => {
    await signIn(page.request, persona("admin"));
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await page.goto("/");
    await coachAnswers(page, hostile);
    const chat = chatOf(page);
    await chat.say("Ciao");

    await expect(chat.ofCoach.getByRole("heading", { name: "Titolo" })).toBeVisible();
    await expect(chat.ofCoach.getByText("grassetto", { exact: true })).toHaveCSS("font-weight", "600");
    await expect(chat.ofCoach.getByText("corsivo", { exact: true })).toHaveCSS("font-style", "italic");
    await expect(chat.ofCoach.getByRole("listitem")).toHaveText(["uno", "due"]);
    await expect(chat.ofCoach).toContainText("<script>window.hacked = 1</script>");
    await expect(chat.ofCoach.getByRole("img")).toHaveCount(0);
    await expect(chat.ofCoach.getByRole("link")).toHaveCount(1);
    const link = chat.ofCoach.getByRole("link", { name: "sito" });
    await expect(link).toHaveAttribute("href", "https://example.org/");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("target", "_blank");
    expect(await page.evaluate("window.hacked")).toBeUndefined();
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

test.describe("the typewriter", () => {
  const answer = "Guarda bene la frase e dimmi quando succede. ".repeat(12).trim();

  /** The lengths the answer has on screen, frame by frame, until it is whole. The clock moves by hand. */
  async function lengthsSeen(page: Page): Promise<number[]> {
    const start = new Date("2026-11-20T15:00:00+01:00").getTime();
    await page.clock.install({ time: start });
    await signIn(page.request, persona("admin"));
    await coachAnswers(page, answer);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
    await page.clock.pauseAt(start + 60_000);
    await chatOf(page).write("Ciao");
    const seen = new Set<number>();
    await expect(async () => {
      await page.clock.runFor(20);
      const text = (await chatOf(page).ofCoach.textContent({ timeout: 1000 })) ?? "";
      const written = text.match(/Guarda.*?(?=\d\d:\d\d|$)/)?.[0].length;
      if (written) seen.add(written);
      expect(written).toBe(answer.length);
    }).toPass({ intervals: [0], timeout: 30_000 });
    return [...seen];
  }

  test("writes the newest answer bit by bit", async ({ page }) => {
    const lengths = await lengthsSeen(page);
    expect(lengths.length).toBeGreaterThan(10);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  test("rests when motion is unwanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await lengthsSeen(page)).toEqual([answer.length]);
  });
});

test.describe("a long conversation", () => {
  const turns = Array.from({ length: 100 }, (_, index) =>
    storedMessage({
      id: `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`,
      sender: index % 2 === 0 ? "user" : "ai",
      message: `Messaggio ${index}. ${"Una riga di testo. ".repeat(4)}`,
    }),
  );

  test("opens at its end, goes back in time and down again", { tag: "@desktop" }, async ({ page }) => {
    const id = await signIn(page.request, persona("admin"));
    await answerCall(page, `GET /api/chat/${id}`, 200, turns.slice(50));
    await answerCall(page, `GET /api/chat/${id}?before=${turns[50]?.id}`, 200, turns.slice(0, 50));
    await page.goto("/");
    await expect(page.getByText("Messaggio 99.")).toBeInViewport();
    await expect(page.getByText("Messaggio 49.")).toHaveCount(0);

    // For a moment after its arrival the screen insists on its end.
    const toEnd = page.getByRole("button", { name: "Vai in fondo" });
    await expect(async () => {
      await page.mouse.wheel(0, -800);
      await expect(toEnd).toBeVisible({ timeout: 300 });
    }).toPass();
    await page.getByRole("button", { name: "Mostra i messaggi precedenti" }).click();
    await expect(page.getByText("Messaggio 49.")).toBeAttached();
    await expect(page.getByText("Messaggio 99.")).not.toBeInViewport();
    await toEnd.click();
    await expect(page.getByText("Messaggio 99.")).toBeInViewport();
    await expect(toEnd).toBeHidden();
  });
});

test.describe("on a phone", () => {
  /** The height between the bar and what is written below, and whether the lower bar is there. */
  const roomOf = (page: Page) =>
    page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      const panel = document.querySelector("form")?.closest(".lower-panel")?.getBoundingClientRect();
      return {
        heightPx: (panel?.top ?? 0) - (boxOf("header")?.bottom ?? 0),
        panelEndPx: panel?.bottom,
        hasLowerBar: boxOf("nav")?.height !== 0,
      };
    });

  test("most of the screen is the conversation, above the keyboard too", async ({ page }) => {
    await signIn(page.request, persona("free"));
    await openScreen(page, "/");
    const { field, ofCoach } = chatOf(page);
    await expect(ofCoach).toHaveCount(3);
    for (const [width, height, least] of [
      [390, 844, 520],
      [360, 740, 416],
    ] as const) {
      await page.setViewportSize({ width, height });
      const room = await roomOf(page);
      expect(room.heightPx, `at ${width} px`).toBeGreaterThanOrEqual(least);
      expect(room.hasLowerBar).toBe(true);
    }

    await field.tap();
    await page.setViewportSize({ width: 390, height: 500 });
    await expect.poll(async () => (await roomOf(page)).hasLowerBar).toBe(false);
    const typing = await roomOf(page);
    expect(typing.heightPx).toBeGreaterThanOrEqual(220);
    expect(typing.panelEndPx).toBeLessThanOrEqual(500);
    await expect(ofCoach.last()).toBeInViewport();
    const wish = page.getByRole("button", { name: "Controlla un testo" });
    await expect(wish).toBeVisible();
    await field.fill("Yesterday");
    await expect(wish).toBeHidden();

    await field.blur();
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await roomOf(page)).hasLowerBar).toBe(true);
    await expect(ofCoach.last()).toBeInViewport();
  });

  test("one bar says who the coach is and how the learner stands, and a panel behind it the rest", async ({
    page,
  }) => {
    await signIn(page.request, persona("free"));
    await openScreen(page, "/");
    const bar = page.getByRole("banner");
    for (const width of [412, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(bar.getByRole("button", { name: "Nuova chat" })).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole("progressbar")).toBeInViewport({ ratio: 1 });
      await expect(bar.getByText(/\d\sXP/)).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())?.height).toBe(56);
    }
    const opener = bar.getByRole("button", { name: "Luca: livello, schede e aiuto" });
    await opener.click();
    const panel = page.getByRole("dialog", { name: "Luca" });
    await expect(panel.getByText(/^Ancora \d+\sXP per il livello \d+$/)).toBeVisible();
    await expect(panel.getByRole("link", { name: /^Aiuto/ })).toHaveAttribute("href", "/aiuto");
    await expect(panel.getByRole("button", { name: "Leggere meglio" })).toBeVisible();
    await expectDialogHoldsFocus(page, opener);
    await opener.click();
    await panel.getByRole("button", { name: "Passa a Pro" }).click();
    await expect(page.getByRole("dialog", { name: "Sblocca Pro" })).toBeVisible();
    await page.keyboard.press("Escape");
    await opener.click();
    await panel.getByRole("link", { name: /^Schede/ }).click();
    await expect(page).toHaveURL("/schede");
    await expect(panel).toBeHidden();
  });
});
