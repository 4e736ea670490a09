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

  test("comes into view by itself for whom the session has ended", async ({ page }) => {
    await page.evaluate(() => sessionStorage.setItem("english-coach.signed-in", "1"));
    await page.reload();
    await expect(page.getByText("Sessione scaduta: accedi di nuovo.")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Accedi" })).toBeInViewport({ ratio: 1 });
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

test.describe("the landing", () => {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    test(`says at first sight on ${width}×${height} what it is, for whom, what it costs, and lets in`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openLanding(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByText("Inglese per chi ha da 10 a 17 anni. Gratis. Pro 4 € al mese."),
      ).toBeInViewport({
        ratio: 1,
      });
      for (const name of ["Inizia gratis", "Accedi", "Sei un genitore? Sicurezza e contatti"])
        await expect(page.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("tab", { name: "Registrati" })).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel("Email")).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("figure", { name: "Un esempio di conversazione" })).toBeInViewport({
        ratio: 1,
      });
    });
  }

  test("leads by one press to the first field of either form, again and again", async ({ page }) => {
    await openLanding(page);
    for (const [link, tab] of [
      ["Inizia gratis", "Registrati"],
      ["Accedi", "Accedi"],
      ["Inizia gratis", "Registrati"],
    ] as const) {
      await page.getByRole("link", { name: link }).press("Enter");
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByLabel("Email")).toBeFocused();
      await expect(page).toHaveURL("/");
    }
  });

  test("tells parents what they ask first, and where to write", async ({ page }) => {
    await openLanding(page);
    await page.getByRole("link", { name: /^Sei un genitore\?/ }).click();
    const parents = page.getByRole("region", { name: "Per i genitori" });
    await expect(parents.getByRole("heading")).toBeInViewport();
    for (const words of ["Non dà le risposte", "Sotto i 14 anni", "chi sta male", "4 € al mese"])
      await expect(parents).toContainText(words);
    await expect(parents.getByRole("link", { name: "A chi chiedere aiuto" })).toHaveAttribute(
      "href",
      "/aiuto",
    );
    await expect(parents.getByRole("link", { name: "Come trattiamo i dati" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
  });
});
