import { isNoun } from "@/lib/features/english/lexicon/nouns";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { formOfWord } from "../word-forms";
import { solvePlural } from "../solve-word-form";
import { parting, type SourceGap } from "./source-gap";

const counted =
  /(?:→|⇒|->|=>|=|:|–|—|-|>|\s)\s*(?:two|three|four|five|six|seven|eight|nine|ten|some|many|a lot of|lots of|\d+|the|these|those)\s*$/i;

/** "child ____", "a wolf → two ____", "swim – ____": one word alone before its gap, and the form that is asked for. */
export function solveLoneForm({
  gap,
  task,
  instruction,
  before,
  after,
  item,
}: SourceGap): string[] | undefined {
  if (gap.given !== undefined || gap.options) return undefined;
  const isList = item.gaps.length > 1;
  if (!isList && !/^\s*[.;,]?\s*$/.test(after)) return undefined;
  const source = before.replace(counted, "").replace(parting, "").trim();
  const word = source.replace(/^(?:to|an?|one|the|this|that|i|you|he|she) (?=\p{L})/iu, "").toLowerCase();
  if (!/^\p{L}+(?:[ -]\p{L}+)?$/u.test(word)) return undefined;
  if (task.kind === "plural") return pluralOfWords(word, source, task);
  if (!isKnown(word.split(" ")[0] ?? "")) return undefined;
  return formOfWord(word, task, instruction);
}

/** "A bus" is many "buses", "this dog" is "these dogs": the noun alone, or with what goes before it. */
function pluralOfWords(word: string, source: string, task: SourceGap["task"]): string[] | undefined {
  const parts = word.split(" ");
  const noun = parts.at(-1) ?? "";
  const plural = solvePlural(noun, "", "", task);
  if (!plural) return undefined;
  const described = plural.map((form) => [...parts.slice(0, -1), form].join(" "));
  const shown = /^(?:this|that) /i.test(source) ? (/^this/i.test(source) ? "these" : "those") : undefined;
  return shown ? [...described.map((form) => `${shown} ${form}`), ...described] : described;
}

const isKnown = (word: string) =>
  isBase(word) || isNoun(word) || isCommonAdjective(word) || isAdjective(word);
