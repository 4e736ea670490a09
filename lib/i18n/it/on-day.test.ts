import { family } from "./family";
import { atTime, dayAndHour, fromTime, onDay, untilDay } from "./on-day";

test.each([
  ["1 dicembre 2026", "il 1° dicembre 2026", "fino al 1° dicembre 2026"],
  ["8 luglio 2026", "l’8 luglio 2026", "fino all’8 luglio 2026"],
  ["11 luglio 2026", "l’11 luglio 2026", "fino all’11 luglio 2026"],
  ["18 luglio 2026", "il 18 luglio 2026", "fino al 18 luglio 2026"],
  ["1\u00a0luglio 2026", "il 1°\u00a0luglio 2026", "fino al 1°\u00a0luglio 2026"],
  ["11\u00a0luglio 2026", "l’11\u00a0luglio 2026", "fino all’11\u00a0luglio 2026"],
])("%s is said «%s» and «%s»", (day, on, until) => {
  expect([onDay(day), untilDay(day)]).toEqual([on, until]);
});

test.each([
  ["00:00", "a mezzanotte", "da mezzanotte"],
  ["00:30", "alle 0:30", "dalle 0:30"],
  ["01:00", "all’1", "dall’1"],
  ["01:30", "all’1:30", "dall’1:30"],
  ["07:00", "alle 7", "dalle 7"],
  ["10:00", "alle 10", "dalle 10"],
  ["24:00", "a mezzanotte", "da mezzanotte"],
])("%s is said «%s» and «%s»", (time, at, from) => {
  expect([atTime(time), fromTime(time)]).toEqual([at, from]);
});

test.each([
  ["2026-11-26T21:40:00.000Z", "giovedì 26\u00a0novembre alle 22:40"],
  ["2026-11-30T23:00:00.000Z", "martedì 1°\u00a0dicembre a mezzanotte"],
  ["2026-07-10T23:05:00.000Z", "sabato 11\u00a0luglio all’1:05"],
])("%s is in Italy %s", (instant, words) => {
  expect(dayAndHour(instant)).toBe(words);
});

test("who is to wait reads from when on as it is said", () => {
  expect(family.quietHours.today("01:00")).toMatch(/Ci vediamo oggi all’1\.$/);
  expect(family.quietHours.tomorrow("07:00")).toMatch(/Ci vediamo domani alle 7\.$/);
  expect(family.quietHours.tomorrow("00:00")).toMatch(/Ci vediamo domani a mezzanotte\.$/);
  expect(family.quietHours.later(5, "10:30")).toMatch(/Ci vediamo sabato alle 10:30\.$/);
});
