import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import { baseOfParticiple, baseOfPast, isBase } from "@/lib/features/english/lexicon/verbs";
import type { Say } from "../activity";
import { guardSentence } from "../guard/guard";
import type { Secret } from "../guard/secrets";
import { plainWordsOf } from "../lessons/asked-words";
import type { GrammarLesson } from "../lessons/lesson";
import { ruleWords } from "./words";

const tables = new Map(irregularVerbs.map((verb) => [verb.base, verb]));
const asksForms =
  /(?:^| )(?:pass\p{L}*|past|parti\p{L}*|paradigm\p{L}*|forme?|forms?|simple|cosa|come|cm|fa|diventa) (?:\p{L}+ ){0,3}$/u;
const isOfQuestion = /^(?:do|is|are|the|of|past|form|forms|simple|participle|a|come|cm|use|what)$/;

/** The one verb whose forms a message asks for: "qual è il passato di go?", "paradigma di see". */
function verbOf(message: string): string | undefined {
  const words = plainWordsOf(message);
  const asked = words.filter((word, at) => {
    if (isOfQuestion.test(word) && at < words.length - 1) return false;
    const base = baseOf(word);
    return base !== undefined && asksForms.test(` ${words.slice(0, at).join(" ")} `);
  });
  const bases = new Set(asked.map(baseOf));
  return bases.size === 1 ? [...bases][0] : undefined;
}

const baseOf = (word: string) =>
  isBase(word) || word === "be" ? word : (baseOfPast(word) ?? baseOfParticiple(word));

/** The forms of the verb that is asked about, in Italian with the forms in asterisks; undefined when none is. */
export function tellForms(
  lesson: GrammarLesson,
  message: string,
  say: Say,
  secrets: readonly Secret[],
): string | undefined {
  const verb = lesson.id === "irregular-verbs" ? verbOf(message) : undefined;
  if (verb === undefined) return undefined;
  const table = tables.get(verb);
  if (!table) return say(ruleWords.regular, { verb });
  const participles = verb === "go" ? table.participles.slice(0, 1) : table.participles; // "Been" is of "be".
  const forms = [verb, table.pasts.join("/"), participles.join("/")].map((form) => `*${form}*`).join(", ");
  const line = say(ruleWords.formsOf, { verb, forms });
  return guardSentence(line, secrets) ? line : say(ruleWords.formsAreAsked, { verb });
}
