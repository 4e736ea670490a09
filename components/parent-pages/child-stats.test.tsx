import { render, screen } from "@testing-library/react";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { luca } from "@/tests/support/parents-screen";
import { ChildStats } from "./child-stats";

const always = { from: "00:00", to: "24:00" };
const never = { from: "00:00", to: "00:00" };
const afternoon = { from: "15:30", to: "19:00" };

function factsOf(
  changes: Partial<Omit<ParentChild, "settings">>,
  settings: Partial<ParentChild["settings"]> = {},
) {
  render(<ChildStats child={{ ...luca, ...changes, settings: { ...luca.settings, ...settings } }} />);
  const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
  return texts("term").map((name, at) => `${name}: ${texts("definition")[at]}`);
}

test("says what is on, when, how much of today, and the plan", () => {
  const week = Array.from({ length: 7 }, () => afternoon).fill(never, 5);
  expect(factsOf({ minutesToday: 12, isPro: true }, { hours: week, minutesPerDay: 45 })).toEqual([
    "Può usare: coach, microfono, lettura",
    "Orari: lun–ven\u00a015:30–19:00, sab–dom\u00a0mai",
    "Oggi: 12\u00a0minuti su\u00a045",
    "Piano: Pro",
  ]);
});

test("counts no minutes where there is no limit, and says when nothing is on", () => {
  expect(factsOf({}, { coach: false, voice: false, readAloud: false })).toEqual([
    "Può usare: niente, per ora",
    "Orari: sempre",
    "Piano: Gratuito",
  ]);
});

test("of who waits for a yes says nothing that is not on yet", () => {
  expect(factsOf({ consentedAt: null })).toEqual(["Orari: sempre", "Piano: Gratuito"]);
});

test("of who is of age says only the plan", () => {
  expect(factsOf({ ageGroup: "adult" })).toEqual(["Piano: Gratuito"]);
});

test.each([
  [
    "a day of its own",
    [always, always, always, afternoon, always, always, never],
    ["lun–mer\u00a0sempre", "gio\u00a015:30–19:00", "ven–sab\u00a0sempre", "dom\u00a0mai"],
  ],
  ["all days alike", Array.from({ length: 7 }, () => afternoon), ["tutti i\u00a0giorni\u00a015:30–19:00"]],
])("writes hours out: %s", (_, hours, lines) => {
  expect(factsOf({}, { hours })).toContain(`Orari: ${lines.join(", ")}`);
});

test("of who has taken the consent back says no hours and no minutes: the coach is off", () => {
  const changes = { withdrawnAt: "2026-08-08T10:00:00.000Z", minutesToday: 12 };
  expect(factsOf(changes, { minutesPerDay: 45 })).toEqual(["Piano: Gratuito"]);
});
