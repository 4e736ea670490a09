import { genderOf } from "@/lib/features/english/lexicon/genders";
import { isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { fillPrompt, type HomeworkItem, type Solution } from "./homework-sheet";
import type { Task } from "./instruction";
import { parseStatement, type Statement } from "./parse-statement";
import { findGaps } from "./find-gaps";
import { oddOneOut } from "./families/word-group";
import { asksOddOne, isLoneWord, isWordForms } from "./rewriting";
import { solveRebuilt } from "./solve-rebuilt";
import { formOfWord } from "./word-forms";
import { asksForMistake, solveMistake } from "./solve-mistake";
import { asksQuestionFor, questionsFor } from "./solve-question-for";
import { placeAdverb } from "./place-adverb";
import { passiveOf } from "./solve-passive";
import { reportWhole } from "./solve-reported";
import { usedToAnew } from "./solve-used-to";
import { solvePlural } from "./solve-word-form";
import { asksGenitive, genitiveOf } from "./sources/genitive";

type Solve = (item: HomeworkItem) => Solution | undefined;
type Wanted = { item: HomeworkItem; task: Task; instruction: string };

const asksQuestion = /\bquestions?\b|domand|interrogativ/i;
const asksNegative = /\bnegativ/i;
const asksTags = /\bquestion tags?\b|\btag questions?\b/i;
const asksAdverb = /\badverbs?\b|avverbi/i;

/**
 * What an item that is written anew becomes, in every form a teacher accepts: a question, a negative, a plural, a
 * sentence from its pieces. Undefined where that is not certain. `solve` fills an item that is put together for it.
 */
export function solveRewriting({ item, task, instruction }: Wanted, solve: Solve): string[] | undefined {
  const { prompt } = item;
  const [gap] = item.gaps;
  if (asksOddOne(instruction)) return solveOddOne(prompt);
  if (gap?.options) return fromPieces(gap.options, solve);
  if (asksForMistake(instruction)) return solveMistake(prompt);
  if (task.kind === "plural" && !/\s/.test(prompt.trim())) return solvePlural(prompt.trim(), "", "", task);
  if (isLoneWord(prompt) && isWordForms(instruction)) return formOfWord(prompt, task, instruction);
  if (asksGenitive.test(instruction)) return genitiveOf(prompt);
  if (/\breported\b|\bindirect speech\b|discorso indiretto/i.test(instruction))
    return reportWhole(prompt, instruction);
  if (task.isPassive) return /\bactive\b(?! to| into)/i.test(instruction) ? undefined : passiveOf(prompt);
  if (asksAdverb.test(instruction)) return placeAdverb(prompt);
  if (asksQuestionFor(instruction)) return questionsFor(prompt);
  if (task.isUsedTo) return usedToAnew(prompt);
  const there = thereAnew(prompt, instruction);
  if (there) return there;
  const isOneSign = asksQuestion.test(instruction) !== asksNegative.test(instruction);
  const statement = parseStatement(prompt);
  if (!isOneSign) return solveRebuilt(prompt, instruction);
  if (!statement) return undefined;
  return asksQuestion.test(instruction) ? questionsOf(statement) : negativesOf(statement);
}

/** "apple, pear, carrot, banana" → "carrot". */
function solveOddOne(prompt: string): string[] | undefined {
  const by = [/(?<!\s)\s*[,;/|•·]\s*/, /(?<!\s)\s+[–—-]\s+/, /(?<!\s)\s+/].find(
    (sign) => prompt.trim().split(sign).length > 3,
  );
  const odd = by && oddOneOut(prompt.trim().replace(/[.:]$/, "").split(by));
  return odd === undefined ? undefined : [odd];
}

/** "There is a bank." → "Is there a bank?"; what is some becomes any. */
function thereAnew(prompt: string, instruction: string): string[] | undefined {
  const match = /^there (is|are|was|were) ([^.?!]{1,80})\.?$/i.exec(prompt.trim());
  const [, be = "", rest = ""] = match ?? [];
  if (!match || asksQuestion.test(instruction) === asksNegative.test(instruction)) return undefined;
  const asked = rest.replace(/^some\b/, "any");
  if (asksQuestion.test(instruction)) return [`${capital(be)} there ${asked}?`];
  const none = rest.replace(/^(?:some|an?)\s+/, "");
  return [`There ${be}n't ${asked}.`, `There ${be} not ${asked}.`, `There ${be} no ${none}.`];
}

/** The tag behind a statement: "aren't you"; undefined where its pronoun is not certain. */
export function solveTag(item: HomeworkItem, instruction = ""): string[] | undefined {
  const [gap, more] = item.gaps;
  if (!gap || more || gap.given !== undefined || gap.options) return undefined;
  const before = item.prompt.slice(0, gap.start);
  const isTag = /\S,\s*$/.test(before) && /^\s*\?\s*$/.test(item.prompt.slice(gap.end));
  if (!asksTags.test(instruction) && !isTag) return undefined;
  const told = expanded(before.replace(/(?<![,\s])[,\s]+$/, ""));
  if (/^let's\b/i.test(told)) return ["shall we"];
  const there = /^there (is|are|was|were)(n't| not)?\b/i.exec(told);
  if (there) return [`${there[1]?.toLowerCase()}${there[2] ? "" : "n't"} there`];
  const statement = parseStatement(told);
  if (!statement) return undefined;
  const { subject, stand, helper, isNegative, adverb, tense } = statement;
  const isPronoun = /^(?:i|you|he|she|it|we|they)$/i.test(subject);
  const pronoun = isPronoun
    ? subject.toLowerCase()
    : stand.person === "plural"
      ? "they"
      : pronounOfPhrase(subject);
  if (!pronoun) return undefined;
  const own = helper ?? doFor(statement, tense);
  const isDenied = isNegative || adverb === "never";
  const who = pronoun === "i" ? "I" : pronoun;
  if (isDenied) return [`${own} ${who}`];
  return [`${own === "am" ? "aren't" : shortNot(own)} ${who}`, `${own} ${who} not`];
}

/** "She's nice": is, or has before a participle. */
const expanded = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(
      /\b(he|she|it|that|there)'s (got|been|gone|done|seen|made|finished|lived|lost|had|left)\b/i,
      "$1 has $2",
    )
    .replace(/\b(he|she|it|that|there)'s\b/i, "$1 is")
    .replace(/\b(i|you|he|she|it|we|they)'d\b/i, "$1 would");

/** "Anna" → "she", "my dad" → "he", "the film" → "it"; undefined for who may be either. */
function pronounOfPhrase(subject: string): string | undefined {
  const words = splitWords(subject);
  const head = words.at(-1);
  if (!head) return undefined;
  const gender = genderOf(head);
  if (gender === "male" || gender === "female") return gender === "male" ? "he" : "she";
  const isThing =
    gender === undefined && isSingularNoun(head.lower) && !/^(?:family|team|class)$/.test(head.lower);
  return /^(?:this|that)$/i.test(subject) || isThing ? "it" : undefined;
}

const doFor = ({ stand }: Statement, tense: Statement["tense"]) => {
  if (tense === "past") return "did";
  return stand.person === "third" ? "does" : "do";
};

const shortNot = (helper: string) =>
  helper === "can" ? "can't" : helper === "will" ? "won't" : `${helper}n't`;

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const swaps: [RegExp, string][] = [
  [/\bI\b/g, "you"],
  [/\bwe\b/gi, "you"],
  [/\bmy\b/gi, "your"],
  [/\bour\b/gi, "your"],
];

function questionsOf(statement: Statement): string[] | undefined {
  const { subject, helper, isNegative, adverb, verb, tense, rest } = statement;
  if (isNegative) return undefined;
  const own = join(
    helper ?? doFor(statement, tense),
    subject === "I" ? subject : lowered(subject),
    adverb,
    verb,
    rest,
  );
  const turned = swaps.reduce((text, [from, to]) => text.replace(from, to), own);
  const asked = turned
    .replace(/^am you/, "are you")
    .replace(/^was you/, "were you")
    .replace(/^does you/, "do you");
  return [...new Set([own, asked])].map((text) => `${capital(text)}?`);
}

const lowered = (subject: string) =>
  /^(?:you|he|she|it|we|they|the|my|your|his|her|our|their|this|that|these|those|an?)\b/i.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;

function negativesOf(statement: Statement): string[] | undefined {
  const { subject, helper, isNegative, adverb, verb, tense, rest } = statement;
  if (isNegative || adverb || /\b(?:someone|always|never|already)\b/i.test(rest)) return undefined;
  const own = helper ?? doFor(statement, tense);
  const nots = own === "am" ? ["am not"] : [shortNot(own), own === "can" ? "cannot" : `${own} not`];
  const told = rest.replace(/\bsome(?=\b|thing)/gi, "any");
  return nots.map((not) => `${capital(join(subject, not, verb, told))}.`);
}

const isVerbPiece = (piece: string) => isVerbForm(piece.replace(/^not /, "").split(" ")[0] ?? "");

/** "my mum / cook / dinner": a sentence with the piece that is a verb as its gap. */
function fromPieces(pieces: readonly string[], solve: Solve): string[] | undefined {
  const isAsked = pieces.at(-1) === "?";
  const words = pieces.filter((piece) => !/^[.?!]$/.test(piece));
  const at = words.findIndex((piece, place) => place > 0 && isVerbPiece(piece));
  const opener = /^(?:what|where|when|why|who|how|which|what time|how often)$/i.test(words[0] ?? "")
    ? words[0]
    : "";
  const subject = words.slice(opener ? 1 : 0, at).join(" ");
  if (at < 1 || subject === "" || words.filter(isVerbPiece).length > 1) return undefined;
  const rest = words.slice(at + 1).join(" ");
  const verb = words[at] ?? "";
  const prompt = isAsked
    ? join(opener && capital(opener), "____", `(${subject} / ${verb})`, `${rest}?`).replace(" ?", "?")
    : `${join(capital(subject), "____", `(${verb})`, rest)}.`;
  const item = { number: 1, prompt, gaps: gapsOf(prompt) };
  return solve(item)?.gaps[0]?.map((form) => fillPrompt(item, [form]));
}

const noTask: Task = {
  kind: "verbs",
  tenses: [],
  isPassive: false,
  isNegative: false,
  isBeyondUs: false,
  words: [],
};
const gapsOf = (prompt: string) => findGaps(prompt, noTask);
