import { readFile } from "node:fs/promises";
import { registerStudent } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { mailedLink } from "./support/outbox";
import { deletionOf, feedbackOf } from "./support/profile-states";
import { answerCall, loseCall } from "./support/replies";
import { openScreen, skipFirstMinute, toast } from "./support/screens";

test.beforeEach(async ({ page, learner }) => {
  await openScreen(page, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Il Tuo Profilo" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(learner.email);
});

test(
  "a chosen animal shows in the header at once and after a reload",
  { tag: "@desktop" },
  async ({ page }) => {
    const header = page.getByRole("banner").locator("svg").first();
    const drawing = () => header.innerHTML();
    const cat = await drawing();
    await expect(page.getByRole("radio")).toHaveCount(8);
    await expect(page.getByRole("radio", { name: "Gatto" })).toBeChecked();
    await page.getByRole("radio", { name: "Gufo" }).click();
    await expect.poll(drawing).not.toBe(cat);
    await page.reload();
    await expect(page.getByRole("radio", { name: "Gufo" })).toBeChecked();
    expect(await drawing()).not.toBe(cat);
  },
);

test("the eight animals stand in four columns", { tag: "@desktop" }, async ({ page }) => {
  const animals = page.getByRole("radio");
  await expect(animals).toHaveCount(8);
  const places = await animals.evaluateAll((all) =>
    all.map((animal) => {
      const { x, y } = animal.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );
  expect(new Set(places.map(({ x }) => x)).size).toBe(4);
  expect(new Set(places.map(({ y }) => y)).size).toBe(2);
});

test("a nickname is saved with Enter or OK, and left alone with Esc", async ({ page, learner }) => {
  const edit = page.getByRole("button", { name: "Modifica il nickname" });
  const field = page.getByRole("textbox", { name: "Nickname" });
  const name = learner.nickname;

  await edit.click();
  await expect(field).toBeFocused();
  await field.fill(`${name} A`);
  await field.press("Enter");
  await expect(page.getByRole("banner")).toContainText(`${name} A`);
  await expect(toast(page)).toContainText("Nickname aggiornato");
  await expect(edit).toBeFocused();

  await edit.click();
  await field.fill(`${name} B`);
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("banner")).toContainText(`${name} B`);

  await edit.click();
  await field.fill("Qualcun altro");
  await field.press("Escape");
  await expect(edit).toBeFocused();
  await page.reload();
  await expect(page.getByRole("banner")).toContainText(`${name} B`);
});

test("an unchanged or empty nickname is not sent", async ({ page, learner }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  const edit = page.getByRole("button", { name: "Modifica il nickname" });
  for (const text of [` ${learner.nickname} `, "   "]) {
    await edit.click();
    await page.getByRole("textbox", { name: "Nickname" }).fill(text);
    await page.getByRole("button", { name: "OK" }).click();
    await expect(edit).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test("a taken nickname and a failing server are told, and the text is kept", async ({ page, learner }) => {
  const { nickname } = await registerStudent(page.request);
  const field = page.getByRole("textbox", { name: "Nickname" });
  await page.getByRole("button", { name: "Modifica il nickname" }).click();
  await field.fill(nickname.toUpperCase());
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(
    /Non è stato possibile aggiornare il nome\. Questo nickname è già in uso/,
  );
  await expect(toast(page)).toBeHidden();

  await answerCall(page, `PUT /api/users/${learner.id}`, 500, {});
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Non è stato possibile aggiornare il nome\./);
  await expect(toast(page)).toContainText("Errore");
  await expect(field).toHaveValue(nickname.toUpperCase());
});

test("the display name is saved and read back", async ({ page }) => {
  await page.getByRole("button", { name: "Modifica il nome visualizzato" }).click();
  await page.getByRole("textbox", { name: "Nome visualizzato" }).fill("Ada Lovelace");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Nome aggiornato");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Ada Lovelace");
});

test("an animal that could not be saved is not shown as chosen", async ({ page, learner }) => {
  await answerCall(page, `PUT /api/users/${learner.id}`, 500, {});
  await page.getByRole("radio", { name: "Gufo" }).click();
  await expect(toast(page)).toContainText("Errore");
  await expect(toast(page)).toContainText("Non è stato possibile aggiornare l'avatar.");
  await expect(page.getByRole("radio", { name: "Gatto" })).toBeChecked();
});

test("the class is asked once in the empty chat, and changed in the profile", async ({ page }) => {
  const question = page.getByRole("region", { name: "Che classe fai?" });
  await skipFirstMinute(page);
  await question.getByText("Che classe fai?").click();
  await question.getByRole("button", { name: "1ª media" }).click();
  await expect(page.getByText("Grazie! 1ª media")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
  await expect(question).toBeHidden();

  await openScreen(page, "/profile");
  const field = page.getByLabel("Che classe fai?");
  await expect(field).toHaveValue("middle1");
  await field.selectOption("2ª media");
  await expect(toast(page)).toContainText("Classe aggiornata");
  await page.reload();
  await expect(field).toHaveValue("middle2");
});

test("the policies are a step away and lead back", async ({ page }) => {
  for (const policy of ["Privacy Policy", "Cookie Policy"]) {
    await page.getByRole("link", { name: policy }).click();
    await expect(page.getByRole("heading", { level: 1, name: policy })).toBeVisible();
    await page.getByRole("link", { name: "Torna al Profilo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Il Tuo Profilo" })).toBeVisible();
  }
});

test("a feedback is kept until it is sent, and can be written by keyboard alone", async ({ page }) => {
  const feedback = feedbackOf(page);
  await loseCall(page, "POST /api/feedback");
  await feedback.open.focus();
  await page.keyboard.press("Enter");
  await expect(feedback.dialog).toBeVisible();
  await expect(feedback.send).toBeDisabled();
  await feedback.category("Un problema").focus();
  await page.keyboard.press("ArrowRight");
  await expect(feedback.category("Un’idea")).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Campi mancanti");
  await expect(toast(page)).toContainText("Completa tutti i campi per inviare il feedback");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Vorrei più esercizi.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await expect(feedback.stars(5)).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Impossibile inviare il feedback. Riprova più tardi.");

  await page.keyboard.press("Escape");
  await expect(feedback.open).toBeFocused();
  await page.unrouteAll();
  await page.reload();
  await feedback.open.click();
  await expect(feedback.message).toHaveValue("Vorrei più esercizi.");
  await feedback.send.click();
  await expect(toast(page)).toContainText("Feedback inviato!");
  await feedback.open.click();
  await expect(feedback.message).toHaveValue("");
});

test("a press on the greyed button says what is missing", async ({ page }) => {
  const feedback = feedbackOf(page);
  await feedback.open.click();
  const box = await feedback.send.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(toast(page)).toContainText("Campi mancanti");
});

test("all of one's data are a file, and a refusal is told here", async ({ page, learner }) => {
  const button = page.getByRole("button", { name: "Scarica i miei dati" });
  const downloading = page.waitForEvent("download");
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("english-coach-dati.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8")) as { account: { email: string } };
  expect(data.account.email).toBe(learner.email);

  const error = "Troppe richieste. Aspetta un momento e riprova.";
  await answerCall(page, `GET /api/users/${learner.id}/data`, 429, { error, code: "TOO_MANY_REQUESTS" });
  await button.click();
  await expect(toast(page)).toContainText(error);
  await expect(page).toHaveURL("/profile");
});

test("the account can be asked to be erased, and kept after all", async ({ page, learner, dataDir }) => {
  const deletion = deletionOf(page);
  await deletion.ask.focus();
  await page.keyboard.press("Enter");
  await expect(deletion.confirm).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(deletion.ask).toBeFocused();

  await deletion.ask.click();
  await deletion.confirm.click();
  await expect(toast(page)).toContainText("Richiesta inviata");
  await expect(toast(page)).toContainText("Cancelleremo il tuo account");
  await expect(deletion.cancel).toBeFocused();
  expect(await mailedLink(dataDir, learner.email, "deletion-requested")).toMatch(/\/profile$/);

  await page.reload();
  await expect(deletion.pending).toBeVisible();
  await deletion.cancel.click();
  await expect(toast(page)).toContainText("Richiesta annullata");
  await expect(deletion.ask).toBeFocused();
  await mailedLink(dataDir, learner.email, "deletion-cancelled");
  await page.reload();
  await expect(deletion.ask).toBeVisible();
});

test("a page in place of an answer to the wish means that the session has ended", async ({ page }) => {
  const deletion = deletionOf(page);
  await page.route("**/api/request-data-deletion", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><title>Login</title>" })
      : route.fallback(),
  );
  await deletion.ask.click();
  await deletion.confirm.click();
  await expect(toast(page)).toContainText("Sessione scaduta. Effettua nuovamente il login.");
});

test("the logout works without a server too", async ({ page, learner }) => {
  await answerCall(page, "POST /api/auth/logout", 503, {});
  const draft = () => page.evaluate((id) => sessionStorage.getItem(`english-coach.draft.${id}`), learner.id);
  await page.evaluate((id) => sessionStorage.setItem(`english-coach.draft.${id}`, "Hello"), learner.id);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Esci" }).click();
  await reloaded;
  await expect(page).toHaveURL("/profile");
  // The server thinks the student is here: nobody else is to.
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await expect(page.getByText(learner.nickname)).toHaveCount(0);
  expect(await draft()).toBeNull();
});
