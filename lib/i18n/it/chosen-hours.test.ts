import type { WeekHours } from "@/lib/features/family/rules";
import { chosenHours, minutesInWords } from "./chosen-hours";

const never = { from: "00:00", to: "00:00" };
const always = { from: "00:00", to: "24:00" };
const afternoon = { from: "15:00", to: "19:30" };
const morning = { from: "10:00", to: "12:00" };
const week = (weekday: WeekHours[number], weekend = weekday): WeekHours => [
  ...Array<WeekHours[number]>(5).fill(weekday),
  weekend,
  weekend,
];

test.each<[string, WeekHours | null, [string, string][]]>([
  ["no hours at all", null, [["Tutti i giorni", "sempre"]]],
  ["the same every day", week(afternoon), [["Tutti i giorni", "dalle 15 alle 19:30"]]],
  ["never", week(never), [["Tutti i giorni", "mai"]]],
  [
    "other hours at the weekend",
    week(afternoon, morning),
    [
      ["Dal lunedì al venerdì", "dalle 15 alle 19:30"],
      ["Sabato e domenica", "dalle 10 alle 12"],
    ],
  ],
  [
    "equal days that are apart",
    [afternoon, never, afternoon, never, always, always, always],
    [
      ["Lunedì e mercoledì", "dalle 15 alle 19:30"],
      ["Martedì e giovedì", "mai"],
      ["Dal venerdì alla domenica", "sempre"],
    ],
  ],
  [
    "midnight and one o'clock",
    week({ from: "00:00", to: "01:00" }, { from: "01:30", to: "24:00" }),
    [
      ["Dal lunedì al venerdì", "da mezzanotte all’1"],
      ["Sabato e domenica", "dall’1:30 a mezzanotte"],
    ],
  ],
  ["eleven o'clock", week({ from: "10:30", to: "11:00" }), [["Tutti i giorni", "dalle 10:30 alle 11"]]],
])("%s", (_, hours, rows) => {
  expect(chosenHours(hours)).toEqual(rows);
});

test.each([
  [15, "15 minuti"],
  [60, "1 ora"],
  [75, "1 ora e 15 minuti"],
  [120, "2 ore"],
])("%i minutes are %s", (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});
