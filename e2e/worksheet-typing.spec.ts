import { expect, test } from "./support/fixtures";
import { tabTo } from "./support/focus";
import { loseCall } from "./support/replies";
import { itemOf, makeSheet, textOfSheet } from "./support/worksheets";

test("a pasted exercise is done by keys alone, whatever its kind", async ({ page, learner }) => {
  test.setTimeout(120_000);
  const { id } = await makeSheet(page.request);
  expect((await page.request.delete(`/api/worksheets/${id}`)).ok()).toBe(true);
  await page.goto("/schede");
  await expect(page.getByRole("heading", { name: "Qui non c’è ancora niente" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await tabTo(page, page.getByRole("button", { name: "Incolla il testo" }));
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Testo dell’esercizio" });
  await tabTo(page, field);
  await page.keyboard.insertText(textOfSheet);
  await tabTo(page, page.getByRole("button", { name: "Crea la scheda" }));
  await page.keyboard.press("Enter");

  const gap = itemOf(page, "1");
  await expect(gap.card).toBeVisible();
  await tabTo(page, gap.box);
  await page.keyboard.type("went");
  await page.keyboard.press("Enter");
  await expect(gap.card).toContainText("giusta");
  await expect(gap.box).toBeFocused();
  await tabTo(page, gap.next);
  await page.keyboard.press("Enter");
  await expect(itemOf(page, "2").box).toBeFocused();

  const choice = itemOf(page, "3");
  await tabTo(page, choice.option("much"));
  await page.keyboard.press("Space");
  await tabTo(page, choice.check);
  await page.keyboard.press("Enter");
  await expect(choice.card).toContainText("giusta");

  const order = itemOf(page, "4");
  for (const word of ["like", "do", "you", "pizza", "?"]) {
    await order.word(word).focus();
    await page.keyboard.press("Enter");
  }
  await tabTo(page, order.check);
  await page.keyboard.press("Enter");
  await expect(order.card).toContainText("Non ancora.");
  await page.keyboard.press("Shift+Tab");
  await expect(order.word("?")).toBeFocused();
  const placed = order.card.getByRole("group", { name: "La tua frase" });
  for (const word of ["like", "do", "you", "pizza", "?"]) {
    await placed.getByRole("button", { name: `Togli «${word}»` }).focus();
    await page.keyboard.press("Enter");
    await expect(order.word(word)).toBeFocused();
  }
  for (const word of ["do", "you", "like", "pizza", "?"]) {
    await order.word(word).focus();
    await page.keyboard.press("Space");
  }
  await tabTo(page, order.check);
  await page.keyboard.press("Enter");
  await expect(order.card).toContainText("giusta");

  const open = itemOf(page, "5");
  await tabTo(page, open.box);
  await page.keyboard.type("I play football with my friends.");
  await tabTo(page, open.check);
  await page.keyboard.press("Enter");
  await expect(open.card).toContainText("Salvata.");
  await expect(open.card).not.toContainText(/giust[oa]|sbagliat[oa]/);
  await expect(page.getByRole("status").filter({ hasText: "4 di 5 fatte" })).toBeVisible();

  const handIn = page.getByRole("button", { name: "Consegna" });
  await tabTo(page, handIn);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("1 da fare");
  await page.keyboard.press("Escape");
  await expect(handIn).toBeFocused();
});

test("what is typed outlives a reload before it is saved, and afterwards", async ({ page, learner }) => {
  const { id, items } = await makeSheet(page.request);
  expect([learner.id > 0, items.length]).toEqual([true, 5]);
  const save = `/api/worksheets/${id}/items/2` as const;
  await loseCall(page, `PUT ${save}`);
  await page.goto(`/schede/${id}`);
  const { box } = itemOf(page, "2");
  await box.pressSequentially("wro");
  await page.reload();
  await expect(box).toHaveValue("wro");

  await page.unrouteAll();
  const saved = page.waitForResponse((reply) => reply.url().endsWith(save));
  await box.press("End");
  await box.pressSequentially("te");
  expect((await saved).ok()).toBe(true);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(box).toHaveValue("wrote");
});

test("two tabs show the same and take nothing from each other", async ({ page, context, learner }) => {
  const { id } = await makeSheet(page.request);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/schede/${id}`);
    await expect(tab.getByRole("banner")).toContainText(learner.nickname);
  }
  await itemOf(page, "1").box.pressSequentially("wen");
  await itemOf(other, "2").box.pressSequentially("wrot");
  await expect(itemOf(page, "2").box).toHaveValue("wrot");
  await expect(itemOf(other, "1").box).toHaveValue("wen");

  await itemOf(other, "2").answer("wrote", "giusta");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(itemOf(page, "2").card).toContainText("giusta");
  await expect(itemOf(page, "1").box).toHaveValue("wen");
  await itemOf(page, "1").answer("went", "giusta");
  await expect(page.getByRole("status").filter({ hasText: "2 di 5 fatte" })).toBeVisible();
});
