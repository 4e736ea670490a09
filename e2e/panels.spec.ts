import type { Page } from "@playwright/test";
import { listOutbox } from "@/lib/adapters/mail/outbox";
import { adminPanel, auditLog, securePanel } from "@/lib/i18n/it";
import { expectNoViolations } from "./support/accessibility";
import { newLearner, persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import {
  chooseAct,
  codeMailedBy,
  demoAdministratorEmail,
  demoMasterKey,
  securePanelPath,
  systemPanelPath,
} from "./support/panels";
import { feedbackOf } from "./support/profile-states";
import { openScreen, toast } from "./support/screens";

// The first two open the real gates, which mail five codes an hour and let an administrator in once: on one screen only.

const act = (page: Page, label: string, nickname: string) =>
  page.getByRole("button", { name: `${label}: ${nickname}`, exact: true });

async function find(page: Page, nickname: string): Promise<void> {
  await page.getByLabel("Cerca un utente").fill(nickname);
  await expect(page.getByText(`1 utente per «${nickname}»`)).toBeVisible();
}

/** Asks something by the profile, as a student who has Pro. */
async function askAsPro(page: Page, question: string): Promise<void> {
  await openScreen(page, "/profile");
  const feedback = feedbackOf(page);
  await expect(page.getByText(/^Hai Pro: rispondiamo prima a te.* entro un giorno lavorativo/)).toBeVisible();
  await feedback.open.click();
  await feedback.category("Domanda o altro").check();
  await feedback.message.fill(question);
  await feedback.stars(4).check();
  await feedback.send.click();
  await expect(toast(page)).toContainText("Feedback inviato!");
  await expect(toast(page)).toContainText("via email entro un giorno lavorativo");
}

/** Answers what a student with Pro has asked: it stands before all that nobody with Pro waits for. */
async function answerFirst(page: Page, nickname: string): Promise<void> {
  await page.getByRole("tab", { name: adminPanel.tabs.feedback }).click();
  const entries = page.getByRole("tabpanel").getByRole("listitem");
  const entry = entries.filter({ hasText: nickname });
  await expect(entry).toBeVisible();
  // Before it stands only what has waited for longer.
  const texts = await entries.allTextContents();
  const before = texts.slice(
    0,
    texts.findIndex((text) => text.includes(nickname)),
  );
  for (const text of before) expect(text).toContain("Da rispondere entro");
  await expect(entry.getByText("Pro", { exact: true })).toBeVisible();
  await expect(entry).toContainText("Da rispondere entro");
  await act(page, adminPanel.answer, nickname).click();
  const field = page.getByRole("dialog").getByLabel(adminPanel.yourAnswer);
  await field.fill("Sì: apri la scheda\ne premi «Riapri».");
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await act(page, adminPanel.answer, nickname).click();
  await expect(field).toHaveValue(/premi «Riapri»/);
  await page.getByRole("button", { name: adminPanel.sendAnswer }).click();
  await expect(toast(page)).toContainText(adminPanel.answerSentTitle);
  await expect(entry).toContainText("premi «Riapri».");
  await expect(act(page, adminPanel.answer, nickname)).toBeHidden();
  await expectNoViolations(page);
}

test("the administrator opens the system panel, changes a student's account, answers them and closes it", async ({
  page,
  browser,
  dataDir,
}) => {
  const students = await browser.newContext();
  const student = await newLearner(students.request, dataDir);
  await signIn(page.request, persona("admin"));
  await page.goto(systemPanelPath);
  await page.getByLabel("Chiave Master").fill(demoMasterKey(dataDir));
  const code = await codeMailedBy(dataDir, "system", async () => {
    await page.getByRole("button", { name: "Continua" }).click();
    await expect(toast(page)).toContainText("Chiave Master Verificata");
  });
  await page.getByLabel("Codice di 6 cifre").fill(code);
  await page.getByRole("button", { name: "Apri il pannello" }).click();
  await expect(toast(page)).toContainText("Accesso Autorizzato");
  await expect(page.getByText("Utenti totali")).toBeVisible();

  await page.reload(); // The gate is a cookie: it stays open.
  await find(page, student.nickname.toUpperCase());
  await chooseAct(page, "Attiva Pro", student.nickname);
  await expect(toast(page)).toContainText("Aggiornato");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: student.nickname });
  await expect(row).toContainText(adminPanel.proByHand);
  const question = `Si può riaprire una scheda? ${student.nickname}`;
  await askAsPro(await students.newPage(), question);
  await students.close();
  await chooseAct(page, "Togli Pro", student.nickname);
  await expect(row).toContainText(adminPanel.free);
  await chooseAct(page, "Togli tutti i cuori", student.nickname);
  await expect(toast(page)).toContainText(`${student.nickname} ora ha 0 cuori.`);

  await page.reload(); // The search is in the address.
  await expect(page.getByLabel("Cerca un utente")).toHaveValue(student.nickname.toUpperCase());
  await chooseAct(page, adminPanel.reset, student.nickname);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    "Sei sicuro di voler resettare questo utente? Perderà tutto il progresso.",
  );
  await dialog.getByRole("button", { name: adminPanel.reset }).click();
  await expect(toast(page)).toContainText("Reset completato");

  await answerFirst(page, student.nickname);
  const answers = async () =>
    (await listOutbox(dataDir)).filter(
      ({ to, template }) => to === student.email && template === "feedback-answer",
    );
  await expect.poll(async () => (await answers()).length).toBe(1);
  const [mail] = await answers();
  expect(mail?.text).toContain(question);
  expect(mail?.text).toContain("Sì: apri la scheda\ne premi «Riapri».");
  await page.getByRole("tab", { name: adminPanel.tabs.deletionRequests }).click();
  await expect(page.getByRole("tabpanel")).toContainText(/richiest/i);

  await page.getByRole("button", { name: adminPanel.close }).click();
  await expect(page.getByLabel("Chiave Master")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  expect((await page.request.get("/api/admin/users")).status()).toBe(403);
});

