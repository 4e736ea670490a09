import { systemPrompt } from "../prompt/system-prompt";

const runLength = 6;

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const runsIn = (words: string[]) =>
  words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(" "));

/** Of the instructions alone: the model turns and what stands in quotation marks are there to be said. */
const instructions = (systemPrompt.split("\n# Good turns")[0] ?? "").replace(/"[^"\n]*"|«[^«»\n]*»/g, "\n");
const secretRuns = new Set(instructions.split("\n").flatMap((line) => runsIn(wordsIn(line))));
const begunRuns = new Set([...secretRuns].map((run) => run.slice(0, run.lastIndexOf(" "))));

/** Whether a sentence recites the coach's instructions. */
export const recitesInstructions = (sentence: string): boolean =>
  runsIn(wordsIn(sentence)).some((run) => secretRuns.has(run));

/** Whether it would with the next word, whole or begun. */
export const isAboutToRecite = (words: string): boolean =>
  begunRuns.has(
    wordsIn(words)
      .slice(1 - runLength)
      .join(" "),
  );
