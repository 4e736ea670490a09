import { appUrl, identity, mailProps, textOf } from "@/tests/support/mail-props";
import { renderMail } from "./render-mail";
import type { MailContent } from "./templates";

const contents = Object.entries(mailProps).map(([template, props]) => ({ template, props }) as MailContent);

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
  const verifyUrl = `${appUrl}/email-verified?token=a&x="><script>alert(1)</script>`;
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

test("whoever asks to be erased reads of one day on which it happens, how to take it back, and of the last mail", async () => {
  const requested = await textOf("deletion-requested");
  expect(requested).toContain("il 23 dicembre 2026");
  expect(requested).toMatch(/annullare la richiesta dal profilo/);
  expect(requested).not.toMatch(/entro \d+/);
  expect(requested).toContain("ti scriveremo un’ultima volta");
});

test("who has not come for two years reads when their account goes, and how to keep it", async () => {
  const notice = await textOf("account-inactive");
  expect(notice).toMatch(/quasi 2 anni.*il 23 dicembre 2026 cancelleremo il tuo account/);
  expect(notice).toMatch(/Basta accedere una volta prima di quel giorno/);
});

test("whose parents did not agree in time reads that, and that they may come back", async () => {
  expect(await textOf("account-erased", { reason: "no_consent" })).toMatch(
    /serve il sì di un genitore, e in tempo non è arrivato.*potrai registrarti di nuovo/,
  );
  expect(await textOf("account-erased", { reason: "no_consent" })).not.toContain("pagamenti");
  expect(await textOf("account-erased")).toContain("pagamenti");
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
    { template: "feedback-received", props: mailProps["feedback-received"] },
    identity,
  );
  expect(text).toContain("Argomento: Un’idea");
  expect(text).toContain("Voto: 4 su 5");
  expect(text).toMatch(/Mi piace!\n+Vorrei più esercizi\./);
});

test("what a Pro user has written says so in its subject and among its facts", async () => {
  const render = (isPriority: boolean) =>
    renderMail(
      { template: "feedback-received", props: { ...mailProps["feedback-received"], isPriority } },
      identity,
    );
  const pro = await render(true);
  expect(pro.subject).toMatch(/^\[Pro\] /);
  expect(pro.text).toContain("Piano: Pro");
  const free = await render(false);
  expect(free.subject).not.toContain("Pro");
  expect(free.text).toContain("Piano: Gratuito");
});

test("an answer quotes what was asked, keeps its lines, and says where to write again", async () => {
  const props = mailProps["feedback-answer"];
  const { text, html } = await renderMail({ template: "feedback-answer", props }, identity);
  expect(text).toContain("Come si cambia l'avatar?\nNon lo trovo.");
  expect(text).toContain("Si fa dal profilo:\ntocca il disegno.\n\nBuono studio!");
  expect(html.indexOf("Non lo trovo")).toBeLessThan(html.indexOf("Si fa dal profilo"));
  expect(text).toContain("«Invia un feedback»");
  expect(text).toContain("Se rispondi a questa email non la legge nessuno");
});

test("markup in an answer, and in what it answers, stays text", async () => {
  const markup = `<img src=x onerror=alert(1)>\n<a href="https://evil.example">qui</a> &amp; {1}`;
  const props = { ...mailProps["feedback-answer"], question: markup, answer: markup };
  const { html, text } = await renderMail({ template: "feedback-answer", props }, identity);
  expect(html).not.toMatch(/<img|<a [^>]*evil/);
  expect(text.split(markup)).toHaveLength(3);
});

test("markup in a feedback stays text", async () => {
  const message = `<img src=x onerror=alert(1)><a href="https://evil.example">qui</a>`;
  const props = { ...mailProps["feedback-received"], message };
  const { html, text } = await renderMail({ template: "feedback-received", props }, identity);
  expect(html).not.toMatch(/<img|<a [^>]*evil/);
  expect(text).toContain(message);
});
