import { ingsOf, participlesOf, pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import { isBase, thirdPerson } from "@/lib/features/english/lexicon/verbs";
import type { Task } from "./instruction";
import { adverbOf } from "./solve-small-forms";
import { degreeOf } from "./solve-word-form";

type Asked = [RegExp, (base: string) => string[]];

const ofVerbs: Asked[] = [
  [/past participle|participio/i, participlesOf],
  [/third person|terza persona/i, (base) => [thirdPerson(base)]],
  [/ing[ -]form|forma in -?ing/i, ingsOf],
  [/past simple|simple past|past tense/i, pastsOf],
];

/** The one form an instruction asks of a word that stands alone: "go" → "went", "quick" → "quickly". */
export function formOfWord(prompt: string, { kind }: Task, instruction: string): string[] | undefined {
  const word = prompt
    .trim()
    .toLowerCase()
    .replace(/^to |[.,;]$/g, "");
  if (kind === "comparative") return degreeOf(word, "comparative")?.flatMap((form) => [form, `${form} than`]);
  if (kind === "comparison") return undefined;
  if (kind === "superlative") return degreeOf(word, "superlative")?.flatMap((form) => [form, `the ${form}`]);
  const asked = ofVerbs.filter(([name]) => name.test(instruction));
  const [base = "", ...particle] = word.split(" ");
  if (/adverb|avverb/i.test(instruction)) {
    if (asked.length > 0 || particle.length > 0) return undefined;
    const adverb = adverbOf(word);
    return adverb === undefined ? undefined : [adverb];
  }
  const [only, ...more] = asked;
  if (!only || more.length > 0 || base === "be" || !isBase(base)) return undefined;
  return only[1](base).map((form) => [form, ...particle].join(" "));
}
