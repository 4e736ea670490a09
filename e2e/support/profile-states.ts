import { expect, type Page } from "@playwright/test";
import type { DeletionReply } from "@/lib/features/deletion/contract";
import { answerCall, holdCall } from "./replies";
import { openScreen, toast } from "./screens";
import { scrollTo, shows, type State } from "./states";

const deletionPath = "/api/request-data-deletion";
const dayMs = 24 * 60 * 60 * 1000;

/** The parts of the feedback dialog. */
export function feedbackOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Invia un feedback" });
  return {
    dialog,
    open: page.getByRole("button", { name: "Invia un feedback" }),
    category: (name: string) => dialog.getByRole("radio", { name }),
    message: dialog.getByRole("textbox", { name: "Il tuo messaggio" }),
    stars: (rating: number) => dialog.getByRole("radio", { name: `${rating} su 5` }),
    send: dialog.getByRole("button", { name: "Invia feedback" }),
  };
}

/** The parts of the section about erasing the account. */
export function deletionOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Vuoi davvero cancellare tutto?" });
  return {
    dialog,
    ask: page.getByRole("button", { name: "Richiedi cancellazione dei dati" }),
    confirm: dialog.getByRole("button", { name: "Sì, cancella il mio account" }),
    keep: dialog.getByRole("button", { name: "Tieni il mio account" }),
    pending: page.getByText("Il tuo account sarà cancellato"),
    cancel: page.getByRole("button", { name: "Annulla la richiesta" }),
  };
}

/** Opens the profile of one whose wish to be erased stands so, and goes to its end. */
async function openWithRequest(page: Page, request: DeletionReply | null): Promise<void> {
  await answerCall(page, `GET ${deletionPath}`, 200, { request });
  await openScreen(page, "/profile");
  await scrollTo(page, "I tuoi dati");
}

const asked = (): DeletionReply => ({
  requestedAt: new Date().toISOString(),
  eraseAfter: new Date(Date.now() + 7 * dayMs).toISOString(),
  canCancel: true,
  hasBegun: false,
});

export const profileStates: State[] = [
  {
    name: "profile",
    as: "grace",
    async reach(page) {
      await page.goto("/profile");
      await shows(page, "Il Tuo Profilo");
      await expect(deletionOf(page).ask).toBeVisible();
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
      await expect(page.getByText(error)).toBeVisible();
    },
  },
  {
    name: "profile-display-name",
    as: "free",
    async reach(page) {
      await openScreen(page, "/profile");
      await page.getByRole("button", { name: "Modifica il nome visualizzato" }).click();
      await expect(page.getByRole("textbox", { name: "Nome visualizzato" })).toBeFocused();
    },
  },
  {
    name: "profile-data",
    as: "free",
    async reach(page, userId) {
      await holdCall(page, `GET /api/users/${userId}/data`);
      await openWithRequest(page, null);
      await page.getByRole("button", { name: "Scarica i miei dati" }).click();
      await expect(page.locator("button[aria-busy]")).toHaveAccessibleName("Scarica i miei dati");
    },
  },
  {
    name: "profile-deletion-loading",
    as: "free",
    async reach(page) {
      await holdCall(page, `GET ${deletionPath}`);
      await openScreen(page, "/profile");
      await scrollTo(page, "I tuoi dati");
    },
  },
  {
    name: "profile-deletion-not-loaded",
    as: "free",
    async reach(page) {
      await answerCall(page, `GET ${deletionPath}`, 503, {});
      await openScreen(page, "/profile");
      await scrollTo(page, "I tuoi dati");
      await expect(page.getByText("Non è stato possibile sapere se")).toBeVisible();
    },
  },
  {
    name: "profile-deletion",
    as: "grace",
    async reach(page) {
      await openWithRequest(page, null);
      await deletionOf(page).ask.click();
      await expect(deletionOf(page).confirm).toBeVisible();
    },
  },
  {
    name: "profile-deletion-asked",
    as: "free",
    async reach(page) {
      await openWithRequest(page, asked());
      await expect(deletionOf(page).cancel).toBeVisible();
    },
  },
  {
    name: "profile-deletion-begun",
    as: "free",
    async reach(page) {
      await openWithRequest(page, { ...asked(), canCancel: false, hasBegun: true });
      await expect(page.getByText("non si può più annullare")).toBeVisible();
    },
  },
  {
    name: "feedback",
    as: "free",
    async reach(page) {
      await openScreen(page, "/profile");
      await feedbackOf(page).open.click();
      await expect(feedbackOf(page).send).toBeDisabled();
    },
  },
  {
    name: "feedback-incomplete",
    as: "free",
    async reach(page) {
      const feedback = feedbackOf(page);
      await openScreen(page, "/profile");
      await feedback.open.click();
      await feedback.category("Un’idea").check();
      await feedback.stars(4).check();
      await feedback.stars(4).press("Enter");
      await expect(toast(page)).toContainText("Campi mancanti");
    },
  },
  {
    name: "feedback-not-sent",
    as: "free",
    async reach(page) {
      const feedback = feedbackOf(page);
      await answerCall(page, "POST /api/feedback", 500, {});
      await openScreen(page, "/profile");
      await feedback.open.click();
      await feedback.category("Un problema").check();
      await feedback.message.fill("La fotocamera non si apre sul mio telefono.");
      await feedback.stars(3).check();
      await feedback.send.click();
      await expect(toast(page)).toContainText("Errore");
    },
  },
];
