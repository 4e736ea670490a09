import { render, screen } from "@testing-library/react";
import type { ParentChild } from "@/lib/features/family/contract";
import { luca } from "@/tests/support/parents-screen";
import { ChildStanding } from "./child-standing";

const always = { from: "00:00", to: "24:00" };
const never = { from: "00:00", to: "00:00" };

function factsOf(
  changes: Partial<Omit<ParentChild, "settings">>,
  settings: Partial<ParentChild["settings"]> = {},
) {
  render(<ChildStanding child={{ ...luca, ...changes, settings: { ...luca.settings, ...settings } }} />);
  const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
  return texts("term").map((name, at) => `${name}: ${texts("definition")[at]}`);
}

test("says what is on, when, how much of today, and the plan", () => {
  const week = Array.from({ length: 7 }, () => always).with(6, never);
  expect(factsOf({ minutesToday: 12, isPro: true }, { hours: week, minutesPerDay: 45 })).toEqual([
    "Può usare: coach, microfono, lettura",
    "Orari: quelli scelti da te",
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
