import { identity, pageUrl, stopUrl, textOf } from "@/tests/support/mail-props";
import { parentReport } from "@/tests/support/parent-reports";
import { renderMail } from "./render-mail";

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
      "Livello 5 196 XP Mancano 24 XP al livello 6. Esercizi Completati: 19 (uno ogni 10 XP, presi in qualunque modo). Gli XP sono punti:",
      "9 giorni di allenamento 46 messaggi al coach 14 errori corretti da sé 21 esercizi del giorno risolti 1 foto di un compito",
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
