import { renderMail } from "@/lib/features/mail/render-mail";
import type { MailProps } from "@/lib/features/mail/templates";
import { parentReport } from "./parent-reports";

export const appUrl = "https://coach.example.it";
const profileUrl = `${appUrl}/profile`;
const subscribeUrl = `${appUrl}/subscribe`;
const endsOn = "2026-12-22T23:30:00.000Z"; // Already the next day in Italy.

export const identity = {
  name: "Scuola di Prova S.r.l.",
  address: "via dei Test 1, 00100 Roma",
  email: "info@scuola.example",
};

const confirmUrl = `${appUrl}/parent/confirm?token=aB_1`;
export const stopUrl = `${appUrl}/parent/stop?token=7.a.c`;
export const pageUrl = `${appUrl}/genitori`;
const ways = { pageUrl, stopUrl };
const code = "042137";
const studentName = "Giulia";
const afternoon = { from: "15:00", to: "19:30" };
const morning = { from: "10:00", to: "12:00" };

/** Props for a mail of each template. */
export const mailProps: MailProps = {
  "verify-email": { verifyUrl: `${appUrl}/email-verified?token=a-B_9` },
  "reset-password": { resetUrl: `${appUrl}/reset-password?token=a-B_9` },
  "already-registered": { loginUrl: `${appUrl}/login`, forgotPasswordUrl: `${appUrl}/forgot-password` },
  "password-changed": { forgotPasswordUrl: `${appUrl}/forgot-password` },
  "subscription-welcome": {
    priceCents: 400,
    renewsOn: endsOn,
    withdrawUntil: "2026-12-06T09:05:00.000Z",
    subscribeUrl,
  },
  "subscription-receipt": {
    amountCents: 400,
    paidAt: "2026-11-22T09:05:00.000Z",
    periodStart: "2026-11-22T09:05:00.000Z",
    periodEnd: endsOn,
    invoiceId: "in_1234",
    profileUrl,
  },
  "subscription-payment-failed": { endsOn, subscribeUrl },
  "subscription-cancelled": { endsOn, subscribeUrl },
  "subscription-resumed": { renewsOn: endsOn, profileUrl },
  "subscription-ending": { endsOn, subscribeUrl },
  "subscription-expired": { subscribeUrl },
  "subscription-withdrawn": {
    contractId: "sub_1234",
    concludedAt: "2026-11-22T09:05:00.000Z",
    withdrawnAt: "2026-11-30T23:30:00.000Z",
    profileUrl,
  },
  "parent-invitation": { studentName, ageGroup: "teen", code, confirmUrl, stopUrl },
  "parent-consent-reminder": { studentName, eraseAfter: endsOn, code, confirmUrl, stopUrl },
  "student-consent-reminder": { eraseAfter: endsOn, isParentAsked: true, loginUrl: `${appUrl}/login` },
  "parent-consent-check": {
    studentName,
    givenAt: "2026-11-22T23:30:00.000Z",
    code,
    revokeUrl: `${appUrl}/parent/revoke?token=aB_2`,
    ...ways,
  },
  "parent-consent-withdrawn": { studentName, eraseAfter: endsOn, isYours: true, ...ways },
  "parent-page-link": { code, openUrl: `${appUrl}/genitori/apri?token=aB_3` },
  "parent-settings-changed": {
    studentName,
    settings: {
      coach: true,
      photos: true,
      voice: false,
      readAloud: true,
      reports: true,
      alerts: false,
      hours: [afternoon, afternoon, afternoon, afternoon, afternoon, morning, morning],
      minutesPerDay: 75,
    },
    isYours: true,
    ...ways,
  },
  "parent-removed": { studentName },
  "parent-deletion-requested": { studentName, eraseAfter: endsOn, isYours: true, ...ways },
  "parent-deletion-cancelled": { studentName, isYours: true, ...ways },
  "parent-added": { studentName, added: "p…à@casa.example", ...ways },
  "parent-alert": { studentName, cause: "self-harm", at: "2026-11-26T21:40:00.000Z", ...ways },
  "parent-told": { studentName, cause: "eating", ...ways },
  "parent-report": { report: parentReport, ...ways },
  "deletion-requested": { eraseAfter: endsOn, profileUrl },
  "deletion-cancelled": { profileUrl },
  "account-erased": { reason: "wish" },
  "account-inactive": { eraseAfter: endsOn, loginUrl: `${appUrl}/login` },
  "gate-code": { gate: "system", code: "042137" },
  "gate-blocked": { gate: "secure", code: "Zk3_longer-than-anybody-guesses" },
  "account-reset": { chatUrl: `${appUrl}/` },
  "deletion-notice": {
    requestId: "req-1234",
    userId: 77,
    requestedAt: "2026-12-15T23:30:00.000Z",
    eraseAfter: endsOn,
    dueAt: "2027-01-14T23:30:00.000Z",
  },
  "feedback-received": {
    feedbackId: "feed-1234",
    userId: 77,
    category: "feature",
    rating: 4,
    message: "Mi piace!\nVorrei più esercizi.",
    isPriority: false,
  },
  "feedback-answer": {
    question: "Come si cambia l'avatar?\nNon lo trovo.",
    answer: "Si fa dal profilo:\ntocca il disegno.\n\nBuono studio!",
    profileUrl,
  },
};

/** The plain text of such a mail, its white space folded. */
export async function textOf<T extends keyof MailProps>(
  template: T,
  props?: Partial<MailProps[T]>,
): Promise<string> {
  const { text } = await renderMail({ template, props: { ...mailProps[template], ...props } }, identity);
  return text.replace(/\s+/g, " ");
}
