import { newStudent, ofAge } from "./support/accounts";
import { expect, test, withMotion } from "./support/fixtures";
import { mailedLink } from "./support/outbox";
import { chatOf, openLanding, toast } from "./support/screens";

test.use(withMotion);

const turns = [
  { mistake: "Yesterday I go to school", quote: /go/, answer: /\bwent\b/i },
  { mistake: "I have 12 years", quote: /have/, answer: /\bI(['’]m| am) (12|twelve)\b/i },
  { mistake: "She don't like apples", quote: /don['’]t/, answer: /does(n['’]t| not) like/i },
];
const italianWords =
  /(?<!\p{L})(che|come|quando|cosa|qual|quale|i|il|lo|la|le|gli|un|una|di|a|su|per|con|e|o|ma|se|non|è|hai|ti|tua|tuo|queste|questa|prova|guarda)(?!\p{L})/giu;

test("a newcomer registers, follows the mailed link, signs in and learns", async ({ page, dataDir }) => {
  const student = newStudent();

  await test.step("the landing page says what this is", async () => {
    await openLanding(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il tuo insegnante personale d’inglese");
    await expect(page.getByRole("list", { name: "Che cosa trovi" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("tab", { name: "Accedi" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("the form can be sent once everything is filled in and accepted", async () => {
    await page.getByRole("tab", { name: "Registrati" }).click();
    await expect(page.getByText("Hai meno di 18 anni? Chiedi il permesso a un genitore")).toBeVisible();
    const button = page.getByRole("button", { name: "Registrati" });
    const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
    const fillings = [
      () => fill("Email", student.email),
      () => fill("Password", student.password),
      () => fill("Nickname", student.nickname),
      () => fill("Nome visualizzato", student.displayName),
      () => page.getByLabel("Accetto la Privacy Policy").check(),
      () => page.getByLabel("Accetto la Cookie Policy").check(),
    ];
    for (const fillIn of fillings) {
      await expect(button).toBeDisabled();
      await fillIn();
    }
    await expect(button).toBeEnabled();
    await button.click();
  });

  await test.step("the screen says that a mail is on its way", async () => {
    await expect(toast(page)).toContainText("Registrazione completata!");
    await expect(toast(page)).toContainText("Controlla la tua email per verificare l'account.");
    await expect(page.getByRole("button", { name: "Registrato!" })).toBeDisabled();
    const banner = page.getByRole("status").filter({ hasText: "Email di verifica inviata!" });
    await expect(banner).toContainText("la cartella spam");
    await expect(banner).toContainText("clicca sul link");
  });

  await test.step("the link waits in the local outbox", async () => {
    const link = await mailedLink(dataDir, student.email, "verify-email");
    await page.getByRole("link", { name: "Qui le email non partono: apri la posta in uscita" }).click();
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { name: "Email Verificata!" })).toBeVisible();
    await page.getByRole("link", { name: "Vai al login" }).click();
  });

  await test.step("the login leads into the chat, which asks once when they were born", async () => {
    await page.getByLabel("Email").fill(student.email);
    await page.getByLabel("Password", { exact: true }).fill(student.password);
    await expect(page.getByRole("button", { name: "Accedi" })).toBeEnabled(); // The form has woken up.
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(toast(page)).toContainText("Login riuscito");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("region", { name: "Prima di cominciare" })).toBeVisible();
    await expect(chatOf(page).field).toHaveCount(0);
    await page.getByLabel("Mese").selectOption("dicembre");
    await page.getByLabel("Anno").selectOption(String(ofAge(15).birthYear));
    await page.getByRole("button", { name: "Continua" }).click();
  });

  await test.step("who is 15 confirms the page about the AI, and is in an empty chat", async () => {
    await expect(page.getByRole("region", { name: "Prima di scrivere al coach" })).toBeVisible();
    await page.getByRole("button", { name: "Ho letto, cominciamo" }).click();
    await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
    await expect(page.getByText("Fotografa i compiti o scrivimi per iniziare")).toBeVisible();
  });

  const chat = chatOf(page);
  await test.step("the coach asks about each mistake and never gives the answer", async () => {
    for (const { mistake, quote, answer } of turns) {
      const reply = await chat.say(mistake);
      expect(reply).toMatch(quote);
      expect(reply).not.toMatch(answer);
      expect(reply.match(/\?/g), reply).toHaveLength(1);
      expect(new Set(reply.match(italianWords)).size, reply).toBeGreaterThan(2);
    }
  });

  await test.step("a reload finds everything", async () => {
    const said = await chat.ofCoach.allInnerTexts();
    await page.reload();
    await expect(chat.ofStudent).toHaveCount(3);
    for (const [index, { mistake }] of turns.entries()) {
      await expect(chat.ofStudent.nth(index)).toContainText(mistake);
    }
    expect(await chat.ofCoach.allInnerTexts()).toEqual(said);
  });

  await test.step("a new chat begins only when confirmed", async () => {
    const dialog = page.getByRole("dialog", { name: "Iniziare una nuova chat?" });
    await page.getByRole("button", { name: "Nuova chat" }).click();
    await dialog.getByRole("button", { name: "Continua questa" }).click();
    await expect(dialog).toBeHidden();
    await expect(chat.ofStudent).toHaveCount(3);
    await page.getByRole("button", { name: "Nuova chat" }).click();
    await dialog.getByRole("button", { name: "Inizia una nuova chat" }).click();
    await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
  });

  await test.step("after the logout every address shows the login screen", async () => {
    await page.getByRole("link", { name: "Profilo" }).click();
    await page.getByRole("button", { name: "Esci" }).click();
    await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
    await expect(page).toHaveURL("/profile");
    for (const address of ["/", "/progress", "/profile?tab=avatar", "/no/such/page"]) {
      await page.goto(address);
      await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
      await expect(page).toHaveURL(address);
    }
  });
});
