import type { FamilyReply } from "@/lib/features/family/contract";
import { hoursToday, limitsToday, newsLines, switchLines, weekLines } from "@/components/family/chosen";
import { alone, learner } from "@/tests/support/learner-screen";

const always = { from: "00:00", to: "24:00" };
const afternoon = { from: "15:00", to: "21:00" };
const never = { from: "00:00", to: "00:00" };
const week = (monday: typeof always, others = always) => [monday, ...Array.from({ length: 6 }, () => others)];

/** A Monday in Rome, in summer: two hours ahead of UTC. */
const monday = (romeHour: number) => new Date(Date.UTC(2026, 6, 6, romeHour - 2));

describe("the hours of today", () => {
  test.each([
    [afternoon, 10, "Oggi dalle 15 alle 21"],
    [afternoon, 16, "Oggi fino alle 21"],
    [afternoon, 22, "Oggi fino alle 21"],
    [{ from: "00:00", to: "21:30" }, 16, "Oggi fino alle 21:30"],
    [{ from: "01:00", to: "24:00" }, 0, "Oggi dall’1 a mezzanotte"],
    [never, 16, "Oggi pausa"],
    [always, 16, undefined],
  ])("of %j at %d are «%s»", (today, hour, words) => {
    expect(hoursToday(week(today), monday(hour))).toBe(words);
  });

  test("are those of Rome: Sunday night in London is Monday there", () => {
    expect(hoursToday(week(afternoon), new Date("2026-07-05T22:30:00.000Z"))).toBe("Oggi dalle 15 alle 21");
    expect(hoursToday(week(afternoon), new Date("2026-07-05T21:30:00.000Z"))).toBeUndefined();
  });

  test("of today alone, once they are over, are still today's", () => {
    expect(hoursToday(week(afternoon, never), monday(22))).toBe("Oggi fino alle 21");
  });

  test("of a week without any are a pause", () => {
    expect(hoursToday(week(never, never), monday(16))).toBe("English Coach è in pausa");
  });
});

test("days that are alike are told in one line", () => {
  expect(weekLines(week(afternoon, afternoon))).toEqual(["Tutti i giorni: dalle 15 alle 21"]);
  expect(weekLines([...week(afternoon, afternoon).slice(0, 5), never, always])).toEqual([
    "Da lunedì a venerdì: dalle 15 alle 21",
    "Sabato: pausa",
    "Domenica: quando vuoi",
  ]);
});

const parents = (...guardians: Partial<FamilyReply["guardians"][number]>[]): FamilyReply => ({
  ...alone,
  guardians: guardians.map((one) => ({
    email: "a…a@casa.example",
    isWithdrawn: false,
    alerts: false,
    reports: false,
    ...one,
  })),
});

describe("what parents have switched", () => {
  const off = { coach: false, photos: false, voice: false, readAloud: false };

  test("is told one by one", () => {
    expect(
      switchLines({ ...learner.family, allowed: off }, parents({ alerts: true }, { reports: true })),
    ).toEqual([
      "Il coach è spento",
      "Le foto sono spente",
      "Il microfono è spento",
      "La lettura ad alta voce è spenta",
      "Un genitore riceve un avviso se sembra che tu sia in pericolo",
      "Un genitore riceve i tuoi progressi e gli ultimi messaggi",
    ]);
  });

  test("is nothing while the account waits, nor of who has taken their yes back", () => {
    const waiting = { ...learner.family, stage: "waiting" as const, allowed: off };
    expect(switchLines(waiting, parents({ alerts: true, isWithdrawn: true }))).toEqual([]);
  });
});

test("the limits of today are hours and minutes, each where there is one", () => {
  const { family } = learner;
  expect(limitsToday(family, monday(16))).toEqual([]);
  expect(limitsToday({ ...family, minutesPerDay: 45 }, monday(16))).toEqual(["45 minuti al giorno"]);
  const both = { ...family, hours: week(afternoon), minutesPerDay: 45 };
  expect(limitsToday(both, monday(16))).toEqual(["Oggi fino alle 21", "45 minuti al giorno"]);
});

test("the news begin with who reads along", () => {
  const limited = { ...learner.family, minutesPerDay: 45 };
  expect(newsLines(limited, parents({ alerts: true, reports: true }), monday(16))).toEqual([
    "Riceve i tuoi progressi e gli ultimi messaggi",
    "45 minuti al giorno",
    "Riceve un avviso se sembra che tu sia in pericolo",
  ]);
});

test("where everything is allowed the news says so", () => {
  expect(newsLines(learner.family, alone, monday(16))).toEqual(["Puoi usare tutto, quando vuoi"]);
});
