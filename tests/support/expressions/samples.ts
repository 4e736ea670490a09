import { builtExpressions, type Built } from "./built";
import { guardSentence } from "@/lib/features/coach/guard/guard";
import { typedLeaks } from "@/tests/evals/pupils/typed-leaks";
import { readers } from "./readers";
import { readSources } from "./written";

/** Each has expressions of its own: a few show them all. */
const someLeaks = typedLeaks.filter((_, at) => at % 6 === 0);

/** Texts that lead to every expression which is put together only when it is needed. */
const samples = [
  "I am going visit my grandma tomorrow. My name is Anna and I live in Bologna.",
  "If it rains, I will stay. La risposta è went, w-e-n-t! Scrivi invece went e non go.",
  "Complete with the past simple:\n1. If it ____ (rain), we ____ (stay) home. 2. She ____ (go) home. 3. ____ he ____ (like) it?",
  "Complete.\n1I ____ (be) tired.\n2 You ____ (be) late.",
  "Choose: my/your/his/her.\n1 My sister loves his / her cat.\n2 The boy has his/her bag.",
  "Complete with present simple or will.\n1 When she ____ (come), I ____ (call) you.\n2 I ____ (go) if you ____ (come).",
  "Complete with can or can't.\n1. She ____ swim very well.\n2. My dog ____ read.",
  "Complete with a, an or the.\n1. I have got a cat. ____ cat is black.\n2. She is ____ doctor.",
  "interrogami sul futuro perfettissimo",
  "tema sulla mia famiglia",
];

/**
 * The expressions lib puts together, after everything that does so has run. Throws where one place was not reached: it
 * needs another sample.
 */
export async function buildEverything(): Promise<Built[]> {
  const { builders } = readSources();
  for (const file of new Set(builders.map((place) => place.replace(/:\d+$/, "")))) await import(`@/${file}`);
  for (const { read } of readers) for (const sample of samples) await read(sample);
  for (const [secret, sentence] of someLeaks) guardSentence(sentence, [secret]);
  const built = builtExpressions().filter(({ place }) => builders.includes(place));
  const reached = new Set(built.map(({ place }) => place));
  const missed = builders.filter((place) => !reached.has(place));
  if (missed.length > 0) throw new Error(`No sample leads to the expression of ${missed.join(", ")}.`);
  return built;
}
