import { newLearner, registerStudent, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { mailedLink } from "./support/outbox";
import { answerCall, holdCall, loseCall } from "./support/replies";

const lost = "Errore di connessione. Riprova più tardi.";

const requests = [
  {
    path: "/forgot-password",
    call: "POST /api/auth/forgot-password",
    submit: "Invia Link di Reset",
    fallback: "Errore durante l'invio della richiesta",
  },
  {
    path: "/verify-email",
    call: "POST /api/auth/resend-verification",
    submit: "Invia Email di Verifica",
    fallback: "Errore durante l'invio dell'email",
  },
] as const;

for (const { path, call, submit, fallback } of requests) {
  test(`${path} says what went wrong and keeps the address`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole("button", { name: submit });
    await expect(button).toBeDisabled();
    await page.getByLabel("Email").fill("non-un-indirizzo");
    await button.click();
    await expect(page.getByText("Inserisci un indirizzo email valido.")).toBeVisible();

    await page.getByLabel("Email").fill("ada@english-coach.example");
    await loseCall(page, call);
    await button.click();
    await expect(page.getByText(lost)).toBeVisible();
    await answerCall(page, call, 500, {});
    await button.click();
    await expect(page.getByText(fallback)).toBeVisible();
    await answerCall(page, call, 503, { error: "Il servizio riposa." });
    await button.click();
    await expect(page.getByText("Il servizio riposa.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ada@english-coach.example");
  });
}

test("a forgotten password is replaced by the mailed link", async ({ page, request, dataDir }) => {
  const { email } = await newLearner(request, dataDir);
  await page.goto("/");
  await page.getByRole("link", { name: "Password dimenticata?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Invia Link di Reset" }).click();
  await expect(page.getByRole("heading", { name: "Email Inviata!" })).toBeVisible();
  await expect(page.getByText("Controlla anche la cartella spam")).toBeVisible();
  await expect(page.getByRole("link", { name: "Torna al login" })).toHaveAttribute("href", "/login");

  await page.goto(await mailedLink(dataDir, email, "reset-password"));
  const password = page.getByLabel("Nuova password", { exact: true });
  const confirmation = page.getByLabel("Conferma password");
  const button = page.getByRole("button", { name: "Aggiorna Password" });
  await expect(page).toHaveURL("/reset-password", { timeout: 500 });
  await expect(button).toBeDisabled();

  await password.fill("12345");
  await expect(page.getByText("La password non soddisfa i requisiti di sicurezza")).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/Almeno 8 caratteri \(manca ancora\)/);
  await password.fill("123456789");
  await expect(password).toHaveAccessibleDescription(/Almeno 8 caratteri \(fatto\)/);
  await expect(page.getByText("La password non soddisfa i requisiti di sicurezza")).toBeVisible();
  await expect(page.getByText("Questa password è troppo comune")).toBeVisible();
  await password.fill("Una-matita-verde");
  await expect(page.getByText("Questa password va bene.")).toBeVisible();
  await confirmation.fill("Una-matita");
  await expect(page.getByText("Le password non coincidono")).toBeHidden();
  await confirmation.blur();
  await expect(confirmation).toHaveAccessibleDescription("Le password non coincidono");
  await confirmation.fill("Una-matita-rossa");
  await expect(confirmation).toHaveAccessibleDescription("Le password non coincidono");
  await expect(button).toBeDisabled();

  const show = page.getByRole("button", { name: "Mostra i caratteri" });
  await show.first().click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(confirmation).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Nascondi i caratteri" }).click();
  await expect(password).toHaveAttribute("type", "password");

  await confirmation.fill("Una-matita-verde");
  await expect(page.getByText("Le password non coincidono")).toBeHidden();
  await button.click();
  await expect(page.getByRole("heading", { name: "Password Aggiornata!" })).toBeVisible();
  await page.getByRole("link", { name: "Accedi Ora" }).click();
  await expect(page).toHaveURL("/login");
  await signIn(request, { email, password: "Una-matita-verde" });
});

