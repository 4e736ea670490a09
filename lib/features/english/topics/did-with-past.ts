import { atEachWord, grammarRule, matchWords, textOf } from "../rule";
import { opensClause } from "../subject";
import { baseOfPast, baseOfThird, hasSamePast, isBase } from "../verbs";
import type { Word } from "../words";

const subjects = new Set("i you he she it we they".split(" "));
const determiners = new Set("my your his her our their the".split(" "));
const questionWords = new Set("what where when why who how which time".split(" "));
/** Bases of their own that are far more often meant as pasts after did. */
const mistakenBases = new Set("found saw fell felt left".split(" "));

function baseAfterDid(verb: string | undefined): string | undefined {
  if (!verb || (isBase(verb) && !mistakenBases.has(verb))) return undefined;
  const misspelt = /yed$/.test(verb) && isBase(verb.slice(0, -2)) ? verb.slice(0, -2) : undefined;
  const base = baseOfPast(verb) ?? baseOfThird(verb) ?? misspelt;
  return base && base !== "be" && !hasSamePast(base) ? base : undefined;
}

/** Where the verb of "did (not) …" or "did you …" stands. */
function verbAfter(words: Word[], at: number): number | undefined {
  const form = words[at]?.lower;
  if (form === "didn't") return subjects.has(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  if (form !== "did") return undefined;
  if (words[at + 1]?.lower === "not") return at + 2;
  if (!opensClause(words, at) && !questionWords.has(words[at - 1]?.lower ?? "")) return undefined;
  if (subjects.has(words[at + 1]?.lower ?? "")) return at + 2;
  return determiners.has(words[at + 1]?.lower ?? "") ? at + 3 : undefined;
}

export const didWithPast = grammarRule({
  topic: "did-with-past",
  find: ({ words }) =>
    atEachWord(words, (_, at) => {
      const verb = verbAfter(words, at);
      const base = verb === undefined ? undefined : baseAfterDid(words[verb]?.lower);
      if (verb === undefined || !base || words.slice(at + 1, verb + 1).some(({ gap }) => gap.trim()))
        return undefined;
      return matchWords(words, at, verb, `${textOf(words, at, verb - 1)} ${base}`);
    }),
  explanation:
    "Did e didn't portano già il passato per tutta la frase: il verbo che segue torna alla forma base, come quando lo cerchi sul dizionario.",
  hints: [
    "In questa frase il passato è segnato una volta o due?",
    "Did dice già che siamo nel passato: al verbo dopo non serve ripeterlo.",
    "Dopo did e didn't scrivi la forma base del verbo, quella del dizionario.",
  ],
  examples: [
    { wrong: "Did you went to the party?", right: "Did you go to the party?" },
    { wrong: "I didn't saw the film.", right: "I didn't see the film." },
    { wrong: "She did not played tennis.", right: "She did not play tennis." },
    { wrong: "Where did he bought it?", right: "Where did he buy it?" },
    { wrong: "We didn't ate breakfast.", right: "We didn't eat breakfast." },
    { wrong: "Did your friend called you?", right: "Did your friend call you?" },
    { wrong: "I didn't studyed.", right: "I didn't study." },
    { wrong: "He didn't comes to school.", right: "He didn't come to school." },
  ],
});
