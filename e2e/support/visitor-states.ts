import { expect, type Page } from "@playwright/test";
import { parentPageStates } from "./parent-states";
import { answerCall, holdCall, loseCall } from "./replies";
import { openLanding, toast } from "./screens";
import { securePanelStates } from "./secure-panel-states";
import { shows, type State } from "./states";
import { receiptStates } from "./worksheet-states";

async function fillRegistration(page: Page): Promise<void> {
  await openLanding(page);
  await page.getByRole("tab", { name: "Registrati" }).click();
  await page.getByLabel("Email").fill("ada@esempio.it");
  await page.getByLabel("Password", { exact: true }).fill("Matita-gialla");
  await page.getByLabel("Nickname").fill("Ada11");
  await page.getByLabel("Nome visualizzato").fill("Ada");
  await page.getByLabel("Accetto la Privacy Policy").check();
  await page.getByLabel("Accetto la Cookie Policy").check();
}

async function fillReset(page: Page, password: string, confirmation: string): Promise<void> {
  await page.goto("/reset-password?token=x");
  await page.getByLabel("Nuova password", { exact: true }).fill(password);
  await page.getByLabel("Conferma password").fill(confirmation);
}

export const visitorStates: State[] = [
  ...parentPageStates,
  ...securePanelStates,
  ...receiptStates,
  { name: "landing", as: "visitor", reach: async (page) => void (await page.goto("/")) },
  {
    name: "landing-login-failed",
    as: "visitor",
    async reach(page) {
      const error = "Devi verificare la tua email prima di accedere.";
      await answerCall(page, "POST /api/auth/login", 403, { error, code: "EMAIL_NOT_VERIFIED" });
      await openLanding(page);
      await page.getByLabel("Email").fill("ada@esempio.it");
      await page.getByLabel("Password", { exact: true }).fill("Matita-gialla");
      await page.getByRole("button", { name: "Accedi" }).click();
      await expect(toast(page)).toContainText("Email non verificata");
    },
  },
  {
    name: "landing-session-ended",
    as: "visitor",
    async reach(page) {
      await openLanding(page);
      await page.evaluate(() => sessionStorage.setItem("english-coach.signed-in", "1"));
      await page.reload();
      await expect(page.getByText("Sessione scaduta: accedi di nuovo.")).toBeVisible();
    },
  },
  { name: "register", as: "visitor", reach: fillRegistration },
  {
    name: "register-failed",
    as: "visitor",
    async reach(page) {
      const error = "Questo nickname è già in uso. Scegline un altro.";
      await answerCall(page, "POST /api/auth/register", 409, { error, fields: { nickname: error } });
      await fillRegistration(page);
      await page.getByRole("button", { name: "Registrati" }).click();
      await expect(toast(page)).toContainText("Registrazione fallita");
    },
  },
  {
    name: "registered",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/auth/register", 201, { message: "" });
      await fillRegistration(page);
      await page.getByRole("button", { name: "Registrati" }).click();
      await expect(page.getByRole("button", { name: "Registrato!" })).toBeVisible();
      await expect(toast(page)).toContainText("Registrazione completata!");
    },
  },
  {
    name: "forgot-password",
    as: "visitor",
    async reach(page) {
      await loseCall(page, "POST /api/auth/forgot-password");
      await page.goto("/forgot-password");
      await page.getByLabel("Email").fill("ada@esempio.it");
      await page.getByRole("button", { name: "Invia Link di Reset" }).click();
      await expect(page.getByText("Errore di connessione. Riprova più tardi.")).toBeVisible();
    },
  },
  {
    name: "forgot-password-sent",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/auth/forgot-password", 200, { message: "" });
      await page.goto("/forgot-password");
      await page.getByLabel("Email").fill("ada@esempio.it");
      await page.getByRole("button", { name: "Invia Link di Reset" }).click();
      await shows(page, "Email Inviata!");
    },
  },
  {
    name: "reset-password-without-token",
    as: "visitor",
    async reach(page) {
      await page.goto("/reset-password");
      await shows(page, "Token Non Valido");
    },
  },
  {
    name: "reset-password-refused",
    as: "visitor",
    async reach(page) {
      await fillReset(page, "12345", "1243");
      await expect(page.getByText("La password non soddisfa i requisiti di sicurezza")).toBeVisible();
      await expect(page.getByText("Le password non coincidono")).toBeVisible();
    },
  },
  {
    name: "reset-password-failed",
    as: "visitor",
    async reach(page) {
      await fillReset(page, "Matita-gialla", "Matita-gialla");
      await page.getByRole("button", { name: "Aggiorna Password" }).click();
      await expect(page.getByText("Token di reset non valido")).toBeVisible();
    },
  },
  {
    name: "reset-password-done",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/auth/reset-password", 200, { message: "" });
      await fillReset(page, "Matita-gialla", "Matita-gialla");
      await page.getByRole("button", { name: "Aggiorna Password" }).click();
      await shows(page, "Password Aggiornata!");
    },
  },
  {
    name: "verify-email",
    as: "visitor",
    async reach(page) {
      await page.goto("/verify-email");
      await shows(page, "Verifica la tua email");
    },
  },
  {
    name: "verify-email-sent",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/auth/resend-verification", 200, { message: "" });
      await page.goto("/verify-email");
      await page.getByLabel("Email").fill("ada@esempio.it");
      await page.getByRole("button", { name: "Invia Email di Verifica" }).click();
      await shows(page, "Email Inviata!");
    },
  },
  {
    name: "email-verifying",
    as: "visitor",
    async reach(page) {
      await holdCall(page, "POST /api/auth/verify-email");
      await page.goto("/email-verified?token=x");
      await shows(page, "Verifica in corso…");
    },
  },
  {
    name: "email-verified",
    as: "visitor",
    async reach(page) {
      await answerCall(page, "POST /api/auth/verify-email", 200, { message: "" });
      await page.goto("/email-verified?token=x");
      await shows(page, "Email Verificata!");
    },
  },
  {
    name: "email-verification-expired",
    as: "visitor",
    async reach(page) {
      const error = "Il link di verifica è scaduto: te ne abbiamo appena inviato uno nuovo.";
      await answerCall(page, "POST /api/auth/verify-email", 400, { error, code: "BAD_TOKEN" });
      await page.goto("/email-verified?token=x");
      await shows(page, "Verifica Fallita");
    },
  },
  {
    name: "email-verification-used",
    as: "visitor",
    async reach(page) {
      const error = "Il link di verifica non è valido o è già stato usato.";
      await answerCall(page, "POST /api/auth/verify-email", 400, { error, code: "BAD_TOKEN" });
      await page.goto("/email-verified?token=x");
      await expect(page.getByText("Forse l’hai già confermata")).toBeVisible();
    },
  },
  {
    name: "splash",
    as: "visitor",
    async reach(page) {
      await holdCall(page, "GET /api/auth/session");
      const address = new URL("/", (await page.request.head("/login")).url());
      const mail = "http://127.0.0.1:9/mail";
      await page.route(mail, (route) =>
        route.fulfill({ contentType: "text/html", body: `<a href="${address}">Apri</a>` }),
      );
      await page.goto(mail);
      await page.getByRole("link").click();
      await expect(page.getByRole("status").filter({ hasText: "Caricamento…" })).toBeVisible();
    },
  },
  { name: "help", as: "visitor", reach: async (page) => void (await page.goto("/aiuto")) },
  { name: "privacy-policy", as: "visitor", reach: async (page) => void (await page.goto("/privacy-policy")) },
  { name: "cookie-policy", as: "visitor", reach: async (page) => void (await page.goto("/cookie-policy")) },
  {
    name: "booking-stand-in",
    as: "visitor",
    reach: async (page) => void (await page.goto("/dev/booking?minutes=30")),
  },
];