test("a reset without a token asks for a new link", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { name: "Token Non Valido" })).toBeVisible();
  await expect(page.getByText("Token di reset non trovato nell'URL")).toBeVisible();
  await page.getByRole("link", { name: "Richiedi un nuovo link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a reset that fails says why and keeps what was typed", async ({ page }) => {
  await loseCall(page, "POST /api/auth/reset-password");
  await page.goto("/reset-password?token=wrong");
  await page.getByLabel("Nuova password", { exact: true }).fill("Una-matita-verde");
  await page.getByLabel("Conferma password").fill("Una-matita-verde");
  const button = page.getByRole("button", { name: "Aggiorna Password" });
  await button.click();
  await expect(page.getByText(lost)).toBeVisible();
  await answerCall(page, "POST /api/auth/reset-password", 500, {});
  await button.click();
  await expect(page.getByText("Errore durante il reset della password")).toBeVisible();
  await expect(page.getByLabel("Conferma password")).toHaveValue("Una-matita-verde");
});

test("a reset whose link is used up says so, and leads to another", async ({ page }) => {
  await page.goto("/reset-password?token=wrong");
  await page.getByLabel("Nuova password", { exact: true }).fill("Una-matita-verde");
  await page.getByLabel("Conferma password").fill("Una-matita-verde");
  await page.getByRole("button", { name: "Aggiorna Password" }).click();
  await expect(page.getByText("Token di reset non valido")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Questo link non vale più");
  await expect(page.getByText("Questo link non vale più")).toBeFocused();
  await expect(page.getByRole("button", { name: "Aggiorna Password" })).toHaveCount(0);
  await page.getByRole("link", { name: "Richiedi un nuovo link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

for (const { path, call, submit } of requests) {
  test(`${path} says where the mail went, and sends it there again three times an hour at most`, async ({
    page,
  }) => {
    const address = "ada@english-coach.example";
    const bodies: unknown[] = [];
    page.on("request", (request) => {
      if (`${request.method()} ${new URL(request.url()).pathname}` === call)
        bodies.push(request.postDataJSON());
    });
    await answerCall(page, call, 200, { message: "" });
    await page.goto(path);
    await expect(page.getByLabel("Email")).toHaveAttribute("placeholder", "nome@esempio.it");
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByRole("heading", { name: "Email Inviata!" })).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();

    const again = page.getByRole("button", { name: "Manda di nuovo" });
    await loseCall(page, call);
    await again.click();
    await expect(page.getByText(lost)).toBeVisible();
    await answerCall(page, call, 200, { message: "" });
    for (const count of [1, 2]) {
      await again.click();
      await expect(page.getByText("Mandata di nuovo. Vale il link dell’ultima email.")).toBeVisible();
      await expect.poll(() => bodies.length).toBe(count + 2);
      await expect(again).toBeEnabled();
    }
    await again.click();
    await expect(page.getByText("Ne mandiamo al massimo 3 in un’ora.")).toBeVisible();
    expect(bodies).toEqual(Array.from({ length: 4 }, () => ({ email: address })));
  });
}

test("a new verification link can be asked for, for any address", async ({ page, request, dataDir }) => {
  const { email, password } = await registerStudent(request);
  const earlier = await mailedLink(dataDir, email, "verify-email");
  await page.goto("/verify-email");
  await expect(page.getByRole("link", { name: "Torna alla home" })).toHaveAttribute("href", "/");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Invia Email di Verifica" }).click();
  await expect(page.getByRole("heading", { name: "Email Inviata!" })).toBeVisible();
  await page.getByRole("button", { name: "Invia a un’altra email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");

  await page.goto(await mailedLink(dataDir, email, "verify-email", earlier));
  await expect(page.getByRole("heading", { name: "Email Verificata!" })).toBeVisible();
  await expect(page).toHaveURL("/email-verified", { timeout: 500 });
  await page.getByRole("link", { name: "Vai al login" }).click();
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  await signIn(request, { email, password });
});

test("a verification says that it is under way, then why it failed", async ({ page }) => {
  const release = await holdCall(page, "POST /api/auth/verify-email");
  await page.goto("/email-verified?token=wrong");
  await expect(page.getByRole("heading", { name: "Verifica in corso…" })).toBeVisible();
  await expect(page).toHaveURL("/email-verified", { timeout: 500 });
  release();
  await expect(page.getByRole("heading", { name: "Verifica Fallita" })).toBeVisible();
  await expect(page.getByText("Il link di verifica non è valido o è già stato usato.")).toBeVisible();
  await expect(page.getByText("Cercalo nella posta in arrivo")).toBeHidden();
  await page.getByRole("link", { name: "Richiedi una nuova email" }).click();
  await expect(page).toHaveURL("/verify-email");
});

test("a verification link that is opened twice leads to the login the second time", async ({
  page,
  request,
  dataDir,
}) => {
  const { email } = await registerStudent(request);
  const link = await mailedLink(dataDir, email, "verify-email");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email Verificata!" })).toBeVisible();
  for (const again of [() => page.reload(), () => page.goto(link)]) {
    await again();
    await expect(page.getByRole("heading", { name: "Verifica Fallita" })).toBeVisible();
    await expect(page.getByText("Forse l’hai già confermata")).toBeVisible();
  }
  await page.getByRole("link", { name: "Vai al login" }).click();
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
});

test("an expired verification says that a new link was sent", async ({ page }) => {
  const error = "Il link di verifica è scaduto: te ne abbiamo appena inviato uno nuovo.";
  await answerCall(page, "POST /api/auth/verify-email", 400, { error, code: "BAD_TOKEN" });
  await page.goto("/email-verified?token=old");
  await expect(page.getByRole("heading", { name: "Verifica Fallita" })).toBeVisible();
  await expect(page.getByText(error)).toBeVisible();
  await expect(page.getByText("Cercalo nella posta in arrivo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Torna al login" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Richiedi una nuova email" })).toHaveAttribute(
    "href",
    "/verify-email",
  );
});

test("a verification without a token, a server or words of its own says so", async ({ page }) => {
  await page.goto("/email-verified");
  await expect(page.getByText("Token di verifica non trovato nell'URL")).toBeVisible();
  await loseCall(page, "POST /api/auth/verify-email");
  await page.goto("/email-verified?token=some");
  await expect(page.getByText(lost)).toBeVisible();
  await answerCall(page, "POST /api/auth/verify-email", 500, {});
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByText("Errore durante la verifica email")).toBeVisible();
  await answerCall(page, "POST /api/auth/verify-email", 200, { message: "" });
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByRole("heading", { name: "Email Verificata!" })).toBeVisible();
});
