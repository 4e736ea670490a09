import type { HomeworkItem } from "./homework-sheet";
import type { Task } from "./instruction";
import { asksQuestionFor } from "./solve-question-for";

const asksToRewrite =
  /(?<!\p{L})(?:re-?write|riscriv\p{L}+|transform|trasforma\p{L}*|turn|change|volgi\p{L}*|tradu\p{L}+|translate|(?:make|write|form|ask) (?:the |some )?(?:questions?|sentences?|negatives?|plurals?)|(?:scrivi|fai|forma|scrivere|formula) (?:le |la |delle )?(?:domand\p{L}+|fras[ei])|plural\p{L}*|negative (?:form|sentences?)|forma (?:negativa|interrogativa|affermativa)|into the|passiv\p{L}+|reported speech|discorso indiretto|join the|unisci|(?:correct|find) the|trova l[' ]?error\p{L}*|corregg\p{L}+|mistakes?|errors?|errore|errori|put the adverb|(?:metti|inserisci|aggiungi) (?:gli avverbi|l['’ ]?avverbio)|(?:metti|scrivi|porta|cambia|put)\p{L}*(?: \p{L}+){0,3} (?:al|alla|in the) (?:passato|futuro|presente|condizionale|negativo|singolare|past|present|future|conditional|negative|interrogativ[ao])|past simple of|past participle of|participio|paradigm\p{L}*|odd (?:one|word)s?(?: out)?|intrus[oi]|parola (?:diversa|estranea|intrusa)|does(?:n't| not) belong|non c'entra)(?!\p{L})/iu;
/** A text with questions on it, or gaps, is no such exercise. */
const asksOtherwise =
  /(?<!\p{L})(?:answer|rispond\p{L}+|read the|leggi\p{L}*|true or false|vero o falso|comprehension)(?!\p{L})/iu;

/** Whether of each item's words the one is wanted that does not belong with the others. */
export const asksOddOne = (instruction = "") =>
  /\bodd (?:one|word)|intrus[oi]|parola (?:diversa|estranea|intrusa)|does(?:n't| not) belong|non c'entra/i.test(
    instruction,
  );

/** "Negative ->", "es 3: interrogativa": a form that is named and no more. */
const namesForm =
  /^\W{0,3}(?:(?:es|ex|esercizio|exercise)\.? ?\d{0,2}\W{0,3})?(?:neg(?:ativ\p{L}|\.)?|int(?:err)?(?:ogativ\p{L}|\.)?|questions?|domande|passiv[eo])\W{0,4}$/iu;

/** Whether an instruction wants each item written anew rather than filled in. */
export const isRewriting = (instruction = "") =>
  (asksToRewrite.test(instruction) || namesForm.test(instruction)) && !asksOtherwise.test(instruction);

const asksForForm =
  /(?<!\p{L})(?:past simple|simple past|past tense|third person|terza persona|-?ing[ -]form|forma in -?ing|(?:add|aggiungi)\p{L}* -?ing|past participle|comparativ\p{L}+|superlativ\p{L}+|adverbs?|avverb\p{L}+|contrari\p{L}|opposites?)(?!\p{L})/iu;

/** Whether an instruction asks for a form of words that stand alone: "Write the past simple: 1 go 2 see". */
export const isWordForms = (instruction = "") =>
  asksForForm.test(instruction) && !asksOtherwise.test(instruction);

/** A word or two with nothing to fill in. */
export const isLoneWord = (prompt: string) =>
  /^(?:to )?\p{L}{2,20}(?: \p{L}{2,6})?[.,;]?$/u.test(prompt.trim());

/**
 * An item that is to be written anew, with all of it as its one gap: "She likes tea." under "Make questions", or "my
 * mum / cook / dinner", whose pieces become its options. Others are left as they are.
 */
export function withWholeGap(item: HomeworkItem, task: Task, instruction: string | undefined): HomeworkItem {
  const { prompt, gaps } = item;
  if (gaps.length === 0 && isLoneWord(prompt) && isWordForms(instruction))
    return { ...item, gaps: [{ start: 0, end: prompt.length }] };
  if (task.kind === "order" || !isRewriting(instruction) || prompt.trim() === "" || prompt.includes("____"))
    return item;
  const whole = { start: 0, end: prompt.length };
  if (asksOddOne(instruction) || asksQuestionFor(instruction ?? "")) return { ...item, gaps: [whole] };
  const pieces = prompt
    .replace(/\([+?–-]\)[.?!]?$/, "")
    .split("/")
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length > 2) return { ...item, gaps: [{ ...whole, options: pieces }] };
  const isAside = gaps.every(({ given }) => given !== undefined) && /\)[.?!]*$/.test(prompt);
  return gaps.length === 0 || (isAside && gaps.length === 1) ? { ...item, gaps: [whole] } : item;
}