test("the secure panel opens without a login, deletes an account and shows it in a log that is sound", async ({
  page,
  browser,
  dataDir,
}) => {
  const students = await browser.newContext();
  const student = await newLearner(students.request, dataDir);
  await page.goto(securePanelPath);
  await page.getByLabel("Email").fill(demoAdministratorEmail);
  const code = await codeMailedBy(dataDir, "secure", async () => {
    await page.getByRole("button", { name: securePanel.gate.askCode }).click();
    await expect(toast(page)).toContainText("Codice Inviato");
  });
  await page.getByLabel("Codice").fill(code);
  await page.getByRole("button", { name: securePanel.gate.enter, exact: true }).click();
  await expect(toast(page)).toContainText("Accesso Autorizzato");
  await expect(page.getByText(/La sessione scade alle/)).toBeVisible();
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    );
  expect(await kept()).not.toMatch(/[\w-]{43}/);
  expect(await page.context().cookies()).toMatchObject([
    { name: "secure-gate", httpOnly: true, sameSite: "Strict", path: "/" },
  ]);

  await page.getByRole("tab", { name: securePanel.auditTab }).click();
  await page.reload();
  await expect(page.getByRole("tab", { name: securePanel.auditTab })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.goBack();
  await expect(page.getByRole("tab", { name: adminPanel.tabs.users })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const secondTab = await page.context().newPage();
  await secondTab.goto(securePanelPath);
  await expect(secondTab.getByText(`Accesso come ${demoAdministratorEmail}`)).toBeVisible();

  await find(page, student.nickname);
  await chooseAct(page, adminPanel.delete, student.nickname);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("irreversibile");
  const confirm = dialog.getByRole("button", { name: "Elimina per sempre" });
  await dialog.getByRole("textbox").fill("qualcun altro");
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("textbox").fill(student.nickname);
  await confirm.click();
  await expect(toast(page)).toContainText("Account Eliminato");
  await expect(page.getByText("Nessun utente trovato")).toBeVisible();
  expect((await students.request.get("/api/auth/me")).status()).toBe(401);
  await students.close();

  await page.getByRole("tab", { name: securePanel.auditTab }).click();
  await expect(page.getByText(/Il registro è integro: \d+ voci verificate\./)).toBeVisible();
  await expect(
    page.getByText(`utente ${student.id} (eliminato)`).filter({ visible: true }).first(),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: auditLog.exporting.button }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^registro-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole("button", { name: securePanel.session.logout }).click();
  await expect(toast(page)).toContainText("Sessione Terminata");
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(secondTab.getByLabel("Email")).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("whoever is no administrator is denied the system panel, and receives nothing of it", async ({
  page,
}) => {
  await signIn(page.request, persona("free"));
  const received: string[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.match(/sys-panel|\.js$/)) {
      received.push(response.url());
    }
  });
  await page.goto(systemPanelPath);
  await expect(page.getByRole("heading", { name: "Accesso Negato" })).toBeVisible();
  await expect(page.getByText("Area riservata. Autorizzazioni insufficienti.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(received.length).toBeGreaterThan(1);
  for (const url of new Set(received)) {
    const text = await (await page.request.get(url)).text();
    expect(text, url).not.toMatch(/Chiave Master|super-auth|api\/admin|Utenti totali|Reset completato/);
  }
});

test("a visitor finds the login where the system panel is", async ({ page }) => {
  await page.goto(systemPanelPath);
  await expect(page.getByRole("button", { name: "Accedi" })).toBeVisible();
  await expect(page.getByText("Chiave Master")).toHaveCount(0);
});
