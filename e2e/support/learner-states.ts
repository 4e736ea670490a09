import { expect } from "@playwright/test";
import { answerCall, holdCall, loseCall } from "./replies";
import { exerciseStates } from "./exercise-states";
import { findingStates } from "./finding-states";
import { photoStates } from "./photo-states";
import { chatOf, openScreen, toast } from "./screens";
import { shows, type State } from "./states";

const mistake = "She don't like apples";

export const learnerStates: State[] = [
  ...findingStates,
  ...exerciseStates,
  ...photoStates,
  {
    name: "chat-empty",
    as: "admin",
    async reach(page) {
      await page.goto("/");
      await shows(page, "Ciao! Sono il tuo English Coach!");
    },
  },
  {
    name: "chat",
    as: "free",
    async reach(page) {
      await page.goto("/");
      await expect(chatOf(page).ofCoach).toHaveCount(3);
    },
  },
  {
    name: "chat-loading",
    as: "free",
    async reach(page, userId) {
      await holdCall(page, `GET /api/chat/${userId}`);
      await page.goto("/");
      await shows(page, "AI");
    },
  },
  {
    name: "chat-not-loaded",
    as: "free",
    async reach(page, userId) {
      await answerCall(page, `GET /api/chat/${userId}`, 503, {});
      await page.goto("/");
      await expect(page.getByText("Non è stato possibile caricare la chat.")).toBeVisible();
    },
  },
  {
    name: "chat-answering",
    as: "free",
    async reach(page) {
      await holdCall(page, "POST /api/chat");
      await page.goto("/");
      await chatOf(page).write(mistake);
      await expect(chatOf(page).stop).toBeVisible();
    },
  },
  {
    name: "chat-not-sent",
    as: "free",
    async reach(page) {
      await loseCall(page, "POST /api/chat");
      await page.goto("/");
      await chatOf(page).write(mistake);
      await expect(chatOf(page).ofStudent.last()).toContainText("Non inviato");
      await expect(toast(page)).toContainText("Errore");
    },
  },
  {
    name: "chat-without-hearts",
    as: "expired",
    async reach(page, userId) {
      await page.goto("/");
      const learner = page.waitForResponse(`**/api/users/${userId}`);
      await chatOf(page).write(mistake);
      await expect(page.getByText("Hai finito i cuori")).toBeVisible();
      await (await learner).finished();
    },
  },
  {
    name: "chat-at-the-limit",
    as: "free",
    async reach(page) {
      const details = { limit: "messages", used: 200, max: 200 };
      await answerCall(page, "POST /api/chat", 403, { error: "", code: "LIMIT_REACHED", details });
      await page.goto("/");
      await chatOf(page).write(mistake);
      await expect(page.getByText("Limite Messaggi Raggiunto")).toBeVisible();
    },
  },
  {
    name: "chat-new",
    as: "pro",
    async reach(page) {
      await page.goto("/");
      await expect(chatOf(page).ofCoach).toHaveCount(3);
      await page.getByRole("button", { name: "Nuova chat" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "badges",
    as: "pro",
    async reach(page) {
      await page.goto("/achievements");
      await expect(page.getByRole("button", { name: "Primo Messaggio" })).toBeVisible();
    },
  },
  {
    name: "badge-detail",
    as: "pro",
    async reach(page) {
      await page.goto("/achievements");
      await page.getByRole("button", { name: "Esperto di Grammatica" }).click();
      await expect(page.getByRole("dialog", { name: "Dettaglio Badge" })).toBeVisible();
    },
  },
  {
    name: "badges-loading",
    as: "pro",
    async reach(page, userId) {
      await holdCall(page, `GET /api/achievements/${userId}`);
      await page.goto("/achievements");
      await expect(page.getByRole("status", { name: "Carico i tuoi badge…" })).toBeVisible();
    },
  },
  {
    name: "badges-not-loaded",
    as: "pro",
    async reach(page, userId) {
      await answerCall(page, `GET /api/achievements/${userId}`, 500, {});
      await page.goto("/achievements");
      await expect(page.getByRole("button", { name: "Riprova" })).toBeVisible();
    },
  },
  {
    name: "badges-none",
    as: "admin",
    async reach(page) {
      await page.goto("/achievements");
      await shows(page, "Nessun badge ancora");
    },
  },
  {
    name: "progress",
    as: "grace",
    async reach(page) {
      await page.goto("/progress");
      const figures = page.getByRole("main").getByRole("listitem");
      await expect(figures.filter({ hasText: "Messaggi Inviati" })).toContainText(/\d/);
      await expect(figures.filter({ hasText: "Badge" })).toContainText(/\d/);
    },
  },
  {
    name: "features",
    as: "free",
    async reach(page) {
      await page.goto("/features");
      await shows(page, "Come funziona");
    },
  },
  {
    name: "profile",
    as: "grace",
    async reach(page) {
      await page.goto("/profile");
      await shows(page, "Il Tuo Profilo");
    },
  },
  {
    name: "profile-nickname-taken",
    as: "pro",
    async reach(page, userId) {
      const error = "Questo nickname è già in uso. Scegline un altro.";
      await answerCall(page, `PUT /api/users/${userId}`, 409, { error, code: "CONFLICT" });
      await openScreen(page, "/profile");
      await page.getByRole("button", { name: "Modifica il nickname" }).click();
      await page.getByRole("textbox", { name: "Nickname" }).fill("Luca");
      await page.getByRole("button", { name: "OK" }).click();
      await expect(toast(page)).toContainText("Errore");
    },
  },
  {
    name: "not-found",
    as: "free",
    async reach(page) {
      await page.goto("/no/such/page");
      await shows(page, "404 Page Not Found");
    },
  },
];
