import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { drawnPage, photoOf } from "./support/photos";
import { answerMs, chatOf } from "./support/screens";
import { bodiesSent } from "./support/watch";
import { worksheetStates } from "./support/worksheet-states";
import { doToSheet, itemOf, makeSheet, rowOf } from "./support/worksheets";

const gone =
  "Qui non c’è nessuna ricevuta: forse l’indirizzo è sbagliato, oppure la ricevuta è scaduta o è stata ritirata.";

/** What is handed in, a line for each item. */
const handedIn = (page: Page) => page.getByRole("main").locator("[data-paper]").getByRole("listitem");

test("a photographed page becomes a sheet, which is put right, worked on, handed in and shown to a teacher", async ({
  page,
  learner,
  parentPage: visitor,
}) => {
  test.setTimeout(120_000);
  await page.goto("/");
  await photoOf(page).pick(drawnPage("png"));
  await photoOf(page).send.click();
  await expect(chatOf(page).ofCoach.getByRole("time")).toBeVisible({ timeout: answerMs });
  await page.getByRole("link", { name: "Apri la scheda · 4 frasi" }).click();
  await expect(page).toHaveURL(/\/schede\/[\w-]{36}$/);

  await page.getByRole("button", { name: "Cambia il testo" }).click();
  const row = rowOf(page, "1");
  await row.edit.click();
  await expect(row.text).toHaveValue(/^I _+ \(go\) to the cinema last night\.$/);
  await expect(row.strip).toBeVisible();
  await row.text.fill("I ____ (go) to the theatre last night.");
  await page.getByRole("button", { name: "Salva" }).click();

  const first = itemOf(page, "1");
  await expect(first.card).toContainText("to the theatre last night.");
  await first.help.click();
  await first.hint.click();
  await expect(first.card).toContainText("Dove guardare");
  await expect(page.getByRole("main")).not.toContainText(/\bwent\b/);
  await first.answer("went", "giusta");
  await expect(first.card).toContainText("+3 XP for practicing!");
  await first.next.click();

  const second = itemOf(page, "2");
  await expect(second.box).toBeFocused();
  for (const wrong of ["likes", "not likes", "doesn't like", "isn't liking"]) {
    await expect(second.leave).toBeHidden();
    await second.answer(wrong, "Non ancora.");
    await expect(second.box).toHaveValue(wrong);
  }
  await expect(second.card).not.toContainText(/didn['’]t/);
  await second.leave.click();
  await expect(second.card.getByRole("button", { name: "La riprendo" })).toBeVisible();

  const third = itemOf(page, "3");
  await third.answer("plays", "Non ancora.");
  await third.answer("played", "giusta");

  await page.getByRole("button", { name: "Consegna" }).click();
  const dialog = page.getByRole("dialog", { name: "Consegnare la scheda?" });
  await expect(dialog.getByRole("listitem")).toHaveText(["2 frasi giuste", "1 che lasci", "1 da fare"]);
  await expect(dialog).toContainText("1 da fare");
  await dialog.getByRole("button", { name: "Consegna" }).click();
  await expect(page.getByText("Scheda consegnata!")).toBeVisible();
  await expect(page.getByText("2 giuste su 4, 1 senza aiuto")).toBeVisible();
  const ways = [
    /I went to the theatre last night\..*con un indizio/,
    /la lascio/,
    /They played football yesterday\..*dopo 2 prove/,
    /My sister ____.*da fare/,
  ];
  await expect(handedIn(page)).toContainText(ways);

  await page.getByLabel("Nome sulla ricevuta (se vuoi)").fill("Lina, 2B");
  await page.getByRole("button", { name: "Crea la ricevuta" }).click();
  const link = page.getByRole("link", { name: /\/r\/[a-z0-9]{10}/ });
  const address = (await link.getAttribute("href")) ?? "";
  await visitor.goto(address);
  await expect(visitor.getByText("Di: Lina, 2B")).toBeVisible();
  for (const way of ways) await expect(handedIn(visitor).filter({ hasText: way })).toBeVisible();
  await expect(handedIn(visitor).filter({ hasText: "They played" })).toContainText("2 prove · ");
  const shown = await visitor.content();
  for (const own of [learner.nickname, learner.email, "homework-photos"]) expect(shown).not.toContain(own);

  await page.getByRole("button", { name: "Ritira la ricevuta" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ritira" }).click();
  await expect(page.getByText("Ricevuta ritirata.")).toBeVisible();
  for (const nothing of [address, address.replace(/.{4}$/, "2222")]) {
    await visitor.goto(nothing);
    await expect(visitor.getByText(gone)).toBeVisible();
    await expect(visitor.getByRole("main")).not.toContainText("theatre");
  }
});

test("the coach is asked about an item, and what is found in the chat is found in the sheet", async ({
  page,
  learner,
}) => {
  const { id } = await makeSheet(page.request);
  const sent = bodiesSent(page, "/api/chat");
  await page.goto(`/schede/${id}`);
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  const item = itemOf(page, "1");
  await item.help.click();
  await item.card.getByRole("link", { name: "Chiedi al coach" }).click();
  await expect(page).toHaveURL("/");
  const chat = chatOf(page);
  await expect(chat.ofStudent).toContainText(
    "Mi aiuti con la 1? «We ____ (go) to the cinema last Saturday.»",
  );
  await expect(chat.ofCoach.getByRole("time")).toBeVisible({ timeout: answerMs });
  await expect(chat.ofCoach).not.toContainText(/\bwent\b/);
  expect(sent).toMatchObject([{ about: { worksheetId: id, n: 1 } }]);

  await chat.say("went");
  await page.goto(`/schede/${id}`);
  await expect(item.card).toContainText("giusta");
});

test("only the paper is printed, of a sheet and of its receipt", async ({ page, learner }) => {
  const { id } = await makeSheet(page.request);
  await doToSheet(page.request, `${id}/items/1/answers`, { key: "1", answers: ["went"] });
  await doToSheet(page.request, `${id}/hand-in`);
  await doToSheet(page.request, `${id}/receipt`, {});
  await page.goto(`/schede/${id}`);
  const link = page.getByRole("link", { name: /\/r\/[a-z0-9]{10}/ });
  await expect(page.getByRole("img", { name: /^Codice QR/ })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  const address = (await link.getAttribute("href")) ?? "";
  for (const place of [undefined, address]) {
    await page.emulateMedia({ media: "screen" });
    if (place) await page.goto(place);
    await expect(handedIn(page).first()).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(handedIn(page).filter({ hasText: "We went to the cinema last Saturday." })).toBeVisible();
    await expect(page.getByText("Nome e classe:")).toBeVisible({ visible: !place });
    expect(await shownBesidePaper(page)).toEqual([]);
    const paper = page.locator("[data-paper]");
    expect(await paper.evaluate((card) => getComputedStyle(card).backgroundColor)).toBe("rgb(255, 255, 255)");
    const { width = 0 } = (await paper.boundingBox()) ?? {};
    expect(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.95);
  }
});

/** What would be on the paper besides the part that is marked as such. */
const shownBesidePaper = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest("[data-paper]") && !element.querySelector("[data-paper]"))
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test("on the small photo of a page all of what is written can be read", async ({ page, learner }) => {
  await worksheetStates.find(({ name }) => name === "worksheet-picture")?.reach(page, learner.id);
  const picture = page.getByRole("region", { name: "La foto della pagina" });
  const shown = picture.getByText(/^(went|don’t liked|don't liked|playd)$/).filter({ visible: true });
  await expect(shown).toHaveCount(3);
  for (const words of await shown.all()) {
    const cut = await words.evaluate(({ parentElement: box }) =>
      box ? box.scrollWidth - box.clientWidth : Number.NaN,
    );
    expect(cut).toBeLessThanOrEqual(0);
  }
});
