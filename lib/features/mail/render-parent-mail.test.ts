import { identity, mailProps, pageUrl, stopUrl, textOf } from "@/tests/support/mail-props";
import { renderMail } from "./render-mail";
import type { MailContent } from "./templates";

test.each([
  "parent-consent-check",
  "parent-consent-withdrawn",
  "parent-settings-changed",
  "parent-deletion-requested",
  "parent-alert",
  "parent-told",
  "parent-report",
] as const)("%s says why it came, and ends with the page and the way to get no more", async (template) => {
  const text = await textOf(template);
  expect(text).toContain(`Apri la pagina per i genitori ${pageUrl}`);
  expect(text).toContain(`Non voglio più email né avvisi ${stopUrl}`);
  expect(text).toMatch(/Ricevi quest\S+ \S+ (?:perché|come genitore)/);
});

test.each(["parent-invitation", "parent-consent-reminder"] as const)(
  "%s has one page to open, and ends with the way to get no more: who has not said yes has no page of their own",
  async (template) => {
    const text = await textOf(template);
    expect(text).not.toContain("pagina per i genitori");
    expect(text).toContain(`Non voglio più email né avvisi ${stopUrl}`);
    expect(text).toMatch(/Ricevi questa email perché Giulia/);
  },
);

test.each(["parent-consent-withdrawn", "parent-settings-changed", "parent-deletion-requested"] as const)(
  "%s leads to the page by its button alone",
  async (template) => {
    const { html } = await renderMail({ template, props: mailProps[template] } as MailContent, identity);
    expect(html.split(`href="${pageUrl}"`)).toHaveLength(2);
  },
);

test.each(
  (["parent-invitation", "parent-consent-reminder", "parent-consent-check", "parent-page-link"] as const).map(
    (template) => ({ template, props: mailProps[template] }) as MailContent,
  ),
)("$template has its code in one piece, in HTML in two groups", async (content) => {
  const { html, text } = await renderMail(content, identity);
  expect(text).toMatch(/^042137$/m);
  expect(html).toMatch(/>042<\/span><span style="[^"]+">137<\/span>/);
});

describe("an invitation", () => {
  const write = (props: Partial<(typeof mailProps)["parent-invitation"]>) =>
    renderMail(
      { template: "parent-invitation", props: { ...mailProps["parent-invitation"], ...props } },
      identity,
    );

  test("of a child asks for consent, and says what happens without an answer", async () => {
    const { subject, text } = await write({ ageGroup: "child" });
    expect(subject).toBe("Giulia ti chiede il permesso per English Coach");
    expect(text).toMatch(/meno di 14 anni: per legge, prima serve il sì di un genitore/);
    expect(text).toMatch(/valgono 7 giorni/);
    expect(text).toMatch(/Non devi fare niente: dopo 7 giorni cancelliamo l’account/);
    expect(text).not.toMatch(/report|progressi|livello/i);
  });

  test("of a child names the day where it is known", async () => {
    const { text } = await write({ ageGroup: "child", eraseAfter: "2026-12-07T23:30:00.000Z" });
    expect(text).toContain("Non devi fare niente: l’8 dicembre 2026 cancelliamo l’account");
    expect(text).not.toContain("dopo 7 giorni");
  });

  test("of a child without a name for strangers has a subject that reads well", async () => {
    const { subject } = await write({ ageGroup: "child", studentName: "uno studente" });
    expect(subject).toBe("Uno studente ti chiede il permesso per English Coach");
  });

  test.each(["teen", "adult", "unknown"] as const)(
    "of a student who is %s is about reports",
    async (ageGroup) => {
      const { subject, text } = await write({ ageGroup });
      expect(subject).toBe("English Coach: i progressi in inglese, una volta al mese");
      expect(text).toMatch(/il 1° di ogni mese/);
      expect(text).not.toMatch(/14 anni|cancellat/);
    },
  );
});

test("the reminders say when the account goes", async () => {
  expect(await textOf("parent-consent-reminder")).toMatch(/il 23 dicembre 2026 lo cancelliamo/);
  expect(await textOf("student-consent-reminder")).toMatch(
    /MANCA UN SÌ.*manca il sì di un genitore.*il 23 dicembre 2026 dobbiamo cancellarlo/,
  );
});

