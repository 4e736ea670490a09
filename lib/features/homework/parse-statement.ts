import { baseOfPast, baseOfThird, hasSamePast, isBase } from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { frequency, subjectOfPhrase, type ClauseSubject } from "./clause-subject";

/** A plain statement of one clause, taken apart. */
export type Statement = {
  subject: string;
  stand: ClauseSubject;
  /** The helper or form of be as it is printed: "can", "is", "has"; none where do is to help. */
  helper?: string;
  isNegative: boolean;
  adverb?: string;
  /** The verb's base where do helps, else what stands behind the helper. */
  verb: string;
  tense: "present" | "past";
  /** What follows the verb. */
  rest: string;
};

const helpers = /^(?:am|is|are|was|were|can|could|will|would|should|must|may|might|have|has|had)$/;
const shortNots: Record<string, string> = { "can't": "can", cannot: "can", "won't": "will" };
const maxSubjectWords = 4;

const spelledOut = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\bI'm\b/gi, "I am")
    .replace(/\b(you|we|they)'re\b/gi, "$1 are")
    .replace(/\b(I|you|we|they)'ve\b/gi, "$1 have")
    .replace(/\b(I|you|he|she|it|we|they)'ll\b/gi, "$1 will");

/** Takes a statement apart; undefined where it is not plain, as with two clauses or a verb with two readings. */
export function parseStatement(text: string): Statement | undefined {
  const plain = spelledOut(text).replace(/(?<![\s.!])[\s.!]+$/, "");
  if (/[?,;:]|\b(?:and|but|because|if|when|while|that|who|which)\b/i.test(plain)) return undefined;
  const words = plain.split(/\s+/);
  for (let end = 1; end <= Math.min(maxSubjectWords, words.length - 1); end += 1) {
    const subject = words.slice(0, end).join(" ");
    const stand = subjectOfPhrase(subject);
    const found = stand && predicateOf(words.slice(end), stand);
    if (found) return { subject, stand, ...found };
  }
  return undefined;
}

type Predicate = Omit<Statement, "subject" | "stand">;

function predicateOf(words: string[], stand: ClauseSubject): Predicate | undefined {
  const [first = "", ...others] = words;
  const lower = first.toLowerCase();
  if (frequency.has(lower)) {
    const found = predicateOf(others, stand);
    return found && !found.adverb ? { ...found, adverb: lower } : undefined;
  }
  const bare = shortNots[lower] ?? lower.replace(/n't$/, "");
  const isShort = bare !== lower;
  if (/^(?:do|does|did)$/.test(bare) && (isShort || others[0] === "not")) {
    const [verb = "", ...rest] = isShort ? others : others.slice(1);
    const tense = bare === "did" ? "past" : "present";
    return isBase(verb) ? { isNegative: true, verb, tense, rest: rest.join(" ") } : undefined;
  }
  const isHelper = helpers.test(bare) && !isLexicalHave(bare, others);
  if (isHelper) {
    const isNegative = isShort || others[0] === "not";
    const rest = others.slice(others[0] === "not" ? 1 : 0);
    const adverb = frequency.has(rest[0] ?? "") ? rest[0] : undefined;
    const after = adverb ? rest.slice(1) : rest;
    const past = /^(?:was|were|had|could)$/.test(bare);
    return {
      helper: bare,
      isNegative,
      ...(adverb && { adverb }),
      verb: "",
      tense: past ? "past" : "present",
      rest: after.join(" "),
    };
  }
  return lexical(lower, others, stand);
}

/** "She has a dog" wants do; "she has seen it" and "she has got one" do not. */
const isLexicalHave = (word: string, others: readonly string[]) =>
  /^(?:have|has|had)$/.test(word) &&
  !/(?:ed|en|got|been|seen|done|gone|made|met|lost|left|bought|found|put|had)$/.test(
    others[others[0] === "not" ? 1 : 0] ?? "",
  );

/** "Sucked": a word we know in the past of a verb we do not. */
function regularBase(word: string): string | undefined {
  const [, stem = ""] = /^([a-z]{2,12})ed$/.exec(word) ?? [];
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")].find(
    (base) => base.length > 2 && isCommonEnglish(base),
  );
}

function lexical(word: string, others: readonly string[], { person }: ClauseSubject): Predicate | undefined {
  const rest = others.join(" ");
  const plain = { isNegative: false, rest };
  if (word === "has" || (word === "have" && person !== "third"))
    return { ...plain, verb: "have", tense: "present" };
  if (word === "had") return { ...plain, verb: "have", tense: "past" };
  const third = baseOfThird(word);
  if (third && person === "third") return { ...plain, verb: third, tense: "present" };
  const past = baseOfPast(word) ?? regularBase(word);
  if (past && past !== word) return isBase(word) ? undefined : { ...plain, verb: past, tense: "past" };
  if (!isBase(word)) return undefined;
  if (person === "third") return hasSamePast(word) ? { ...plain, verb: word, tense: "past" } : undefined;
  return hasSamePast(word) ? undefined : { ...plain, verb: word, tense: "present" };
}
