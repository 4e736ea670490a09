import { conjugate, type Clause } from "@/lib/features/english/lexicon/conjugation";
import type { ClauseParts } from "./clause-parts";
import { subjectOfPhrase } from "./clause-subject";

/** What becomes different in a sentence that is built anew. */
export type Change = Partial<Pick<ClauseParts, "subject" | "form" | "tense">>;

const owners: Record<string, string> = {
  i: "my",
  you: "your",
  he: "his",
  she: "her",
  it: "its",
  we: "our",
  they: "their",
};
const join = (...words: (string | undefined)[]) => words.filter(Boolean).join(" ");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Washing his car" of somebody else: the car may be theirs now, or his as before. */
function restsOf({ subject, rest, form }: ClauseParts, change: Change): string[] {
  const told =
    change.form === undefined || change.form === form || change.form === "positive" ? rest : denied(rest);
  if (change.subject === undefined) return [told];
  const own = owners[subject.toLowerCase()];
  const words = told.split(" ");
  const at = words.findIndex((word) =>
    own === undefined ? /^(?:his|her|their)$/i.test(word) : word.toLowerCase() === own,
  );
  if (at < 0) return [told];
  const turned = ownersOf(change.subject).map((owner) => words.with(at, owner).join(" "));
  return [...new Set([...turned, told])];
}

const ownersOf = (subject: string): string[] => {
  const own = owners[subject.toLowerCase()];
  if (own) return [own];
  return subjectOfPhrase(subject)?.person === "plural" ? ["their"] : ["his", "her", "its"];
};

/** "Some milk" is "any milk" where there is none, or where one asks. */
const denied = (rest: string) => rest.replace(/\bsome(?=\b|thing|one|body|where)/gi, "any");

const toDenied: Record<string, string> = { you: "I", i: "you" };

/** Who asks somebody about what that one has said says "you" for "I". */
function subjectsAsked(subject: string, isTurned: boolean): string[] {
  const other = toDenied[subject.toLowerCase()];
  return isTurned && other && subject.toLowerCase() === "i" ? [subject, other] : [subject];
}

/** The sentence built anew in every right form; undefined where its subject is not certain. */
export function rebuild(parts: ClauseParts, change: Change): string[] | undefined {
  const { verb, adverb, asks } = parts;
  const subject = change.subject ?? parts.subject;
  const form = change.form ?? parts.form;
  const tense = change.tense ?? parts.tense;
  const stand = subjectOfPhrase(subject)?.stand;
  if (!stand || (adverb !== undefined && form === "negative")) return undefined;
  const clause: Clause = { subject: stand, verb, tense, form, ...(adverb && { adverb }) };
  return restsOf(parts, change).flatMap((rest) =>
    form === "question"
      ? subjectsAsked(subject, parts.form !== "question").flatMap((who) =>
          conjugate({ ...clause, subject: who }).map((words) => `${capital(join(asks, words, rest))}?`),
        )
      : conjugate(clause).map((words) =>
          words.startsWith("'")
            ? `${capital(subject)}${join(words, rest)}.`
            : `${join(capital(subject), words, rest)}.`,
        ),
  );
}