test("a student who waits reads of a mail to a parent only where there is one", async () => {
  const asked = await textOf("student-consent-reminder", { isParentAsked: true });
  expect(asked).toMatch(/Abbiamo già scritto a un genitore.*Se non c’è, accedi/);
  expect(asked).not.toContain("scrivi l’email di un genitore");
  const notAsked = await textOf("student-consent-reminder", { isParentAsked: false });
  expect(notAsked).toMatch(/Accedi e scrivi l’email di un genitore/);
  expect(notAsked).not.toMatch(/già scritto|spam/);
});

test("the question whether it was their choice says that a yes needs nothing, and how to take it back", async () => {
  const { subject } = await renderMail(
    { template: "parent-consent-check", props: mailProps["parent-consent-check"] },
    identity,
  );
  expect(subject).toBe("È stata una tua scelta?");
  const text = await textOf("parent-consent-check");
  expect(text).toMatch(/IL SÌ ERA TUO\?.*per Giulia, il 23 novembre 2026/);
  expect(text).toMatch(
    /Se era tuo, non devi fare niente\. Se non era tuo, apri la pagina e scrivi questo codice/,
  );
});

test("the link to the page says that it works for half an hour, and to ignore it when it was not asked for", async () => {
  expect(await textOf("parent-page-link")).toMatch(/30 minuti, una volta sola.*Ignora questa email/);
});

describe("changed settings", () => {
  test("are listed in plain words, days with the same hours together", async () => {
    const text = await textOf("parent-settings-changed");
    for (const row of [
      "Coach: sì",
      "Foto dei compiti: sì",
      "Microfono: no",
      "Lettura ad alta voce: sì",
      "Dal lunedì al venerdì: dalle 15 alle 19:30",
      "Sabato e domenica: dalle 10 alle 12",
      "Tempo in un giorno: 1 ora e 15 minuti",
      "Il report del mese: sì",
      "Gli avvisi se c’è un pericolo: no",
      "Non l’hai fatto tu? Apri la pagina",
    ])
      expect(text).toContain(row);
  });

  test("without limits say so", async () => {
    const { settings } = mailProps["parent-settings-changed"];
    const free = { ...settings, hours: null, minutesPerDay: null };
    const text = await textOf("parent-settings-changed", { settings: free });
    expect(text).toContain("Tutti i giorni: sempre");
    expect(text).toContain("Tempo in un giorno: senza limite");
  });

  test("of another parent leave out what that one gets by mail", async () => {
    const text = await textOf("parent-settings-changed", { isYours: false });
    expect(text).toMatch(/Un altro genitore.*vale quella che permette di meno/);
    expect(text).not.toMatch(/report del mese|Non l’hai fatto tu/);
  });
});

test("a consent that was taken back says whose doing it was, and what becomes of the account", async () => {
  expect(await textOf("parent-consent-withdrawn")).toMatch(
    /Hai ritirato il consenso per Giulia.*il 23 dicembre 2026 cancelliamo l’account/,
  );
  const other = await textOf("parent-consent-withdrawn", { isYours: false, eraseAfter: null });
  expect(other).toMatch(/Un altro genitore ha ritirato.*Per il coach serve il sì di tutti i genitori/);
  expect(other).not.toContain("cancelliamo");
  const teen = await textOf("parent-consent-withdrawn", { ageGroup: "teen", eraseAfter: null });
  expect(teen).toMatch(/Dai 14 anni si può usare English Coach anche senza/);
  expect(teen).not.toMatch(/spenti|il sì di|di nuovo di sì/);
});

test("a deletion says when, whose wish it was, and that it can be taken back", async () => {
  expect(await textOf("parent-deletion-requested")).toMatch(
    /Come hai chiesto, il 23 dicembre 2026.*puoi tenere l’account/,
  );
  expect(await textOf("parent-deletion-requested", { isYours: false })).toMatch(
    /Giulia o un altro genitore ha chiesto.*il 23 dicembre 2026.*si può annullare/,
  );
});

test("who is no parent any more reads why, that reports and alerts end, and what to do about it", async () => {
  const text = await textOf("parent-removed");
  expect(text).toMatch(/Giulia ha scritto un’altra email.*né report né avvisi.*può rimettere la tua email/);
  expect(text).not.toContain(stopUrl);
});
