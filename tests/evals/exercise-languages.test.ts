import { languageRuns } from "@/components/coach-text/language-runs";
import { exerciseTopics } from "@/lib/features/topics/exercise-topics";
import { generateExercise } from "@/lib/features/exercises/generate-exercise";
import { exerciseWords } from "./exercise-words";

const levels = [1, 2, 3] as const;
/** Every hint, rule and instruction that exercises come with. */
const lines = new Set(
  exerciseTopics.flatMap((topic) =>
    Array.from({ length: 360 }, (_, seed) =>
      generateExercise({ topic, level: levels[seed % 3] ?? 1, seed }),
    ).flatMap(({ hints, explanation, instruction }) => [...hints, explanation, instruction]),
  ),
);

/** Names of forms, endings, and words that only rules speak of. */
const ofRules = new Set(
  "simple past continuous perfect n't any may never stop stopped s es ies est sh ch x y".split(" "),
);
/** Italian as well: what they are is for the words around them to say. */
const ofBoth = new Set("a i in no do so anna film noise pizza radio".split(" "));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];

test("the English in hints, rules and instructions of exercises is marked, and nothing else", () => {
  const wrong: string[] = [];
  const missed: string[] = [];
  let marked = 0;
  for (const line of lines)
    for (const { text, lang } of languageRuns(line))
      for (const word of wordsOf(text)) {
        const isKnown = exerciseWords.has(word);
        if (lang === "en") marked += 1;
        if (lang === "en" && !isKnown && !ofRules.has(word)) wrong.push(`${word}: ${line}`);
        if (lang === "it" && isKnown && !ofBoth.has(word)) missed.push(`${word}: ${line}`);
      }
  console.log(`exercises: ${lines.size} lines, ${marked} English words marked, ${missed.length} missed`);
  expect(wrong).toEqual([]);
  expect(lines.size).toBeGreaterThan(250);
  expect(marked / (marked + missed.length)).toBeGreaterThanOrEqual(0.98);
});
