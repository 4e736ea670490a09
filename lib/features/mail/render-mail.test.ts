import { parentReport } from "@/tests/support/parent-reports";
import { renderMail } from "./render-mail";
import type { MailContent, MailProps } from "./templates";

const app = "https://coach.example.it";
const profileUrl = `${app}/profile`;
const subscribeUrl = `${app}/subscribe`;
const endsOn = "2026-12-22T23:30:00.000Z"; // Already the next day in Italy.

const identity = {
  name: "Scuola di Prova S.r.l.",
  address: "via dei Test 1, 00100 Roma",
  email: "info@scuola.example",
};

const confirmUrl = `${app}/parent/confirm?token=7.a.b`;
const stopUrl = `${app}/parent/stop?token=7.a.c`;

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
  "parent-invitation": { studentName: "Giulia", confirmUrl, stopUrl },
  "parent-report": { report: parentReport, stopUrl },
  "parent-short-report": { studentName: "Giulia", level: 5, xp: 196, badges: 4, confirmUrl, stopUrl },
  "deletion-requested": { eraseAfter: endsOn, profileUrl },
  "deletion-cancelled": { profileUrl },
  "account-erased": { reason: "wish" },
  "account-inactive": { eraseAfter: endsOn, loginUrl: `${app}/login` },
  "gate-code": { gate: "system", code: "042137" },
  "gate-blocked": { gate: "secure", code: "Zk3_longer-than-anybody-guesses" },
  "account-reset": { chatUrl: `${app}/` },
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
  },
};
const contents = Object.entries(allProps).map(([template, props]) => ({ template, props }) as MailContent);

async function textOf<T extends keyof MailProps>(template: T): Promise<string> {
  const { text } = await renderMail({ template, props: allProps[template] }, identity);
  return text.replace(/\s+/g, " ");
}

