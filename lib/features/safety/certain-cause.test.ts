import { certainCause, hintsAtHarm } from "./certain-cause";
import * as words from "./cause-words";
import type { Odds } from "./classifier/classify";
import { supportCauses, type Support, type SupportCause } from "./rules";

/** Odds that are clear for some causes and against all others. */
function oddsOf(clear: Partial<Record<SupportCause, number>>): Odds {
  const entries = supportCauses.flatMap((cause) =>
    ["need", "urgent"].map((judge) => [`${judge} ${cause}`, clear[cause] ?? -1.5]),
  );
  return { need: 1, urgent: 1, crisis: 1, ...Object.fromEntries(entries) } as Odds;
}

const said = "mi taglio da un mese";
const asked = "un signore conosciuto su internet vuole vedermi";
const read = (
  message: string,
  support: Support,
  clear: Parameters<typeof oddsOf>[0] = { [support.cause]: 1 },
) => certainCause(message, { support, odds: oddsOf(clear) });

it.each([
  ["self-harm", said],
  ["grooming", asked],
] as const)("%s that stands out and is said is certain", (cause, message) => {
  expect(read(message, { level: "crisis", cause })).toBe(cause);
  expect(read(message, { level: "worry", cause })).toBe(cause);
});

it.each([
  ["a light need", said, { level: "gentle", cause: "self-harm" }],
  ["harm by others", said, { level: "crisis", cause: "harm-by-others" }],
  ["a cause that a student tells of", said, { level: "crisis", cause: "bullying" }],
  ["a member of the household", `${said}, mamma non lo sa`, { level: "crisis", cause: "self-harm" }],
  [
    "somebody near it",
    "il mister conosciuto su internet vuole vedermi",
    { level: "crisis", cause: "grooming" },
  ],
  ["blows", `${said}, ho i lividi`, { level: "crisis", cause: "self-harm" }],
  ["somebody else", "lui dice mi taglio", { level: "crisis", cause: "self-harm" }],
  ["a translation", "traduci mi taglio", { level: "crisis", cause: "self-harm" }],
  ["what another has said", "c'è scritto «mi taglio da un mese»", { level: "crisis", cause: "self-harm" }],
  ["what is only hinted at", "tanto domani è l'ultimo giorno", { level: "crisis", cause: "self-harm" }],
  ["nobody who could be a stranger", "vuole vedermi stasera", { level: "crisis", cause: "grooming" }],
] as const)("%s is not", (_title, message, support) => {
  expect(read(message, support)).toBeUndefined();
});

it.each([
  ["another cause is nearly as likely", { "self-harm": 1, distress: 0.6 }],
  ["harm by others is not out of the question", { "self-harm": 1, "harm-by-others": -0.6 }],
])("nothing is certain where %s", (_title, clear) => {
  expect(read(said, { level: "crisis", cause: "self-harm" }, clear)).toBeUndefined();
});

it("knows no need, and needs both judges", () => {
  expect(certainCause(said, { support: undefined, odds: oddsOf({ "self-harm": 1 }) })).toBeUndefined();
  const odds = { ...oddsOf({ "self-harm": 1 }), "urgent harm-by-others": 0.8 };
  expect(certainCause(said, { support: { level: "crisis", cause: "self-harm" }, odds })).toBeUndefined();
});

it("takes an earlier message for a sign the sooner when it shows a need", () => {
  const odds = oddsOf({ "harm-by-others": -0.3 });
  const support = { level: "gentle", cause: "distress" } as const;
  expect(hintsAtHarm({ support: undefined, odds })).toBe(false);
  expect(hintsAtHarm({ support, odds })).toBe(true);
  expect(hintsAtHarm({ support: undefined, odds: oddsOf({ "harm-by-others": -0.1 }) })).toBe(true);
  expect(hintsAtHarm({ support, odds: oddsOf({}) })).toBe(false);
  expect(hintsAtHarm({ support: { level: "gentle", cause: "harm-by-others" }, odds: oddsOf({}) })).toBe(true);
});

it("has words in the letters they are looked up in, each once", () => {
  for (const list of Object.values(words)) {
    expect(list.filter((word) => !/^(?: [a-z0-9]+)+ ?$/.test(word))).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  }
});
