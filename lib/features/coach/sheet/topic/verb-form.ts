import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import { spellOut } from "../../phrase";
import { baseOfPast, baseOfThird, isBase, thirdPerson } from "@/lib/features/english/lexicon/verbs";

export type Sign = "positive" | "negative" | "question";

const not = "(?: not|n't)?";
const tenses: readonly [RegExp, Tense][] = [
  [new RegExp(`\\b(?:have|has)${not} (?:\\w+ )*been \\w+ing\\b`), "present-perfect-continuous"],
  [new RegExp(`\\bhad${not} (?:\\w+ )*been \\w+ing\\b`), "past-perfect-continuous"],
  [/\b(?:will|won't)\b(?: \w+)*? be \w+ing\b/, "future-continuous"],
  [/\b(?:am|is|are|isn't|aren't)\b(?: \w+)*? going to \w+/, "going-to"],
  [/\b(?:am|is|are|isn't|aren't)\b(?: \w+)*? \w+ing\b/, "present-continuous"],
  [/\b(?:was|were|wasn't|weren't)\b(?: \w+)*? \w+ing\b/, "past-continuous"],
  [/\b(?:have|has|haven't|hasn't)\b (?:\w+ )*(?!got\b|to\b)\w+/, "present-perfect"],
  [/\b(?:had|hadn't)\b \w+/, "past-perfect"],
  [/\b(?:will|won't)\b/, "will"],
  [/\b(?:did|didn't)\b/, "past-simple"],
  [/\b(?:do|does|don't|doesn't)\b \w+/, "present-simple"],
];

/** The tense a form shows. `verb`: what it is made of, where that is given. */
export function tenseOfForm(text: string, verb = ""): Tense | undefined {
  const form = spellOut(text.toLowerCase().replaceAll("’", "'").trim());
  const shown = tenses.find(([pattern]) => pattern.test(form))?.[1];
  if (shown) return shown;
  const [word = ""] = form.replace(/^(?:i|you|he|she|it|we|they) /, "").split(" ");
  const [base = ""] = verb.toLowerCase().split(" ");
  if (/^(?:am|is|are|isn't|aren't)\b/.test(form)) return "present-simple";
  if (/^(?:was|were|wasn't|weren't)\b/.test(form)) return "past-simple";
  if (/^(?:do|does|don't|doesn't)$/.test(form)) return "present-simple";
  if (base) {
    if (word === base || word === thirdPerson(base)) return "present-simple";
    return pastsOf(base).includes(word) ? "past-simple" : undefined;
  }
  if (baseOfThird(word) || isBase(word)) return "present-simple";
  return baseOfPast(word) ? "past-simple" : undefined;
}

const auxiliary =
  /^(?:do|does|did|am|is|are|was|were|have|has|had|will|would|can|could|should|must)(?:n't)?$/i;

/** Whether a form affirms, denies or asks. */
export function signOfForm(forms: readonly string[], given: string, prompt: string): Sign {
  const [first = ""] = forms;
  const opens = auxiliary.test(first.split(" ")[0] ?? "");
  const isSplit = forms.length > 1 && auxiliary.test(first);
  const holdsSubject = /\//.test(given) && !/^\W*not\b|\bnot\W*$/i.test(given);
  if (/\?/.test(prompt) && opens && (isSplit || holdsSubject || /^(?:____|\p{L}+ ____)/u.test(prompt)))
    return "question";
  return /\bnot\b|n't\b/i.test(forms.join(" ")) ? "negative" : "positive";
}

export type Subject = "I" | "you" | "third" | "plural";

/** Who does it, as far as form and sentence show it. */
export function subjectOfForm(form: string, prompt: string): Subject | undefined {
  const lower = form.toLowerCase();
  const pronoun =
    /(?:^|[^\p{L}])(I|you|we|they|he|she|it) (?:\w+ )?____|____ (you|we|they|he|she|it)\b/iu.exec(prompt);
  const said = (pronoun?.[1] ?? pronoun?.[2])?.toLowerCase();
  if (said === "i") return "I";
  if (said === "you") return "you";
  if (said) return /^(?:we|they)$/.test(said) ? "plural" : "third";
  if (/^am\b/.test(lower)) return "I";
  if (/^(?:is|has|does|was|isn't|hasn't|doesn't|wasn't)\b/.test(lower)) return "third";
  if (/^(?:are|have|do|were|aren't|haven't|don't|weren't)\b/.test(lower)) return "plural";
  return baseOfThird(lower) && !isBase(lower) ? "third" : undefined;
}
