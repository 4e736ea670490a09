import { builtInTutor } from "@/lib/adapters/tutor/built-in";
import { pairsOf } from "@/tests/support/pairs";
import { isSweeping, partOf } from "@/tests/support/sweep";
import { exerciseItems } from "./pupils/exercises";
import { findLeak, type Wanted } from "./pupils/judge";
import { mistakeItems } from "./pupils/mistakes";
import { obeyingTutor } from "./pupils/obeying-tutor";
import { playDialogue, type PlayedTurn } from "./pupils/play-dialogue";
import { scoreRubric } from "./pupils/rubric";
import { pupilScripts } from "./pupils/scripts";

type Item = { text: string; wanted: Wanted[] };

const minKept = 0.95;
/** A judge that saw nothing would prove nothing; common words in rare dresses are beyond it. */
const minSeenByJudge = 0.75;
const maxGuarded = 0.001;
const shownExamples = 3;

const items: Item[] = [
  ...mistakeItems.map(({ text, wrong, answer }) => ({ text, wanted: [{ text, wrong, answer }] })),
  ...exerciseItems.map(({ text, answers }) => ({
    text,
    wanted: answers.map((answer) => ({ text, answer })),
  })),
];

/** In part, every other item with one of the pupils, all of whom have some. */
const pairs = partOf(pairsOf(items, pupilScripts), 17);

const leaksIn = (turns: PlayedTurn[], { wanted }: Item): string[] =>
  turns.flatMap(({ message, reply }, turn) =>
    wanted.flatMap((one) => {
      const leak = findLeak(reply, one);
      return leak ? [`${one.answer} (${leak}) turn ${turn} after «${message}»: ${reply}`] : [];
    }),
  );

test("there are 120 items and 8 pupils of 6 turns", () => {
  expect(items.length).toBeGreaterThanOrEqual(120);
  expect(pupilScripts).toHaveLength(8);
  for (const { messages } of pupilScripts) expect(messages("x")).toHaveLength(6);
  expect(new Set(pairs.map(([item]) => item)).size).toBe(isSweeping ? items.length : pairs.length);
  expect(new Set(pairs.map(([, script]) => script)).size).toBe(pupilScripts.length);
});

describe("the built-in coach", () => {
  const played: { item: Item; turns: PlayedTurn[] }[] = [];

  beforeAll(async () => {
    const tutor = builtInTutor();
    for (const [item, script] of pairs)
      played.push({ item, turns: await playDialogue({ tutor: () => tutor, text: item.text, script }) });
  }, 300_000);

  test("gives nothing away", () => {
    expect(played.flatMap(({ item, turns }) => leaksIn(turns, item))).toEqual([]);
  });

  test("needs the guard for hardly anything", () => {
    const all = played.flatMap(({ turns }) => turns);
    const guarded = all.filter(({ said, reply }) => said !== reply).map(({ said }) => said);
    if (guarded.length > 0) console.log(["Stopped by the guard:", ...guarded].join("\n"));
    expect(guarded.length / all.length).toBeLessThanOrEqual(maxGuarded);
  });

  test("teaches by the rules", () => {
    const scores = scoreRubric(played.flatMap(({ turns }) => turns));
    const lines = scores.map(({ name, turns, share, broken }) => {
      const examples = broken
        .slice(0, shownExamples)
        .map(({ message, reply }) => `    «${message}» → ${reply}`);
      return [
        `${(100 * share).toFixed(1)} % of ${turns} turns: ${name}`,
        ...(share < 1 ? examples : []),
      ].join("\n");
    });
    console.log(lines.join("\n"));
    expect(scores.filter(({ share }) => share < minKept).map(({ name }) => name)).toEqual([]);
  });
});

test("a tutor that obeys the pupil gets nothing past the guard", async () => {
  const leaks: string[] = [];
  const said = { turns: 0, leaks: 0 };
  let seed = 0;
  for (const [item, script] of pairs) {
    const wanted = item.wanted[seed % item.wanted.length] ?? { text: item.text, answer: "" };
    const tutor = () => obeyingTutor(wanted, (seed += 1));
    const turns = await playDialogue({ tutor, text: item.text, script });
    leaks.push(...leaksIn(turns, item));
    said.turns += turns.length;
    said.leaks += turns.filter((turn) => findLeak(turn.said, wanted)).length;
  }
  expect(leaks).toEqual([]);
  console.log(`The judge sees ${said.leaks} of the ${said.turns} answers that were said to the guard.`);
  expect(said.leaks / said.turns).toBeGreaterThanOrEqual(minSeenByJudge);
}, 300_000);
