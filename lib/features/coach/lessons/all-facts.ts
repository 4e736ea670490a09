import exams from "./facts/exams.json";
import literature from "./facts/literature.json";
import grammar from "./facts/grammar.json";
import soundsAndTexts from "./facts/sounds-and-texts.json";
import sounds from "./facts/sounds.json";
import study from "./facts/study.json";
import verbs from "./facts/verbs.json";
import smallWords from "./facts/small-words.json";
import words from "./facts/words.json";
import writing from "./facts/writing.json";
import type { Fact } from "./fact";

/** All facts, typed as data: `fact.test.ts` reads them with their schema. */
export const allFacts: readonly Fact[] = [
  ...verbs,
  ...smallWords,
  ...words,
  ...sounds,
  ...writing,
  ...study,
  ...grammar,
  ...soundsAndTexts,
  ...exams,
  ...literature,
];
