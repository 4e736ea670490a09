import { expect } from "@playwright/test";
import { answerCall, holdCall, loseCall } from "./replies";
import { badgeStates } from "./badge-states";
import { mistake } from "./coach";
import { exerciseStates } from "./exercise-states";
import { familyStates } from "./family-states";
import { findingStates } from "./finding-states";
import { firstMinuteStates } from "./first-minute-states";
import { parentReportStates } from "./parent-states";
import { paywallStates } from "./paywall-states";
import { photoStates } from "./photo-states";
import { profileStates } from "./profile-states";
import { progressStates } from "./progress-states";
import { rewardStates } from "./reward-states";
import { chatOf, openScreen, toast } from "./screens";
import { shows, type State } from "./states";
import { subscriptionStates } from "./subscription-states";
import { supportStates } from "./support-states";
import { systemPanelStates } from "./system-panel-states";
import { worksheetStates } from "./worksheet-states";

export const learnerStates: State[] = [
  ...familyStates,
  ...findingStates,
  ...firstMinuteStates,
  ...exerciseStates,
  ...photoStates,
  ...worksheetStates,
  ...profileStates,
  ...paywallStates,
  ...subscriptionStates,
  ...badgeStates,
  ...progressStates,
  ...parentReportStates,
  ...rewardStates,
  ...systemPanelStates,
  ...supportStates,
  {
    name: "chat-empty",
    as: "free",
    async reach(page, userId) {
      await answerCall(page, `GET /api/chat/${userId}`, 200, []);
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
    name: "chat-wish",
    as: "free",
    async reach(page) {
      await openScreen(page, "/");
      await page.getByRole("button", { name: "Chiedi una regola" }).click();
      await expect(chatOf(page).field).toBeFocused();
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
      await expect(chatOf(page).thinking).toBeAttached();
    },
  },
  {
    name: "chat-not-sent",
    as: "free",
    async reach(page) {
      await answerCall(page, "POST /api/chat", 500, {});
      await page.goto("/");
      await chatOf(page).write(mistake);
      await expect(chatOf(page).ofStudent.last()).toContainText("Non inviato");
      await expect(toast(page)).toContainText("Errore");
    },
  },
  {
    name: "chat-waiting",
    as: "free",
    async reach(page) {
      await loseCall(page, "POST /api/chat");
      await page.goto("/");
      await chatOf(page).write(mistake);
      await expect(chatOf(page).ofStudent.last()).toContainText("Parte appena torna la rete");
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
    name: "learner-panel",
    as: "free",
    async reach(page) {
      await openScreen(page, "/");
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: /: livello, schede e aiuto$/ }).click();
      await expect(page.getByRole("dialog").getByRole("link", { name: "Schede" })).toBeVisible();
    },
  },
  {
    name: "hearts",
    as: "nearLimit",
    async reach(page) {
      await openScreen(page, "/");
      await page
        .getByRole("banner")
        .getByRole("button", { name: /cuor[ei]$/ })
        .click();
      await expect(page.getByRole("dialog", { name: /^Hai \d+ cuor[ei]$/ })).toBeVisible();
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
    name: "not-found",
    as: "free",
    async reach(page) {
      await page.goto("/no/such/page");
      await shows(page, "404 Page Not Found");
    },
  },
];
