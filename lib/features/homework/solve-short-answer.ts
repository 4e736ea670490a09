import { shortAnswer, type Tense } from "@/lib/features/english/lexicon/conjugation";
import { genderOf, genderOfName } from "@/lib/features/english/lexicon/genders";
import { isGroup, isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { setOf, splitWords } from "@/lib/features/english/lexicon/words";
import type { Gap, HomeworkItem } from "./homework-sheet";
import { subjectAtStart, subjectOfPhrase, type ClauseSubject } from "./clause-subject";

const helperTenses: [RegExp, Tense, string][] = [
  [/^(?:do|does)$/, "present-simple", "go"],
  [/^did$/, "past-simple", "go"],
  [/^(?:am|is|are)$/, "present-simple", "be"],
  [/^(?:was|were)$/, "past-simple", "be"],
  [/^(?:have|has)$/, "present-perfect", "go"],
  [/^had$/, "past-perfect", "go"],
  [/^will$/, "will", "go"],
  [/^can$/, "can", "go"],
  [/^could$/, "could", "go"],
  [/^should$/, "should", "go"],
  [/^must$/, "must", "go"],
  [/^would$/, "would", "go"],
];

/** The short answer a gap belongs to: "Yes, I ____." behind its question. */
export function isShortAnswer({ prompt }: HomeworkItem, { start, end, given, options }: Gap): boolean {
  if (given !== undefined || options !== undefined) return false;
  return opening.test(prompt.slice(0, start)) && /^\s*(?:[.!]|$|["A-Z])/.test(prompt.slice(end));
}
const opening = /\b(Yes|No)(?:\s*,)?(?:\s*(I|you|he|she|it|we|they|there|this|that|these|those))?\s*$/i;

/** What goes behind "Yes," or "No,": "do", "isn't"; with its subject where the gap takes that too. */
export function solveShortAnswer({ prompt }: HomeworkItem, { start }: Gap): string[] | undefined {
  const before = prompt.slice(0, start);
  const answer = opening.exec(before);
  const question = lastQuestion(before.slice(0, answer?.index))
    ?.replace(/^\s*(?:[AB]:|["-])\s*/, "")
    .trim();
  if (!answer || !question || question.includes("____")) return undefined;
  const helper = question.split(" ")[0]?.toLowerCase() ?? "";
  const found = helperTenses.find(([form]) => form.test(helper));
  if (!found) return undefined;
  const [, tense, verb] = found;
  const printed = (answer[2] ?? "").toLowerCase();
  const says = answer[1]?.toLowerCase() === "yes" ? "yes" : "no";
  const subjects = printed ? [printed] : subjectsOfReply(question.slice(helper.length).trim());
  if (!subjects || printed === "this" || printed === "these" || printed === "that" || printed === "those")
    return undefined;
  if (printed === "there") return thereAnswer(helper, says);
  if (subjects.includes("there")) return thereAnswer(helper, says)?.map((form) => `there ${form}`);
  const replies = subjects.flatMap((subject) =>
    shortAnswer({ subject, verb, tense }, says).map((reply) => ({ subject, reply })),
  );
  return printed
    ? replies.map(({ subject, reply }) => reply.slice(subject.length).trimStart())
    : replies.map(({ reply }) => reply.replace(/^i\b/, "I"));
}

const saysYes = /^(?:yes|y|sì|si|✓|✔|\+)$/i;
const saysNo = /^(?:no|n|✗|✘|x|-|–)$/i;

/** "Can your mum swim? (yes)": the short answer to a whole question; undefined where the item does not say which. */
export function answerShortly({ prompt, gaps }: HomeworkItem): string[] | undefined {
  const found = /^([^?]{4,100})\?(?:____)?[([/]?([\p{L}✓✔+✗✘–-]{1,3})[)\]]?(?:____)?\.?$/u.exec(
    prompt.trim().replace(/(?<=[?([/_]) | (?=[)\]_.])/g, ""),
  );
  const [, question = "", remark = ""] = found ?? [];
  const says = saysYes.test(remark) ? "yes" : saysNo.test(remark) ? "no" : undefined;
  if (!says || gaps.length !== 1) return undefined;
  const short = `${question}? ${says === "yes" ? "Yes" : "No"}, ____.`;
  const start = short.indexOf("____");
  const gap: Gap = { start, end: start + 4 };
  const replies = solveShortAnswer({ number: 1, prompt: short, gaps: [gap] }, gap);
  return replies?.flatMap((reply) => [`${says === "yes" ? "Yes" : "No"}, ${reply}.`, reply]);
}

/** The last question of a text, without its mark. */
const lastQuestion = (text: string) =>
  text
    .slice(0, Math.max(text.lastIndexOf("?"), 0))
    .split(/[.?!]/)
    .at(-1);

function thereAnswer(helper: string, says: "yes" | "no"): string[] | undefined {
  if (!/^(?:is|are|was|were)$/.test(helper)) return undefined;
  if (says === "yes") return [helper];
  return [`${helper}n't`, `${helper} not`, ...(helper === "is" ? ["'s not"] : [])];
}

const women =
  /\b(?:mother|mum|sister|aunt|grandmother|grandma|girl|woman|girlfriend|daughter|she|mrs \w+|ms \w+)$/i;
const men = /\b(?:father|dad|brother|uncle|grandfather|grandpa|boy|man|boyfriend|son|he|mr \w+)$/i;

/** The pronouns that may stand for the subject of the question in its answer. */
function subjectsOfReply(rest: string): string[] | undefined {
  if (/^there\b/i.test(rest)) return ["there"];
  if (/^(?:you and|\p{L}+ and you)\b/iu.test(rest)) return ["we"];
  if (/^you\b/i.test(rest)) return ["I", "we"];
  if (/^i\b/i.test(rest)) return ["you"];
  if (/^(?:this|that)\b/i.test(rest))
    return /^(?:this|that) (?:\w+ )?(?:your|his|her|my) /i.test(rest) ? undefined : ["it"];
  if (/^(?:these|those)\b/i.test(rest)) return ["they"];
  for (let words = 1; words < 4; words += 1) {
    const phrase = rest
      .split(" ")
      .slice(0, words)
      .join(" ")
      .replace(/[?,.]$/, "");
    // "Your aunt and uncle" are two.
    if (/^and\b/i.test(rest.split(" ")[words] ?? "")) break;
    if (/^(?:he|she|it|we|they)$/i.test(phrase))
      return phrase.toLowerCase() === "we" ? undefined : [phrase.toLowerCase()];
    if (women.test(phrase) && /\s/.test(phrase)) return ["she"];
    if (men.test(phrase) && /\s/.test(phrase)) return ["he"];
  }
  const [name] = splitWords(rest);
  const isTwo = /^\S+ and\b/i.test(rest);
  const gender = name && /^\p{Lu}/u.test(name.text) && !isTwo ? genderOfName(name) : undefined;
  if (gender) return [gender === "male" ? "he" : "she"];
  const byNoun = pronounsOfNoun(rest);
  if (byNoun) return byNoun;
  const subject: ClauseSubject | undefined = subjectAtStart(rest) ?? subjectOfPhrase(rest);
  return subject?.person === "plural" && !/\b(?:you|i|we|us|me)\b/i.test(rest) ? ["they"] : undefined;
}

const animals = setOf(
  "dog cat horse pet puppy kitten hamster rabbit parrot bird animal lion elephant cow monkey",
);

/** "The boys" → they, "your dog" → it, he or she, "the film" → it; by the noun right behind its determiner. */
function pronounsOfNoun(rest: string): string[] | undefined {
  const noun =
    /^(?:the|your|my|his|her|our|their) ([a-z]+)(?! and\b)(?!['’])/i.exec(rest)?.[1]?.toLowerCase() ?? "";
  const [word] = splitWords(noun);
  if (!word) return undefined;
  // "Your cousin Tom" is a boy.
  const [name] = splitWords(/^\S+ [a-z]+ (\p{Lu}\p{Ll}{1,30})/u.exec(rest)?.[1] ?? "");
  const named = name && genderOfName(name);
  if (named) return [named === "male" ? "he" : "she"];
  if (isPluralNoun(noun)) return ["they"];
  if (!isSingularNoun(noun) || isGroup(noun)) return undefined;
  if (animals.has(noun)) return ["it", "he", "she"];
  const gender = genderOf(word);
  return gender === undefined ? ["it"] : gender === "either" ? ["he", "she"] : undefined;
}
