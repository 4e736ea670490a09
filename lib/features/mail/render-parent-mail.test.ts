import { identity, mailProps, pageUrl, stopUrl, textOf } from "@/tests/support/mail-props";
import { parentReport } from "@/tests/support/parent-reports";
import { renderMail } from "./render-mail";
import type { MailContent } from "./templates";

describe("a parent's report", () => {
  const write = (fields: Partial<typeof parentReport>) =>
    renderMail(
      { template: "parent-report", props: { report: { ...parentReport, ...fields }, pageUrl, stopUrl } },
      identity,
    );

  test("says in plain text all it knows, the chart as a list", async () => {
    const report = await textOf("parent-report");
    for (const fact of [
      "1–22 novembre 2026",
      "Giulia ha fatto inglese in 9 giorni diversi e ha corretto da sé 14 errori.",
      "Livello 5 196 XP Mancano 24 XP al livello 6. Gli XP sono punti:",
      "9 giorni di allenamento 46 messaggi al coach 14 errori corretti da sé 21 esercizi risolti 1 foto di un compito",
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
    expect(text).toMatch(/Per ora non ci sono messaggi da mostrare/);
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
    expect(html.match(/<a /g)).toHaveLength(2);
  });
});

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
    expect(text).toMatch(/Non devi fare niente: dopo 7 giorni cancelliamo l'account/);
    expect(text).not.toMatch(/report|progressi|livello/i);
  });

  test("of a child names the day where it is known", async () => {
    const { text } = await write({ ageGroup: "child", eraseAfter: "2026-12-07T23:30:00.000Z" });
    expect(text).toContain("Non devi fare niente: l'8 dicembre 2026 cancelliamo l'account");
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
  expect(asked).toMatch(/Abbiamo già scritto a un genitore.*Se non c'è, accedi/);
  expect(asked).not.toContain("scrivi l'email di un genitore");
  const notAsked = await textOf("student-consent-reminder", { isParentAsked: false });
  expect(notAsked).toMatch(/Accedi e scrivi l'email di un genitore/);
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
      "Gli avvisi se c'è un pericolo: no",
      "Non l'hai fatto tu? Apri la pagina",
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
    expect(text).not.toMatch(/report del mese|Non l'hai fatto tu/);
  });
});

test("a consent that was taken back says whose doing it was, and what becomes of the account", async () => {
  expect(await textOf("parent-consent-withdrawn")).toMatch(
    /Hai ritirato il consenso per Giulia.*il 23 dicembre 2026 cancelliamo l'account/,
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
    /Come hai chiesto, il 23 dicembre 2026.*puoi tenere l'account/,
  );
  expect(await textOf("parent-deletion-requested", { isYours: false })).toMatch(
    /Giulia o un altro genitore ha chiesto.*il 23 dicembre 2026.*si può annullare/,
  );
});

test("who is no parent any more reads why, that reports and alerts end, and what to do about it", async () => {
  const text = await textOf("parent-removed");
  expect(text).toMatch(/Giulia ha scritto un'altra email.*né report né avvisi.*può rimettere la tua email/);
  expect(text).not.toContain(stopUrl);
});

describe("a mail about danger", () => {
  test.each([
    ["self-harm", /forse pensa di farsi del male/, /Metti via medicine/],
    [
      "grooming",
      /forse un estraneo, online o di persona/,
      /Non cancellare i messaggi.*Non rispondere a quella persona/,
    ],
  ] as const)(
    "for %s says what was seen, that it may be wrong, and what to do",
    async (cause, seen, todo) => {
      const text = await textOf("parent-alert", { cause });
      expect(text).toMatch(seen);
      expect(text).toMatch(/chiama subito il 112\./);
      expect(text).toMatch(/Potrebbe essere un errore: a leggere è un programma, non una persona/);
      expect(text).toMatch(/Resta vicino.*Ascolta.*Non togliere il telefono per punizione/);
      expect(text).toMatch(todo);
      expect(text).toMatch(/112 Emergenza.*114 Emergenza Infanzia.*19696 Telefono Azzurro/);
      expect(text).toContain("Su English Coach, giovedì 26 novembre alle 22:40, Giulia ha scritto");
      expect(text).not.toMatch(/Non vuoi più questi avvisi|non serve rispondere/);
    },
  );

  test("has numbers to touch in HTML, and plain ones in text", async () => {
    const content = { template: "parent-alert", props: mailProps["parent-alert"] } as const;
    const { html, text } = await renderMail(content, identity);
    for (const number of ["112", "114", "19696"]) expect(html).toContain(`href="tel:${number}"`);
    expect(text).not.toContain("tel:");
  });

  test("tells a bystander nothing by its subject and what stands beside it", async () => {
    const content = { template: "parent-alert", props: mailProps["parent-alert"] } as const;
    const { subject, html } = await renderMail(content, identity);
    expect(subject).toBe("L'avviso che hai chiesto a English Coach");
    const preview = /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
    expect(preview).toMatch(/^Leggilo adesso, in un posto tranquillo\./);
  });
});

test.each([
  ["eating", /il cibo o il corpo/, /Non parlare di peso/],
  ["bullying", /si comporta male/, /non è colpa sua/],
  ["distress", /tristezza, paura o un brutto pensiero/, /Se dura da qualche settimana/],
] as const)("what a student has told about %s comes with a way to begin", async (cause, about, todo) => {
  const text = await textOf("parent-told", { cause });
  expect(text).toContain("Giulia vuole che tu sappia che sta passando un momento difficile");
  expect(text).toMatch(about);
  expect(text).toMatch(todo);
  expect(text).toMatch(/114 Emergenza Infanzia.*19696 Telefono Azzurro/);
  expect(text).not.toContain("112");
});
