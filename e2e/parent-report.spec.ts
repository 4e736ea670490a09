import type { Page } from "@playwright/test";
import { listOutbox } from "@/lib/adapters/mail/outbox";
import { family } from "@/lib/i18n/it";
import type { Learner } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus, tabTo } from "./support/focus";
import { mailedKey, mailedLink } from "./support/outbox";
import { sayYes } from "./support/parents";
import { openScreen, toast } from "./support/screens";

const addressOf = ({ nickname }: Learner) => `${nickname.replace(/\W/g, "-")}@genitori.example`.toLowerCase();

const card = (page: Page) => ({
  field: page.getByLabel("Email di un genitore"),
  save: page.getByRole("button", { name: "Salva" }),
  change: page.getByRole("button", { name: "Cambia" }),
  askAgain: page.getByRole("button", { name: "Rimanda la richiesta" }),
  send: page.getByRole("button", { name: "Invia il report" }),
  preview: page.getByRole("button", { name: "Vedi che cosa leggerà" }),
});

const postReport = (page: Page, parentEmail: string, studentId: number) =>
  page.request.post("/api/parent-report", { data: { parentEmail, studentId } });

test("a parent is asked, confirms, reads the report, and stops it", async ({
  page,
  parentPage,
  learner,
  dataDir,
}) => {
  const address = addressOf(learner);
  const { field, save, change, askAgain, send, preview } = card(page);
  await page.request.post("/api/chat", { data: { message: "She don't like apples" } });
  await openScreen(page, "/progress");
  await expect(save).toBeDisabled();
  await expect(send).toHaveCount(0);
  await field.fill(address.toUpperCase());
  await save.click();
  await expect(toast(page)).toContainText("Email salvata");
  await expect(change).toBeFocused();
  await expect(page.getByRole("definition").filter({ hasText: address })).toHaveText(address);
  await expect(page.getByText(`Abbiamo scritto a ${address}: aspetta che dica di sì`)).toBeVisible();
  const { link: earlier } = await mailedKey(dataDir, address, "parent-invitation");
  await preview.click();
  await expect(page.getByRole("dialog")).toContainText("non dice di sì, di tutto questo non arriva nulla");
  await page.keyboard.press("Escape");

  await expect(send).toHaveCount(0);
  await askAgain.click();
  await expect(toast(page)).toContainText("Il report aspetta un sì");
  const { link, code } = await mailedKey(dataDir, address, "parent-invitation", earlier);

  await parentPage.goto(earlier);
  await expect(parentPage.getByRole("heading", { name: "Questo link non vale più" })).toBeVisible();
  const posts: string[] = [];
  parentPage.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await parentPage.goto(link);
  await expect(parentPage).toHaveURL("/parent/confirm");
  const title = `Vuoi seguire l’inglese di ${learner.displayName}?`;
  await expect(parentPage.getByRole("heading", { name: title })).toBeVisible();
  const reports = parentPage.getByRole("checkbox", { name: /^I report/ });
  await expect(reports).not.toBeChecked();
  expect(posts).toEqual([]);
  await parentPage.getByLabel("Il codice di 6 cifre").fill(code);
  await reports.check();
  await parentPage.getByRole("button", { name: "Confermo" }).click();
  await expect(parentPage.getByText("I report arrivano il 1° di ogni mese.")).toBeVisible();

  await page.reload();
  await expect(
    page.getByText(`${address} riceve i tuoi report. Il prossimo parte da solo il 1°`),
  ).toBeVisible();
  await send.click();
  await expect(toast(page)).toContainText(`Il report sta arrivando a ${address}.`);
  await mailedLink(dataDir, address, "parent-report");
  const mail = (await listOutbox(dataDir, 40)).find(
    ({ to, template }) => to === address && template === "parent-report",
  );
  expect(mail?.subject).toMatch(/^I progressi di Ada in inglese: /);
  expect(mail?.text).toContain("She don't like apples");
  expect(mail?.text).toContain("1 messaggio al coach");
  const stopLink = mail?.links.find((one) => one.includes("/parent/stop")) ?? "";

  await parentPage.goto(stopLink);
  await expect(parentPage).toHaveURL("/parent/stop");
  posts.length = 0;
  const stop = parentPage.getByRole("button", { name: "Basta email" });
  await expect(stop).toBeVisible();
  expect(posts).toEqual([]);
  await stop.click();
  await expect(parentPage.getByText("Non ti scriveremo più di questo studente")).toBeVisible();
  await expect(parentPage.getByRole("button", { name: "Ho cambiato idea" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Chi legge ${address} non vuole più ricevere i report.`)).toBeVisible();
  await expect(send).toHaveCount(0);
  await expect(askAgain).toHaveCount(0);
  expect((await postReport(page, address, learner.id)).status()).toBe(403);
});

test("the fourth report of a day is refused", async ({ page, learner, dataDir }) => {
  const address = addressOf(learner);
  const { send } = card(page);
  await page.request.put(`/api/users/${learner.id}`, { data: { parentEmail: address } });
  await sayYes(page.request, await mailedKey(dataDir, address, "parent-invitation"), { reports: true });
  await openScreen(page, "/progress");
  await expect(page.getByText("Oggi puoi inviarlo ancora 3 volte.")).toBeVisible();
  for (let sent = 0; sent < 3; sent++)
    expect((await postReport(page, address, learner.id)).status()).toBe(200);

  await send.click();
  await expect(toast(page)).toContainText("Errore invio");
  await expect(toast(page)).toContainText("Oggi hai già inviato 3 report. Riprova domani.");
  await expect(page.getByText("Oggi lo hai già inviato 3 volte")).toBeVisible();
  await expect(send).toBeDisabled();
});

test(
  "the address, the preview and the report are reached by keys",
  { tag: "@desktop" },
  async ({ page, learner }) => {
    const address = addressOf(learner);
    const { field, change, askAgain, preview } = card(page);
    await openScreen(page, "/progress");
    await expect(field).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("Email salvata");
    await expect(change).toBeFocused();
    await expect(askAgain).toBeEnabled();
    await tabTo(page, preview);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Finché chi legge l’indirizzo non dice di sì")).toBeVisible();
    await expectDialogHoldsFocus(page, preview);
    await page.keyboard.press("Shift+Tab");
    await expect(askAgain).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("Il report aspetta un sì");
  },
);

test("a link that is not ours changes nothing, and says so", async ({ page }) => {
  await page.goto("/parent/confirm?token=7.a.b");
  await expect(page.getByRole("heading", { name: "Questo link non vale più" })).toBeVisible();
  await page.goto("/parent/stop?token=7.a.b");
  await page.getByRole("button", { name: "Basta email" }).click();
  await expect(page.getByText(family.badLink)).toBeVisible();
  await page.goto("/parent/stop");
  await expect(page.getByRole("heading", { name: "Link incompleto" })).toBeVisible();
});
