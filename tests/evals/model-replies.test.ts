/**
 * Answers typed as an excellent model would write them, answers that leak, and answers with broken prefaces, by somebody
 * who has read none of our rules. The second halves, with odd places, were read only after 92 of their 103 good replies had come
 * through unchanged, and 11 of their 35 leaks.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isUnchanged, playModel, type TypedTurn } from "./model/play-model";
import { findLeak } from "./pupils/judge";

type Talk = { kind: string; turns: TypedTurn[] };
type Leak = TypedTurn & { answer: string };
type Broken = { raw: string; why: string };

const typed = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, "model", name), "utf8"));
const talks = typed("talks.json") as Talk[];
const leakingAnswers = typed("leaks.json") as Leak[];
const brokenAnswers = typed("broken.json") as Broken[];

const halves = [
  // Four replies of one talk on a translation are not shown: it was typed before a preface had to tell the answers.
  { name: "first", remainder: 0, minUnchanged: 0.94, maxUnread: 4, maxPassed: 5 },
  { name: "second", remainder: 1, minUnchanged: 0.96, maxUnread: 0, maxPassed: 9 },
];
const halfOf = <Entry>(all: readonly Entry[], remainder: number) =>
  all.filter((_, at) => at % 2 === remainder);

describe.each(halves)("the $name half", ({ name, remainder, minUnchanged, maxUnread, maxPassed }) => {
  test("of good talks: what the model says reaches the student as it is, and no preface does", async () => {
    const seen = await Promise.all(halfOf(talks, remainder).map(({ turns }) => playModel(turns))).then(
      (all) => all.flat(),
    );
    const share = seen.filter(isUnchanged).length / seen.length;
    console.log(`good replies unchanged, ${name}: ${(100 * share).toFixed(1)} % of ${seen.length}`);
    expect(share).toBeGreaterThanOrEqual(minUnchanged);
    expect(seen.filter(({ shown }) => /"(?:wants|errors|secret)"/.test(shown))).toEqual([]);
    expect(seen.filter(({ isUnreadable }) => isUnreadable).length).toBeLessThanOrEqual(maxUnread);
  }, 120_000);

  test("of leaks: what its preface keeps, its reply does not tell", async () => {
    const half = halfOf(leakingAnswers, remainder);
    const seen = (await Promise.all(half.map((one) => playModel([one])))).flat();
    const passed = seen.filter(isUnchanged).length;
    const told = seen.filter(
      ({ shown }, at) =>
        findLeak(shown, { answer: half[at]?.answer ?? "", text: half[at]?.student ?? "" }) !== undefined,
    );
    console.log(
      `leaks that pass, ${name}: ${passed} of ${half.length}, told in the judge's eyes: ${told.length}`,
    );
    expect(passed).toBeLessThanOrEqual(maxPassed);
    expect(told.length).toBeLessThanOrEqual(1);
  }, 120_000);

  test("of broken prefaces: nothing of them is shown, and no reply behind one that cannot be read", async () => {
    const student = "Yesterday I go to school and she don't like it";
    for (const { raw, why } of halfOf(brokenAnswers, remainder)) {
      const [seen] = await playModel([{ student, preface: {}, reply: "" }], () => raw);
      expect(seen?.shown).not.toMatch(/"(?:wants|errors|items|secret|quote)"|```/);
      if (/^hint: (?:no preface|preface cut|wrong types|preface in Italian)/.test(why)) {
        expect(seen).toMatchObject({ isUnreadable: true, shown: "" });
      }
    }
  });
});
