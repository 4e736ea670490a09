import { expect, type Page } from "@playwright/test";
import type { UserReply } from "@/lib/features/accounts/contract";
import type { ParentReportReply } from "@/lib/features/reports/contract";
import { parentReportReply } from "@/tests/support/parent-reports";
import { answerCall, holdCall, loseCall } from "./replies";
import { toast } from "./screens";
import { scrollTo, shows, type State } from "./states";

const parentEmail = "mamma@esempio.it";
const title = "Report per i genitori";

/** Opens the card as the server would for one whose reports stand so. */
async function openCard(page: Page, fields: Partial<ParentReportReply> = {}): Promise<void> {
  await answerCall(page, "GET /api/parent-report", 200, parentReportReply(fields));
  await page.goto("/progress");
  await shows(page, "I tuoi punti di forza");
  await expect(page.getByLabel("Email di un genitore")).toBeVisible();
  await scrollTo(page, title);
}

/** Saves an address that the server then says this of. */
async function openWithAddress(
  page: Page,
  userId: number,
  fields: Partial<ParentReportReply>,
): Promise<void> {
  const address = `/api/users/${userId}` as const;
  const user = (await (await page.request.get(address)).json()) as UserReply;
  await answerCall(page, `PUT ${address}`, 200, { ...user, parentEmail });
  await openCard(page, { ...fields, parentEmail });
  await page.getByLabel("Email di un genitore").fill(parentEmail);
  await page.getByRole("button", { name: "Salva" }).click();
  await expect(toast(page)).toContainText("Email salvata");
}

const pages = [
  {
    wish: "confirm",
    heading: "Vuoi ricevere i report?",
    button: "Sì, voglio ricevere i report",
    done: "Indirizzo confermato",
    message: "Fatto! Il report arriverà il 1° di ogni mese.",
  },
  {
    wish: "stop",
    heading: "Basta email?",
    button: "Non voglio più ricevere email",
    done: "Non ti scriveremo più",
    message: "Fatto. Non ti scriveremo più di questo studente.",
  },
] as const;

const pageStates = pages.flatMap(({ wish, heading, button, done, message }): State[] => [
  {
    name: `parent-${wish}`,
    as: "visitor",
    async reach(page) {
      await page.goto(`/parent/${wish}?token=x`);
      await shows(page, heading);
    },
  },
  {
    name: `parent-${wish}-done`,
    as: "visitor",
    async reach(page) {
      await answerCall(page, `POST /api/parent/${wish}`, 200, { message });
      await page.goto(`/parent/${wish}?token=x`);
      await page.getByRole("button", { name: button }).click();
      await shows(page, done);
    },
  },
]);

/** What a parent sees. */
export const parentPageStates: State[] = [
  ...pageStates,
  {
    name: "parent-confirm-failed",
    as: "visitor",
    async reach(page) {
      await loseCall(page, "POST /api/parent/confirm");
      await page.goto("/parent/confirm?token=x");
      await page.getByRole("button", { name: "Sì, voglio ricevere i report" }).click();
      await expect(page.getByText("Errore di connessione. Riprova più tardi.")).toBeVisible();
    },
  },
  {
    name: "parent-without-token",
    as: "visitor",
    async reach(page) {
      await page.goto("/parent/confirm");
      await shows(page, "Link incompleto");
    },
  },
];

/** The card from which a student sends a report. */
export const parentReportStates: State[] = [
  { name: "parent-report", as: "nearLimit", reach: (page) => openCard(page) },
  ...(
    [
      ["unconfirmed", "Manca la conferma", { state: "unconfirmed" }],
      ["confirmed", "Indirizzo confermato", { state: "confirmed", nextReportOn: "2026-12-01", sendsLeft: 0 }],
      ["stopped", "Niente più report", { state: "stopped", lastReportAt: "2026-11-20T16:05:00.000Z" }],
    ] as [string, string, Partial<ParentReportReply>][]
  ).map(([name, text, fields]): State => ({
    name: `parent-report-${name}`,
    as: "nearLimit",
    async reach(page, userId) {
      await openWithAddress(page, userId, fields);
      await expect(page.getByText(text)).toBeVisible();
    },
  })),
  {
    name: "parent-report-preview",
    as: "nearLimit",
    async reach(page) {
      await openCard(page);
      await page.getByRole("button", { name: "Vedi che cosa leggerà" }).click();
      await expect(page.getByRole("dialog", { name: "Che cosa leggerà" })).toBeVisible();
    },
  },
  {
    name: "parent-report-loading",
    as: "nearLimit",
    async reach(page) {
      await holdCall(page, "GET /api/parent-report");
      await page.goto("/progress");
      await shows(page, "I tuoi punti di forza");
      await scrollTo(page, title);
    },
  },
  {
    name: "parent-report-not-loaded",
    as: "nearLimit",
    async reach(page) {
      await answerCall(page, "GET /api/parent-report", 503, {});
      await page.goto("/progress");
      await shows(page, "I tuoi punti di forza");
      await expect(page.getByText("Non è stato possibile caricare il report.")).toBeVisible();
      await scrollTo(page, title);
    },
  },
];
