import { baseOfIng, isBase } from "@/lib/features/english/lexicon/verbs";
import type { MistakeTopic } from "@/lib/features/topics/rules";
import { normsOf } from "./tokens";
import type { Candidate } from "./candidate";
import type { Frame } from "./frame";

export type Opinion = "right" | "wrong" | undefined;
type Accepts = (norms: string[], candidate: Candidate, frame: Frame) => Opinion;

const negatives = /^(?:not|never|no|nobody|nothing|nowhere|none|neither|hardly)$/;
const withSome = /^some(?:thing|one|body|where)?$/;
const withAny = /^any(?:thing|one|body|where)?$/;
const clauseEnd = /^(?:and|but|because|so|if|when)$/;

/** The words of the clause around the place. */
function clauseAt(norms: string[], { place }: Candidate): string[] {
  const start = norms.slice(0, place.from).findLastIndex((norm) => clauseEnd.test(norm)) + 1;
  const after = norms.findIndex((norm, at) => at >= place.to && clauseEnd.test(norm));
  return norms.slice(start, after < 0 ? norms.length : after);
}

/** One "no" in a clause is right, however it is said; two are not. */
const oneNegative: Accepts = (norms, candidate) => {
  const clause = clauseAt(norms, candidate);
  const count = clause.filter((norm) => negatives.test(norm)).length;
  if (count > 1) return "wrong";
  if (count === 1) return clause.some((norm) => withSome.test(norm)) ? "wrong" : "right";
  return clause.some((norm) => withAny.test(norm)) ? "wrong" : undefined;
};

const isBe = "(?:am|is|are|was|were|be|been|turn|turned|turns|become|became)";
const rightAge = new RegExp(
  `\\b${isBe}(?: (?:not|only|just|almost|now|already|about|nearly|still)){0,2} (?:(?:a )?\\d+-years?-old|\\d+ (?:years|months) old|1 (?:year|month) old|\\d+)(?! (?:years?|months?)\\b)`,
);

/** "I'm 12", "I am twelve years old", "I'm 12 and …". */
const age: Accepts = (norms, { place }, { right }) => {
  if (/^how old (?:is|are|was|were)\b/.test(normsOf(right).join(" "))) return undefined;
  const line = norms.slice(Math.max(0, place.from - 4), place.to + 4).join(" ");
  if (rightAge.test(line)) return "right";
  return /\b(?:have|has|had|got)\b(?: got)? \d+/.test(line) ||
    /\b\d+ years?\b(?! old)/.test(line) ||
    /\b\d+ year old/.test(line)
    ? "wrong"
    : undefined;
};

const howMuch = /\b(?:very much|a lot|so much|lots|really|love[sd]?|adore[sd]?)\b/;

/** Where "very much" stands: never between the verb and what is liked, and no "very" alone. */
const degree: Accepts = (norms, _, { right }) => {
  const line = norms.join(" ");
  if (!/\b(?:very|really|lot|much)\b/.test(normsOf(right).join(" "))) return undefined;
  if (/\bvery (?!much|well|often|good|big|nice)(?:like|love|enjoy)/.test(line)) return "wrong";
  if (
    /\b(?:like|love|enjoy)(?:s|d|ed)? (?:very|much|really)(?! much$)\b(?! (?:and|but|because)\b)/.test(
      line,
    ) &&
    !/much$/.test(line)
  )
    return "wrong";
  return howMuch.test(line) ? "right" : undefined;
};

const suggesting = /^(?:suggest|recommend)(?:s|ed|ing)?$/;
const whoDoes = /^(?:i|you|he|she|it|we|they|that)$/;

/** "Suggest going", "suggest that she goes", "suggest we go"; no "suggest go", "suggest you to go", "suggest her going". */
const suggestion: Accepts = (norms) => {
  const at = norms.findIndex((norm) => suggesting.test(norm));
  const [next = "", after = "", then = ""] = norms.slice(at + 1);
  if (at < 0 || next === "") return undefined;
  if (baseOfIng(next) !== undefined) return "right";
  if (whoDoes.test(next)) {
    const verb = next === "that" ? then : after;
    return verb === "to" || (baseOfIng(verb) !== undefined && !isBase(verb)) ? "wrong" : "right";
  }
  return /^(?:me|him|her|us|them|to)$/.test(next) || isBase(next) ? "wrong" : undefined;
};

const accepts: Readonly<Partial<Record<MistakeTopic, Accepts>>> = {
  "double-negative": oneNegative,
  "age-with-have": age,
  "like-very-much": degree,
  "explain-say-suggest-me": suggestion,
};

/** What the rule of the topic itself says of a new sentence; undefined where it says nothing. */
export const opinionOf = (candidate: Candidate, frame: Frame): Opinion =>
  accepts[frame.mistake.topic]?.(normsOf(candidate.tokens), candidate, frame);
