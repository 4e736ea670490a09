import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { expectDialogHoldsFocus, hiddenStops, tabTo } from "./support/focus";
import { chatOf, openLanding, openScreen } from "./support/screens";

test(
  "registration is reached and left by arrows, the login is made by keys",
  { tag: "@desktop" },
  async ({ page }) => {
    const { email, password } = persona("free");
    await openLanding(page);
    const login = page.getByRole("tab", { name: "Accedi" });
    const register = page.getByRole("tab", { name: "Registrati" });
    await tabTo(page, login);
    await page.keyboard.press("ArrowRight");
    await expect(register).toBeFocused();
    await expect(register).toHaveAttribute("aria-selected", "true");
    await tabTo(page, page.getByLabel("Accetto la Cookie Policy"));
    await page.keyboard.press("Space");
    await expect(page.getByLabel("Accetto la Cookie Policy")).toBeChecked();
    await register.focus();
    await page.keyboard.press("Home");
    await expect(login).toBeFocused();

    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type(password);
    await tabTo(page, page.getByRole("button", { name: "Mostra i caratteri" }));
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await tabTo(page, page.getByRole("button", { name: "Accedi" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "AI", exact: true })).toBeVisible();
  },
);

test(
  "a conversation is held and begun anew by keys",
  { tag: "@desktop" },
  async ({ page, learner, isMobile }) => {
    await openScreen(page, "/");
    const chat = chatOf(page);
    await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    if (!isMobile) await expect(chat.field).toBeFocused(); // At a desk one may write at once.
    const skip = page.getByRole("link", { name: "Vai al contenuto" });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    await tabTo(page, chat.field);
    await page.keyboard.type("She don't like apples");
    await page.keyboard.press("Enter");
    await expect(chat.ofCoach.getByRole("time")).toBeVisible();
    const announced = page.getByRole("status").filter({ hasText: /^Il coach risponde: / });
    await expect(announced).toContainText("don't");

    await skip.focus();
    const newChat = page.getByRole("button", { name: "Nuova chat" });
    await tabTo(page, newChat);
    await page.keyboard.press("Enter");
    await expectDialogHoldsFocus(page, newChat);
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Inizia una nuova chat" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeVisible();
    await expect(newChat).toBeFocused();
  },
);

test(
  "badges, animals, the nickname and the way out are reached by keys",
  { tag: "@desktop" },
  async ({ page, learner }) => {
    await page.request.post("/api/chat", { data: { message: "She don't like apples" } });
    await openScreen(page, "/");
    await expect(chatOf(page).ofCoach).toHaveCount(1);
    await tabTo(page, page.getByRole("link", { name: "Badge" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "I Tuoi Badge" })).toBeVisible();
    const badge = page.getByRole("button", { name: "Primo Messaggio" });
    await tabTo(page, badge);
    await page.keyboard.press("Enter");
    await expectDialogHoldsFocus(page, badge);

    await openScreen(page, "/profile");
    const edit = page.getByRole("button", { name: "Modifica il nickname" });
    await tabTo(page, edit);
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.type(" X");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner")).toContainText(`${learner.nickname} X`);
    await expect(edit).toBeFocused();
    await tabTo(page, page.getByRole("radio", { name: "Gatto" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Cane" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Cane" })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Esci" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
  },
);

test("the order of the stops follows the eye", { tag: "@desktop" }, async ({ page }) => {
  await signIn(page.request, persona("free"));
  await openScreen(page, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Il Tuo Profilo" })).toBeVisible();
  const places: number[] = [];
  await page.getByRole("button", { name: "Modifica il nickname" }).focus();
  for (let stops = 0; stops < 5; stops++) {
    places.push(
      await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) + window.scrollY),
    );
    await page.keyboard.press("Tab");
  }
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("every stop in a long chat stays in view, whatever sticks to the edges and however late its parts come", async ({
  page,
}) => {
  await signIn(page.request, persona("nearLimit"));
  await page.goto("/");
  await expect(chatOf(page).ofCoach.first()).toBeVisible();
  expect(await hiddenStops(page)).toEqual([]);
});
