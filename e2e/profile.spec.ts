import { registerStudent } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { answerCall } from "./support/replies";
import { openScreen, toast } from "./support/screens";

test.beforeEach(async ({ page, learner }) => {
  await openScreen(page, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Il Tuo Profilo" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(learner.email);
});

test("a chosen animal shows in the header at once and after a reload", async ({ page }) => {
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
  await expect(field).toHaveAccessibleDescription(/Questo nickname è già in uso/);
  await expect(toast(page)).toContainText("Non è stato possibile aggiornare il nome.");

  await answerCall(page, `PUT /api/users/${learner.id}`, 500, {});
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Non è stato possibile aggiornare il nome\./);
  await expect(toast(page)).toContainText("Errore");
  await expect(field).toHaveValue(nickname.toUpperCase());
});

test("an animal that could not be saved is not shown as chosen", async ({ page, learner }) => {
  await answerCall(page, `PUT /api/users/${learner.id}`, 500, {});
  await page.getByRole("radio", { name: "Gufo" }).click();
  await expect(toast(page)).toContainText("Errore");
  await expect(toast(page)).toContainText("Non è stato possibile aggiornare l'avatar.");
  await expect(page.getByRole("radio", { name: "Gatto" })).toBeChecked();
});

test("the policies are a step away and lead back", async ({ page }) => {
  for (const policy of ["Privacy Policy", "Cookie Policy"]) {
    await page.getByRole("link", { name: policy }).click();
    await expect(page.getByRole("heading", { level: 1, name: policy })).toBeVisible();
    await page.getByRole("link", { name: "Torna al Profilo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Il Tuo Profilo" })).toBeVisible();
  }
});

test("the logout works without a server too", async ({ page, learner }) => {
  await answerCall(page, "POST /api/auth/logout", 503, {});
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
});
