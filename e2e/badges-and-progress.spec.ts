import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { answerCall, holdCall } from "./support/replies";

test.describe("the badges", () => {
  test("are counted, explained and shown one by one", async ({ page }) => {
    await signIn(page.request, persona("pro"));
    await page.goto("/");
    await page.getByRole("link", { name: "Badge" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "I Tuoi Badge" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Badge" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("list", { name: "Le categorie" }).getByRole("listitem")).toHaveText([
      "Chat & Conversazione",
      "Livelli & Traguardi",
      "Vocabolario & XP",
      "Grammatica & Specialità",
    ]);
    await expect(page.getByText("9 badge conquistati")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(9);

    await page.getByRole("button", { name: "Primo Messaggio" }).click();
    const dialog = page.getByRole("dialog", { name: "Dettaglio Badge" });
    await expect(dialog).toContainText("Primo Messaggio");
    await expect(dialog).toContainText("Hai scritto il tuo primo messaggio al coach.");
    await expect(dialog).toContainText("+5 XP");
    await expect(dialog.getByRole("time")).toHaveText(/^\d{1,2} \p{Ll}+ \d{4}$/u);
    await dialog.getByRole("button", { name: "Chiudi" }).click();
    await expect(dialog).toBeHidden();
  });

  test("are awaited with four empty cards, and their absence is said", async ({ page }) => {
    const id = await signIn(page.request, persona("admin"));
    const release = await holdCall(page, `GET /api/achievements/${id}`);
    await page.goto("/achievements");
    const skeleton = page.getByRole("status", { name: "Carico i tuoi badge…" });
    await expect(skeleton.locator("> *")).toHaveCount(4);
    release();
    await expect(skeleton).toBeHidden();
    await expect(page.getByText("0 badge conquistati")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nessun badge ancora" })).toBeVisible();
    await expect(page.getByText("Inizia a chattare per ottenere i tuoi primi badge!")).toBeVisible();
    await page.getByRole("link", { name: "Vai alla chat" }).click();
    await expect(page).toHaveURL("/");
  });

  test("can be asked for again when they do not load", async ({ page }) => {
    const id = await signIn(page.request, persona("free"));
    await answerCall(page, `GET /api/achievements/${id}`, 500, {});
    await page.goto("/achievements");
    await expect(page.getByText("Non è stato possibile caricare i tuoi badge.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(page.getByRole("button", { name: "Primo Messaggio" })).toBeVisible();
  });
});

test("the progress shows level, XP and figures", async ({ page }) => {
  await signIn(page.request, persona("free"));
  await page.goto("/progress");
  await expect(page.getByRole("heading", { level: 1, name: "I Tuoi Progressi" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("Livello 1");
  await expect(main).toContainText("35 XP");
  await expect(main).toContainText("Ancora 25 XP per il livello 2");
  const bar = main.getByRole("progressbar", { name: "Progressi verso il livello 2" });
  await expect(bar).toHaveAttribute("aria-valuenow", "58");
  const figures = main.getByRole("listitem");
  await expect(figures.filter({ hasText: "Esercizi Completati" })).toContainText("3");
  await expect(figures.filter({ hasText: "Messaggi Inviati" })).toContainText("6");
  await expect(figures.filter({ hasText: "Badge" })).toContainText("1");
  await expect(figures.filter({ hasText: "Cuori" })).toContainText(/\d+\/10/);
});

test("a Pro has hearts without end", async ({ page }) => {
  await signIn(page.request, persona("pro"));
  await page.goto("/progress");
  await expect(page.getByRole("main")).toContainText("Illimitati");
  await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
});

test("the features page tells what the coach does, and leads to it", async ({ page }) => {
  await signIn(page.request, persona("free"));
  await page.goto("/features");
  for (const title of [
    "Il metodo, in quattro principi",
    "Che cosa sa fare",
    "Per te che studi",
    "Per i genitori",
    "Che cosa aspettarsi",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
  for (const when of ["Il primo mese", "Dopo 3 mesi", "A lungo termine"]) {
    await expect(page.getByRole("heading", { level: 3, name: when })).toBeVisible();
  }
  await page.getByRole("link", { name: "Scrivi al coach" }).click();
  await expect(page).toHaveURL("/");
});

test("an address that does not exist says so to who is signed in", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await signIn(page.request, persona("free"));
  const reply = await page.goto("/no/such/page");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Torna alla home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AI", exact: true })).toBeVisible();
});
