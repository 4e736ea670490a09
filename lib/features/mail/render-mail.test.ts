import { renderMail } from "./render-mail";
import type { MailContent, MailProps } from "./templates";

const app = "https://coach.example.it";
const profileUrl = `${app}/profile`;
const subscribeUrl = `${app}/subscribe`;
const endsOn = "2026-12-22T23:30:00.000Z"; // Already the next day in Italy.

const allProps: MailProps = {
  "verify-email": { verifyUrl: `${app}/email-verified?token=a-B_9` },
  "reset-password": { resetUrl: `${app}/reset-password?token=a-B_9` },
  "already-registered": { loginUrl: `${app}/login`, forgotPasswordUrl: `${app}/forgot-password` },
  "password-changed": { forgotPasswordUrl: `${app}/forgot-password` },
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
};
const contents = Object.entries(allProps).map(([template, props]) => ({ template, props }) as MailContent);

async function textOf<T extends keyof MailProps>(template: T): Promise<string> {
  const { text } = await renderMail({ template, props: allProps[template] });
  return text.replace(/\s+/g, " ");
}

describe.each(contents)("the mail $template", (content) => {
  const urls = Object.values<unknown>(content.props).filter((value) => String(value).startsWith("https:"));

  test("carries its links in HTML, in plain text and in the list, the main one first", async () => {
    const { html, text, links } = await renderMail(content);
    expect(links).toEqual(urls);
    for (const url of links) {
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(url);
    }
  });

  test("has a subject of one line and at most 150 characters", async () => {
    const { subject } = await renderMail(content);
    expect(subject).toMatch(/^[^\p{Cc}]{10,150}$/u);
  });

  test("is Italian, and readable as plain text without a trace of HTML or style", async () => {
    const { html, text } = await renderMail(content);
    expect(html).toContain('lang="it"');
    expect(text).toMatch(/English Coach/);
    expect(text).not.toMatch(/<|&\w+;|\{|prefers-color-scheme|undefined|Invalid/);
  });

  test("loads nothing from elsewhere", async () => {
    const { html } = await renderMail(content);
    expect(html).not.toMatch(/<img|<script|<link|@import|@font-face|url\(|src=/i);
  });
});

test("a link with characters of HTML in it stays one address", async () => {
  const verifyUrl = `${app}/email-verified?token=a&x="><script>alert(1)</script>`;
  const { html } = await renderMail({ template: "verify-email", props: { verifyUrl } });
  expect(html).not.toContain("<script>");
});

test("verification says 24 hours, reset says 60 minutes and to ignore it when it was not you", async () => {
  expect(await textOf("verify-email")).toContain("24 ore");
  const reset = await textOf("reset-password");
  expect(reset).toContain("60 minuti");
  expect(reset).toMatch(/Se non sei stato tu.*ignora/);
});

test("the confirmation of a contract says what it costs, when it renews, and how to leave it", async () => {
  const welcome = await textOf("subscription-welcome");
  expect(welcome).toContain("4,00 € al mese, IVA inclusa");
  expect(welcome).toContain("Prossimo rinnovo: 23 dicembre 2026");
  expect(welcome).toContain("Recesso possibile: fino al 6 dicembre 2026");
  for (const way of ["Cancella abbonamento", "Recedi dal contratto", "14 giorni", "adulto"])
    expect(welcome).toContain(way);
});

test("a receipt says how much, when, for what time, and its number", async () => {
  const receipt = await textOf("subscription-receipt");
  expect(receipt).toContain("4,00 €");
  expect(receipt).toContain("22 novembre 2026 – 23 dicembre 2026");
  expect(receipt).toContain("in_1234");
});

test.each(["subscription-payment-failed", "subscription-cancelled", "subscription-ending"] as const)(
  "%s says until when Pro stays, by the calendar of Italy",
  async (template) => {
    expect(await textOf(template)).toContain("23 dicembre 2026");
  },
);

test("a withdrawal is acknowledged with its contract, its day and its time", async () => {
  const withdrawn = await textOf("subscription-withdrawn");
  expect(withdrawn).toContain("Contratto: sub_1234");
  expect(withdrawn).toContain("Data del contratto: 22 novembre 2026, ore 10:05");
  expect(withdrawn).toContain("Data del recesso: 1 dicembre 2026, ore 00:30");
  expect(withdrawn).toMatch(/stessa carta.*14 giorni/);
});
