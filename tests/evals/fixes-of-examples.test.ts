import { judgeFix, type Mistake } from "@/lib/features/coach/fix/judge-fix";
import { examplesOf } from "@/lib/features/english/examples";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import { partOf } from "../support/sweep";

type Example = { mistake: Mistake; right: string };

/** The examples of every rule that the engine finds alone; in part, every `nth`. */
const fixesOf = (nth: number): Example[] =>
  grammarRules.flatMap(({ topic }) =>
    partOf(examplesOf(topic), nth).flatMap(({ wrong, right }): Example[] => {
      const [found, ...more] = findGrammar(wrong);
      if (!found || found.topic !== topic || more.length > 0) return [];
      const { quote, correction } = found;
      return [{ mistake: { topic, quote, correction, sentence: wrong }, right }];
    }),
  );
const examples = fixesOf(8);

const withoutMarks = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\s'’-]/gu, "");

const ways: { name: string; write: (example: Example) => string; needsCapitals?: true }[] = [
  { name: "as a whole", write: ({ right }) => right },
  { name: "as the piece", write: ({ mistake }) => mistake.correction },
  { name: "in small letters", write: ({ right }) => withoutMarks(right), needsCapitals: true },
  {
    name: "without apostrophes",
    write: ({ right }) => withoutMarks(right).replace(/['’]/g, ""),
    needsCapitals: true,
  },
  { name: "with talk before it", write: ({ mistake }) => `allora è ${mistake.correction}` },
  { name: "with doubt", write: ({ mistake }) => `forse ${mistake.correction}?` },
  { name: "with a reason", write: ({ mistake }) => `${mistake.correction} perché la regola dice così` },
  { name: "among other sentences", write: ({ right }) => `ok ho capito. ${right} Va bene così?` },
];

describe("the examples of the rules", () => {
  test.each(ways)("are put right $name", ({ write, needsCapitals }) => {
    const tried = examples.filter(
      ({ mistake }) => !needsCapitals || !/^(?:capitals|apostrophes|possessive-s)$/.test(mistake.topic),
    );
    const faults = tried.flatMap((example) => {
      const message = write(example);
      const { kind } = judgeFix(message, example.mistake);
      return /^(?:right|gone)$/.test(kind) ? [] : [`${example.mistake.sentence} | ${message} | ${kind}`];
    });
    expect(faults).toEqual([]);
  });

  test("are not put right by the same words", () => {
    const faults = examples.flatMap(({ mistake }) =>
      [mistake.sentence, mistake.quote, mistake.quote.toUpperCase()].filter(
        (message) =>
          message !== mistake.correction && /^(?:right|gone)$/.test(judgeFix(message, mistake).kind),
      ),
    );
    expect(faults).toEqual([]);
  });

  test("are hardly ever put right by what is wrong elsewhere", () => {
    const more = fixesOf(2); // Of fewer one alone would be too many.
    const pairs = more.map(({ mistake }, at) => ({
      mistake,
      other: more[(at + 61) % more.length]?.mistake.quote ?? "",
    }));
    const confirmed = pairs.filter(({ mistake, other }) =>
      /^(?:right|gone)$/.test(judgeFix(other, mistake).kind),
    );
    expect(confirmed.length).toBeLessThanOrEqual(pairs.length * 0.015);
  });
});
