import type { Browser, Page } from "@playwright/test";
import { listOutbox } from "@/lib/adapters/mail/outbox";
import type { Learner } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus, tabTo } from "./support/focus";
import { mailedLink, tokenOf } from "./support/outbox";
import { openScreen, toast } from "./support/screens";

const addressOf = ({ nickname }: Learner) => `${nickname.replace(/\W/g, "-")}@genitori.example`.toLowerCase();

const card = (page: Page) => ({
  field: page.getByLabel("Email di un genitore"),
  save: page.getByRole("button", { name: "Salva" }),
  send: page.getByRole("button", { name: "Invia il report" }),
  preview: page.getByRole("button", { name: "Vedi che cosa leggerà" }),
});

/** Opens a mailed link as a parent does: with no session. */
async function asParent(browser: Browser, link: string, press: string, answer: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto(link);
  await expect(page).toHaveURL(/\/parent\/(confirm|stop)$/);
  const button = page.getByRole("button", { name: press });
  await expect(button).toBeVisible();
  expect(posts).toEqual([]);
  await button.click();
  await expect(page.getByText(answer)).toBeVisible();
  await context.close();
}

const postReport = (page: Page, parentEmail: string, studentId: number) =>
  page.request.post("/api/parent-report", { data: { parentEmail, studentId } });

test("a parent is asked, confirms, reads the report, and stops it", async ({
  page,
  browser,
  learner,
  dataDir,
}) => {
  const address = addressOf(learner);
  const { field, save, send } = card(page);
  await page.request.post("/api/chat", { data: { message: "She don't like apples" } });
  await openScreen(page, "/progress");
  await expect(save).toBeDisabled();
  await expect(send).toBeDisabled();
  await field.fill(address.toUpperCase());
  await save.click();
  await expect(toast(page)).toContainText("Email salvata");
  await expect(field).toHaveValue(address);
  await expect(page.getByText(`Abbiamo scritto a ${address}: aspetta che confermi dal link.`)).toBeVisible();
  const confirmLink = await mailedLink(dataDir, address, "parent-invitation");

  await send.click();
  await expect(toast(page)).toContainText("Report inviato");
  await expect(toast(page)).toContainText(`A ${address} sta arrivando un primo report breve`);
  await mailedLink(dataDir, address, "parent-short-report");
  await expect(page.getByText("Oggi puoi inviarlo ancora 2 volte.")).toBeVisible();

  await asParent(
    browser,
    confirmLink,
    "Sì, voglio ricevere i report",
    "Il report arriverà il 1° di ogni mese",
  );
  await page.reload();
  await expect(
    page.getByText(`${address} riceve i tuoi report. Il prossimo parte da solo il 1°`),
  ).toBeVisible();
  await send.click();
  await expect(toast(page)).toContainText(`Il report sta arrivando a ${address}.`);
  const stopLink = await mailedLink(dataDir, address, "parent-report");
  const mail = (await listOutbox(dataDir, 40)).find(
    ({ to, template }) => to === address && template === "parent-report",
  );
  expect(mail?.subject).toMatch(/^I progressi di Ada in inglese: /);
  expect(mail?.text).toContain("She don't like apples");
  expect(mail?.text).toContain("1 messaggio al coach");

  await asParent(
    browser,
    stopLink,
    "Non voglio più ricevere email",
    "Non ti scriveremo più di questo studente",
  );
  await page.reload();
  await expect(page.getByText(`Chi legge ${address} non vuole più ricevere i report.`)).toBeVisible();
  await expect(send).toBeDisabled();
  expect((await postReport(page, address, learner.id)).status()).toBe(403);
});

test("the fourth report of a day is refused", async ({ page, learner, dataDir }) => {
  const address = addressOf(learner);
  const { send } = card(page);
  await page.request.put(`/api/users/${learner.id}`, { data: { parentEmail: address } });
  const token = tokenOf(await mailedLink(dataDir, address, "parent-invitation"));
  await page.request.post("/api/parent/confirm", { data: { token } });
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
    const { field, send, preview } = card(page);
    await openScreen(page, "/progress");
    await expect(field).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("Email salvata");
    await expect(send).toBeEnabled();
    await tabTo(page, preview);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Finché l'indirizzo non è confermato")).toBeVisible();
    await expectDialogHoldsFocus(page, preview);
    await page.keyboard.press("Shift+Tab");
    await expect(send).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("Report inviato");
  },
);

test("a link that is not ours changes nothing, and says so", async ({ page }) => {
  await page.goto("/parent/confirm?token=7.a.b");
  await page.getByRole("button", { name: "Sì, voglio ricevere i report" }).click();
  await expect(page.getByText("Questo link non è valido o non vale più.")).toBeVisible();
  await page.goto("/parent/stop");
  await expect(page.getByRole("heading", { name: "Link incompleto" })).toBeVisible();
});
