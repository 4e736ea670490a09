import { newStudent, persona, registerStudent } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { answerCall, loseCall } from "./support/replies";
import { openLanding, toast } from "./support/screens";

test.describe("the login form", () => {
  test.beforeEach(async ({ page }) => {
    await openLanding(page);
  });

  test("waits for both fields and refuses blanks", async ({ page }) => {
    const button = page.getByRole("button", { name: "Accedi" });
    await expect(button).toBeDisabled();
    await page.getByLabel("Email").fill("nobody@english-coach.example");
    await expect(button).toBeDisabled();
    await page.getByLabel("Password", { exact: true }).fill("  ");
    await button.click();
    await expect(toast(page)).toContainText("Campi obbligatori");
    await expect(toast(page)).toContainText("Inserisci email e password");
  });

  test("says that the credentials are wrong, and keeps them", async ({ page }) => {
    const { email } = newStudent();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("sbagliata");
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(toast(page)).toContainText("Login fallito");
    await expect(toast(page)).toContainText("Credenziali non valide");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("sbagliata");
  });

  test("sends who is not verified to a new link, two seconds later", async ({ page }) => {
    const { email, password } = persona("unverified");
    await page.clock.install();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(toast(page)).toContainText("Login fallito");
    await expect(toast(page)).toContainText("Devi verificare la tua email prima di accedere.");
    await expect(toast(page)).not.toContainText("Email non verificata");
    await page.clock.fastForward(2000);
    await expect(toast(page)).toContainText("Email non verificata");
    await expect(toast(page)).not.toContainText("Login fallito");
    await toast(page).getByRole("link", { name: "Verifica Email" }).click();
    await expect(page).toHaveURL("/verify-email");
  });

  test("leaves a hint to the unverified that outlives the toasts", async ({ page }) => {
    const { email, password } = persona("unverified");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Accedi" }).click();
    await page.getByRole("link", { name: "Richiedi un nuovo link" }).click();
    await expect(page).toHaveURL("/verify-email");
  });

  test("says when nobody can be reached", async ({ page }) => {
    await loseCall(page, "POST /api/auth/login");
    await page.getByLabel("Email").fill("luca@english-coach.example");
    await page.getByLabel("Password", { exact: true }).fill("una password");
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(toast(page)).toContainText("Errore di connessione");
    await expect(toast(page)).toContainText("Riprova più tardi");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("una password");
  });

  test("has words of its own when the server has none", async ({ page }) => {
    await answerCall(page, "POST /api/auth/login", 500, {});
    await page.getByLabel("Email").fill("luca@english-coach.example");
    await page.getByLabel("Password", { exact: true }).fill("una password");
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(toast(page)).toContainText("Login fallito");
    await expect(toast(page)).toContainText("Credenziali non valide");
  });
});

test.describe("the registration form", () => {
  const student = newStudent();

  test.beforeEach(async ({ page }) => {
    await openLanding(page);
    await page.getByRole("tab", { name: "Registrati" }).click();
    await page.getByLabel("Email").fill(student.email);
    await page.getByLabel("Password", { exact: true }).fill(student.password);
    await page.getByLabel("Nickname").fill(student.nickname);
    await page.getByLabel("Nome visualizzato").fill(student.displayName);
    await page.getByLabel("Accetto la Privacy Policy").check();
    await page.getByLabel("Accetto la Cookie Policy").check();
  });

  test("opens the policies beside what was typed", async ({ page }) => {
    const opened = page.waitForEvent("popup");
    await page.getByLabel("Registrati").getByRole("link", { name: "Privacy Policy" }).click();
    await expect((await opened).getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
    await expect(page.getByLabel("Nickname")).toHaveValue(student.nickname);
  });

  test("refuses blanks, a short password and a missing acceptance", async ({ page }) => {
    const button = page.getByRole("button", { name: "Registrati" });
    await page.getByLabel("Nickname").fill("   ");
    await button.click();
    await expect(toast(page)).toContainText("Campi obbligatori");
    await expect(toast(page)).toContainText("Completa tutti i campi per registrarti");

    await page.getByLabel("Nickname").fill(student.nickname);
    await page.getByLabel("Password", { exact: true }).fill("12345");
    await button.click();
    await expect(toast(page)).toContainText("Password troppo corta");
    await expect(toast(page)).toContainText("La password deve essere di almeno 6 caratteri");

    await page.getByLabel("Accetto la Cookie Policy").uncheck();
    await expect(button).toBeDisabled();
    await page.getByLabel("Nickname").press("Enter");
    await expect(page.getByRole("button", { name: "Registrati" })).toBeDisabled();
  });

  test("says beside its field that a nickname is taken, and keeps everything", async ({ page }) => {
    const { nickname } = await registerStudent(page.request);
    await page.getByLabel("Nickname").fill(nickname.toUpperCase());
    await page.getByRole("button", { name: "Registrati" }).click();
    await expect(toast(page)).toContainText("Registrazione fallita");
    await expect(toast(page)).toContainText("Questo nickname è già in uso. Scegline un altro.");
    await expect(page.getByLabel("Nickname")).toHaveAccessibleDescription(/già in uso/);
    await expect(page.getByLabel("Email")).toHaveValue(student.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(student.password);
    await expect(page.getByLabel("Nome visualizzato")).toHaveValue(student.displayName);
    await expect(page.getByLabel("Accetto la Cookie Policy")).toBeChecked();
    await expect(page.getByRole("button", { name: "Registrati" })).toBeEnabled();
  });

  test("shows the server's error, or words of its own", async ({ page }) => {
    await answerCall(page, "POST /api/auth/register", 503, { error: "Il servizio riposa." });
    await page.getByRole("button", { name: "Registrati" }).click();
    await expect(toast(page)).toContainText("Registrazione fallita");
    await expect(toast(page)).toContainText("Il servizio riposa.");
    await answerCall(page, "POST /api/auth/register", 500, {});
    await page.getByRole("button", { name: "Registrati" }).click();
    await expect(toast(page)).toContainText("Errore durante la registrazione");
  });

  test("says when nobody can be reached", async ({ page }) => {
    await loseCall(page, "POST /api/auth/register");
    await page.getByRole("button", { name: "Registrati" }).click();
    await expect(toast(page)).toContainText("Errore di connessione");
    await expect(toast(page)).toContainText("Riprova più tardi");
  });

  test("keeps its success in view for eight seconds", async ({ page }) => {
    await answerCall(page, "POST /api/auth/register", 201, { message: "" });
    await page.clock.install();
    await page.getByRole("button", { name: "Registrati" }).click();
    await expect(toast(page)).toContainText("Registrazione completata!");
    await expect(toast(page)).toContainText("Controlla la tua email per verificare l'account.");
    await page.mouse.move(0, 700); // A toast under the mouse waits.
    await page.clock.runFor(7500);
    await expect(toast(page)).toContainText("Registrazione completata!");
    await page.clock.runFor(1500);
    await expect(toast(page)).not.toContainText("Registrazione completata!");
  });
});
