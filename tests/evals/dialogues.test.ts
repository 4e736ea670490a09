/**
 * Conversations typed by eight students who have read no rule, over all kinds of homework, labelled turn by turn. The
 * dialogues with odd places were frozen and first read by a program.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { analyse } from "@/lib/features/english/analyse";
import type { Finding } from "@/lib/features/english/finding";
import { judge, measures, type Dialogue, type Measure, type Verdict } from "./dialogues/judge";

const dialogues = JSON.parse(
  readFileSync(path.join(__dirname, "dialogues", "dialogues.json"), "utf8"),
) as Dialogue[];

const floors: Record<Measure, number> = {
  "right fixes recognised": 0.9,
  "wrong fixes not confirmed": 1,
  "questions answered or refused honestly": 0.85,
  "honest where it cannot know": 0.85,
  "questions without nagging": 1,
  "right sentences not accused": 0.95,
  "unseen errors not confirmed": 0.95,
  "right tries accepted": 0.8,
  "wrong tries not accepted": 1,
  "answers not told": 0.95,
  "bad moods met kindly": 0.8,
  "short, with one question at the end": 0.95,
};

const findings = new Map<string, Finding[]>();
const verdicts: Verdict[][] = [[], []];

beforeAll(async () => {
  for (const { turns } of dialogues)
    for (const { say } of turns) if (!findings.has(say)) findings.set(say, await analyse(say));
  dialogues.forEach((dialogue, at) =>
    verdicts[at % 2]?.push(...judge(dialogue, (message) => findings.get(message) ?? [])),
  );
}, 120_000);

describe.each([
  ["first", 0],
  ["second", 1],
])("the %s half", (name, half) => {
  test.each(measures)("%s", (measure) => {
    const all = verdicts[half]?.filter((one) => one.measure === measure) ?? [];
    const kept = all.filter(({ isKept }) => isKept).length;
    console.log(`${measure}, ${name} half: ${kept} of ${all.length}`);
    expect(all.length).toBeGreaterThan(0);
    expect(kept / all.length).toBeGreaterThanOrEqual(floors[measure]);
  });
});
