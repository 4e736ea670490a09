import type { ProgressReply } from "@/lib/features/progress/contract";
import { badgeTypes } from "@/lib/features/rewards/rules";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { answerCall, holdCall } from "./support/replies";
import { chatOf } from "./support/screens";

test.describe("the badges", () => {
  test("are counted, explained and shown one by one", { tag: "@desktop" }, async ({ page }) => {
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
    await expect(page.getByText(`${badgeTypes.length} badge conquistati`)).toBeVisible();
    await expect(page.getByText("Li hai conquistati tutti: complimenti!")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(badgeTypes.length);

    await page.getByRole("button", { name: "Primo Messaggio" }).click();
    const dialog = page.getByRole("dialog", { name: "Dettaglio Badge" });
    await expect(dialog).toContainText("Primo Messaggio");
    await expect(dialog).toContainText("Hai scritto il tuo primo messaggio al coach.");
    await expect(dialog).toContainText("+5 XP");
    await expect(dialog.getByRole("time")).toHaveText(/^\d{1,2}\s\p{Ll}+ \d{4}$/u);
    await dialog.getByRole("button", { name: "Chiudi" }).click();
    await expect(dialog).toBeHidden();
  });

  test("still to be earned say how far the way is, and what to do", async ({ page }) => {
    const id = await signIn(page.request, persona("nearLimit"));
    const progress = (await (await page.request.get(`/api/progress/${id}`)).json()) as ProgressReply;
    await answerCall(page, `GET /api/progress/${id}`, 200, { ...progress, words: 96 });
    await page.goto("/achievements");
    const toCome = page.getByRole("list", { name: "Da conquistare" }).getByRole("button");
    const words = toCome.filter({ hasText: "Costruttore di Vocabolario" });
    await expect(words).toContainText("96 di 150 parole");
    const earned = page.getByRole("list", { name: "Conquistati" }).getByRole("button");
    expect((await earned.count()) + (await toCome.count())).toBe(badgeTypes.length);

    await words.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Dettaglio Badge" });
    await expect(dialog).toContainText("Usa 150 parole inglesi diverse.");
    await expect(dialog).toContainText("Ti mancano 54 parole nuove");
    await page.keyboard.press("Escape");
    await expect(words).toBeFocused();
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
    await expect(page.getByRole("list", { name: "Da conquistare" }).getByRole("button").first()).toHaveText(
      "Primo MessaggioTi manca 1 messaggio0 di 1 messaggio",
    );
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

test.describe("the progress", () => {
  test("shows level, XP, figures, weeks and what to do next", { tag: "@desktop" }, async ({ page }) => {
    const student = persona("free");
    await signIn(page.request, student);
    await page.goto("/progress");
    await expect(page.getByRole("heading", { level: 1, name: "I Tuoi Progressi" })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText("Livello 1");
    await expect(main).toContainText("35 XP");
    await expect(main).toContainText("Ancora 25 XP per il livello 2");
    const bar = main.getByRole("progressbar", { name: "Progressi verso il livello 2" });
    await expect(bar).toHaveAttribute("aria-valuenow", "58");
    const figures = main.getByRole("list", { name: "I tuoi numeri" }).getByRole("listitem");
    await expect(figures.filter({ hasText: "Esercizi Completati" })).toContainText("3");
    await expect(figures.filter({ hasText: "Questa Settimana" })).toContainText(`${student.messagesCount}`);
    await expect(figures.filter({ hasText: "Frasi Corrette" })).toContainText(`${student.corrections}`);
    await expect(figures.filter({ hasText: "Parole Inglesi" })).toContainText(`${student.words}`);

    const weeks = main.getByRole("list", { name: "I tuoi XP, settimana per settimana" });
    await expect(weeks.getByRole("listitem")).toHaveCount(8);
    await expect(weeks.getByRole("listitem").last()).toContainText("Questa settimana, finora:");
    await expect(weeks.getByText(`: ${student.practiceXp} XP`)).toHaveCount(1);

    await expect(main.getByRole("heading", { name: "I tuoi punti di forza" })).toBeVisible();
    await main.getByRole("link", { name: "Scegli il prossimo badge" }).click();
    await expect(page).toHaveURL("/achievements");
  });

  test("counts what was written a moment ago", async ({ page, learner }) => {
    await page.goto("/progress");
    const figures = page.getByRole("list", { name: "I tuoi numeri" }).getByRole("listitem");
    const words = figures.filter({ hasText: "Parole Inglesi" });
    await expect(words).toHaveText(/^Parole Inglesi0/);
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    await page.getByRole("link", { name: "Home" }).click();
    await chatOf(page).say("My friends play football after school");
    await page.getByRole("link", { name: "Progressi" }).click();
    await expect(words).toHaveText(/^Parole Inglesi[1-9]/);
    await expect(figures.filter({ hasText: "Questa Settimana" })).toHaveText(
      /^Questa Settimana1messaggio in 7 giorni$/,
    );
    await expect(page.getByText("Questa settimana, finora: 5 XP")).toBeAttached();
    await expect(page.getByText("Oggi: 5 XP su 100")).toBeVisible();
  });

  test("can be asked for again when it does not load", async ({ page }) => {
    const id = await signIn(page.request, persona("free"));
    await answerCall(page, `GET /api/progress/${id}`, 503, {});
    await page.goto("/progress");
    await expect(page.getByText("Non è stato possibile caricare i tuoi progressi.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(page.getByRole("heading", { name: "I tuoi punti di forza" })).toBeVisible();
  });
});

test("a Pro has hearts without end", async ({ page }) => {
  await signIn(page.request, persona("pro"));
  await page.goto("/progress");
  await expect(page.getByRole("banner")).toContainText("Cuori illimitati");
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
