import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { baseOfIng, baseOfParticiple, isBase } from "@/lib/features/english/lexicon/verbs";
import { frequency, subjectOfPhrase } from "./clause-subject";
import { parseStatement } from "./parse-statement";

/** A sentence of one clause, as far as it takes to build it anew for somebody else, in another tense, denied or asked. */
export type ClauseParts = {
  subject: string;
  /** Its base with what belongs to it: "have got", "be". */
  verb: string;
  tense: Tense;
  form: "positive" | "negative" | "question";
  adverb?: string;
  /** The question word it opens with. */
  asks?: string;
  rest: string;
};

type Verb = Pick<ClauseParts, "verb" | "tense" | "rest">;

const modals = /^(?:can|could|must|should|would|may|might|will)$/;
const wh =
  /^(?:what time|what colou?r|how (?:often|old|long|far|tall|much|many \w+)|which \w+|what|where|when|why|who|how)\s+/i;

/** "Is" with "cooking tea" is the present continuous of cook; with "happy" it is the verb itself. */
function verbOf(helper: string, words: readonly string[]): Verb | undefined {
  const [first = "", ...others] = words;
  const rest = others.join(" ");
  const all = words.join(" ");
  if (/^(?:am|is|are|was|were)$/.test(helper)) {
    const isPast = /^was|were$/.test(helper);
    if (first === "going" && others[0] === "to" && isBase(others[1] ?? "") && !isPast)
      return { verb: others[1] ?? "", tense: "going-to", rest: others.slice(2).join(" ") };
    const doing = baseOfIng(first);
    if (doing) return { verb: doing, tense: isPast ? "past-continuous" : "present-continuous", rest };
    return { verb: "be", tense: isPast ? "past-simple" : "present-simple", rest: all };
  }
  if (/^(?:have|has|had)$/.test(helper)) {
    if (first === "got")
      return { verb: "have got", tense: helper === "had" ? "past-simple" : "present-simple", rest };
    const done = baseOfParticiple(first) ?? (first === "been" ? "be" : undefined);
    return done
      ? { verb: done, tense: helper === "had" ? "past-perfect" : "present-perfect", rest }
      : undefined;
  }
  if (!modals.test(helper) || !(isBase(first) || first === "be")) return undefined;
  return { verb: first, tense: helper as Tense, rest };
}

/** A plain statement or question taken apart; undefined where it is not plain. */
export function clauseParts(text: string): ClauseParts | undefined {
  const plain = text.trim().replace(/[’‘]/g, "'");
  if (/\?$/.test(plain)) return questionParts(plain.slice(0, -1).trim());
  const statement = parseStatement(plain);
  if (!statement) return undefined;
  const { subject, helper, isNegative, adverb, verb, tense, rest } = statement;
  const found: Verb | undefined =
    helper === undefined
      ? { verb, tense: tense === "past" ? "past-simple" : "present-simple", rest }
      : verbOf(helper, rest.split(/\s+/).filter(Boolean));
  return (
    found && { subject, ...found, form: isNegative ? "negative" : "positive", ...(adverb && { adverb }) }
  );
}

const maxSubjectWords = 4;
const helperOf = (word: string) => word.toLowerCase();

function questionParts(text: string): ClauseParts | undefined {
  const asks = wh.exec(text)?.[0].trim();
  const [first = "", ...words] = text
    .slice(asks?.length ?? 0)
    .trim()
    .split(/\s+/);
  const helper = helperOf(first);
  const most = Math.min(maxSubjectWords, words.length);
  for (let size = most; size > 0; size -= 1) {
    const subject = words.slice(0, size).join(" ");
    if (!subjectOfPhrase(subject)) continue;
    const behind = words.slice(size);
    const adverb = frequency.has(behind[0] ?? "") ? behind[0] : undefined;
    const own = adverb ? behind.slice(1) : behind;
    const found = askedVerb(helper, own);
    if (found)
      return { subject, ...found, form: "question", ...(asks && { asks }), ...(adverb && { adverb }) };
  }
  return undefined;
}

function askedVerb(helper: string, words: readonly string[]): Verb | undefined {
  if (!/^(?:do|does|did)$/.test(helper)) return verbOf(helper, words);
  const [verb = "", ...rest] = words;
  const tense = helper === "did" ? "past-simple" : "present-simple";
  return isBase(verb) ? { verb, tense, rest: rest.join(" ") } : undefined;
}
