import { pastsOf, participlesOf } from "@/lib/features/english/lexicon/verb-forms";
import { personOf } from "@/lib/features/english/lexicon/subject-person";
import { parseStatement, type Statement } from "./parse-statement";

const helpers: Record<string, string[]> = {
  will: ["would"],
  can: ["could"],
  may: ["might"],
  must: ["had to"],
  have: ["had"],
  has: ["had"],
  would: ["would"],
  could: ["could"],
  should: ["should"],
  might: ["might"],
  had: ["had"],
};

/** A statement in the tense that follows "he said": its verb group in every right form, and what stands behind it. */
export type Backshifted = { verbs: string[]; rest: string };

const nots = (helper: string) => [`${helper}n't`, `${helper} not`];

/** "I can't swim" → "couldn't swim"; undefined where the words are not plain. `subject` is the one that is told of. */
export function backshift(direct: string, subject: string): Backshifted | undefined {
  const statement = parseStatement(
    direct
      .replace(/\b(he|she|it)'s\b(?! (?:got|been))/gi, "$1 is")
      .trim()
      .replace(/[,.!]$/, ""),
  );
  if (!statement || statement.adverb) return undefined;
  const person = personOf(subject);
  const { helper, isNegative, rest } = statement;
  if (helper === undefined) return lexical(statement);
  const was = person === "I" || person === "third" ? "was" : "were";
  if (/^(?:am|is|are)$/.test(helper)) return { verbs: isNegative ? nots(was) : [was], rest };
  if (/^(?:was|were)$/.test(helper)) return isNegative ? undefined : { verbs: ["had been"], rest };
  const past = helpers[helper];
  if (!past) return undefined;
  if (isNegative && helper === "must") return undefined;
  return { verbs: past.flatMap((one) => (isNegative ? nots(one) : [one])), rest };
}

function lexical({ isNegative, verb, tense, rest }: Statement): Backshifted | undefined {
  const [base = "", ...particles] = verb.split(" ");
  const forms = (found: string[]) => found.map((form) => [form, ...particles].join(" "));
  if (tense === "present")
    return { verbs: isNegative ? [`didn't ${verb}`, `did not ${verb}`] : forms(pastsOf(base)), rest };
  const participles = forms(participlesOf(base));
  return {
    verbs: participles.flatMap((one) => (isNegative ? [`hadn't ${one}`, `had not ${one}`] : [`had ${one}`])),
    rest,
  };
}