describe.each(contents)("the mail $template", (content) => {
  const urls = Object.values<unknown>(content.props).filter((value) => String(value).startsWith("https:"));

  test("carries its links in HTML, in plain text and in the list, the main one first", async () => {
    const { html, text, links } = await renderMail(content, identity);
    expect(links).toEqual(urls);
    for (const url of links) {
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(url);
    }
  });

  test("has a subject of one line and at most 150 characters", async () => {
    const { subject } = await renderMail(content, identity);
    expect(subject).toMatch(/^[^\p{Cc}]{10,150}$/u);
  });

  test("is Italian, and readable as plain text without a trace of HTML or style", async () => {
    const { html, text } = await renderMail(content, identity);
    expect(html).toContain('lang="it"');
    expect(text).toMatch(/English Coach/);
    expect(text).not.toMatch(/<|&\w+;|\{|prefers-color-scheme|undefined|Invalid/);
  });

  test("ends with who answers for the product", async () => {
    const { text } = await renderMail(content, identity);
    expect(text.replace(/\s+/g, " ")).toMatch(
      /English Coach è gestito da Scuola di Prova S\.r\.l\., via dei Test 1, 00100 Roma\. Email: info@scuola\.example$/,
    );
  });

  test("loads nothing from elsewhere", async () => {
    const { html } = await renderMail(content, identity);
    expect(html).not.toMatch(/<img|<script|<link|@import|@font-face|url\(|src=/i);
  });
});

test("a link with characters of HTML in it stays one address", async () => {
  const verifyUrl = `${app}/email-verified?token=a&x="><script>alert(1)</script>`;
  const { html } = await renderMail({ template: "verify-email", props: { verifyUrl } }, identity);
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
  expect(welcome).toContain(
    "Chi vende: Scuola di Prova S.r.l., via dei Test 1, 00100 Roma, info@scuola.example",
  );
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

test("whoever asks to be erased reads when it happens, how to take it back, and what is promised", async () => {
  const requested = await textOf("deletion-requested");
  expect(requested).toContain("il 23 dicembre 2026");
  expect(requested).toMatch(/annullare la richiesta dal profilo/);
  expect(requested).toContain("entro 30 giorni");
});

test("who has not come for two years reads when their account goes, and how to keep it", async () => {
  const notice = await textOf("account-inactive");
  expect(notice).toMatch(/quasi 2 anni.*il 23 dicembre 2026 cancelleremo il tuo account/);
  expect(notice).toMatch(/Basta accedere una volta prima di quel giorno/);
});

test("the office reads which account is to be erased and until when, and no name", async () => {
  const notice = await textOf("deletion-notice");
  expect(notice).toContain("Richiesta: req-1234");
  expect(notice).toContain("Utente: 77");
  expect(notice).toContain("Ricevuta: 16 dicembre 2026, ore 00:30");
  expect(notice).toContain("Scadenza: 15 gennaio 2027, ore 00:30");
});

test("a feedback reaches the office as it was written, line by line", async () => {
  const { text } = await renderMail(
    { template: "feedback-received", props: allProps["feedback-received"] },
    identity,
  );
  expect(text).toContain("Argomento: Un'idea nuova");
  expect(text).toContain("Voto: 4 su 5");
  expect(text).toMatch(/Mi piace!\n+Vorrei più esercizi\./);
});

test("markup in a feedback stays text", async () => {
  const message = `<img src=x onerror=alert(1)><a href="https://evil.example">qui</a>`;
  const props = { ...allProps["feedback-received"], message };
  const { html, text } = await renderMail({ template: "feedback-received", props }, identity);
  expect(html).not.toMatch(/<img|<a [^>]*evil/);
  expect(text).toContain(message);
});

describe("a parent's report", () => {
  const write = (fields: Partial<typeof parentReport>) =>
    renderMail(
      { template: "parent-report", props: { report: { ...parentReport, ...fields }, stopUrl } },
      identity,
    );

  test("says in plain text all it knows, the chart as a list", async () => {
    const report = await textOf("parent-report");
    for (const fact of [
      "1–22 novembre 2026",
      "Giulia ha fatto inglese in 9 giorni diversi e ha corretto ragionando 14 errori.",
      "Livello 5 196 XP Mancano 24 XP al livello 6.",
      "9 giorni di allenamento 46 messaggi al coach 14 errori corretti ragionando 21 esercizi risolti 1 foto di un compito",
      "Settimana del 28 settembre: 0 XP",
      "Settimana del 16 novembre: 45 XP",
      "4 in tutto. Nuovi in questo periodo: Primi Passi, Campione Livello 5.",
      "Si allena con costanza * Sa già bene: Articoli a e an",
      "Da allenare: La -s della terza persona",
      "Prima: «My sister go to school.»",
      "Dopo averci ragionato: «My sister goes to school.»",
      "What does your teacher say every morning? Che cosa dice ogni mattina la tua insegnante?",
      "Giulia · 1 dicembre 2026, ore 00:30 My sister go to school.",
      "Coach · 1 dicembre 2026, ore 00:31 Guarda il verbo!",
    ])
      expect(report).toContain(fact);
  });

  test("draws the weeks as cells whose heights are in proportion, without a picture", async () => {
    const { html } = await write({});
    const columns = html.slice(html.indexOf("Gli XP, settimana"), html.indexOf(">Badge<"));
    const heights = [...columns.matchAll(/<td height="(\d+)"/g)].map(([, height]) => Number(height));
    expect(heights).toEqual([17, 80, 84, 4, 38]);
    expect(columns).toContain('bgcolor="#ffc93c"');
  });

  test("of a student who did nothing says so kindly, and shows no zeros", async () => {
    const activity = { days: 0, messages: 0, corrections: 0, exercises: 0, photos: 0 };
    const weeks = parentReport.weeks.map((week) => ({ ...week, xp: 0 }));
    const nothing = {
      badges: 0,
      newBadges: [],
      strengths: [],
      suggestions: [],
      mastered: [],
      toPractise: [],
    };
    const fields = { ...nothing, activity, weeks, example: null, messages: [], level: 1, xp: 0 };
    const { html, text } = await write({ ...fields, from: "2026-11-01", to: "2026-11-30" });
    expect(text).toContain("Report per i genitori · novembre 2026");
    expect(text).toMatch(/in questo periodo Giulia non ha usato English Coach. Capita/);
    expect(text).not.toMatch(/^0 (giorni|messaggi)|Settimana del/m);
    expect(text).toMatch(/Ancora nessuno: il primo arriva/);
    expect(text).toMatch(/La conversazione con il coach è ancora vuota/);
    expect(html).not.toContain('width="0%"');
  });

  test("of the first day of a month names that day", async () => {
    const { text } = await write({ from: "2026-12-01", to: "2026-12-01" });
    expect(text).toContain("1° dicembre 2026");
  });

  test("carries nothing a student wrote as HTML", async () => {
    const evil = '<img src=x onerror="alert(1)"><a href="https://evil.example">qui</a>';
    const message = { sender: "user" as const, text: evil, sentAt: "2026-11-22T10:00:00.000Z" };
    const example = { topic: evil, before: evil, after: evil };
    const { html } = await write({ studentName: evil, example, messages: [message] });
    expect(html).not.toMatch(/<img|<a [^>]*evil/);
    expect(html.match(/<a /g)).toHaveLength(1);
  });
});

test("a short report tells level, XP and badges, and how to get the rest", async () => {
  const report = await textOf("parent-short-report");
  expect(report).toContain("Livello 5 196 XP");
  expect(report).toContain("4 in tutto.");
  expect(report).toMatch(/Quello completo racconta.*conferma che questo indirizzo è tuo/);
});

test.each(["parent-invitation", "parent-short-report", "parent-report"] as const)(
  "%s says why it came, and ends with the way to get no more",
  async (template) => {
    const text = await textOf(template);
    expect(text).toContain(`Non voglio più ricevere queste email ${stopUrl}`);
    expect(text).toMatch(/Ricevi quest\S+ \S+ perché/);
  },
);
