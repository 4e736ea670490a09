import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { spelledOut } from "../chat-spelling";
import { plainWordsOf } from "../lessons/asked-words";
import { findLessonAsked } from "../lessons/grammar-lessons";
import { tellsReason } from "../lessons/tells-reason";
import { isPlainTerm } from "../lessons/school-words";
import { isOnlyEnglish } from "./english-words";
import { asksInEnglish } from "./asks-in-english";
import { readCheck } from "./read-check";

const maxLength = 300;
const maxLines = 2;
const minShareOfEnglish = 0.7;

/** Questions about words and rules, in the plain words of a message: no accents, no signs, "xke" as "perche". */
const asks = new RegExp(
  `(?:^| )(?:${[
    "(?:perche|come|quando|dove) (?:mai |non |invece |poi )?(?:si|uso|usiamo|devo|dobbiamo|metto|mettiamo|posso|possiamo|ci va|ci vuole|va|vanno|bisogna|faccio|dico|scrivo|serve|leggo|hai|ha|c'e|dovrei)",
    "come (?:dire|tradurre|scrivere|dico|dici|diresti|chiami)",
    "(?:che|cosa|cos'e|quale|qual) (?:\\p{L}+ )?(?:vuol|vuole|voleva) dire|(?:cosa|che) significa\\p{L}*|significato d\\p{L}*|significa",
    "differenz\\p{L}*|diff tra|che cambia|cosa cambia",
    "(?:ri)?spieg\\p{L}+",
    "non (?:\\p{L}+ ){0,4}(?:capi\\p{L}+)",
    "regol[ae] (?:d\\p{L}+|per|con|su)",
    "posso (?:dire|usare|mettere|scrivere|togliere)",
    "si puo (?:dire|usare|mettere|scrivere|togliere)",
    "(?:che|quale) (?:tempo|verbo|preposizione|articolo|forma|pronome) (?:si|uso|ci|devo|e|va)",
    "a (?:che|cosa|che cosa) serv\\p{L}+",
    "qual e (?:il|la|lo|l') ?(?:passato|plurale|participio|comparativo|superlativo|contrario|negativ[oa]|forma|paradigma|differenza)",
    "(?:passato|plurale|participio|paradigma|comparativo|superlativo|contrario|sinonimo|pronuncia) d\\p{L}+",
    "mi confond\\p{L}+|confondo|(?:ho|un|dei) dubb\\p{L}+",
  ].join("|")})(?= |$)`,
  "u",
);
/** These ask only where a question mark or a choice stands. */
const halfAsks =
  /(?:^| )(?:perche|si dice|si dicono|si usa|si usano|si mette|si scrive|si legge|si pronuncia|ci va|ci vuole|vuole|serve|e giusto|e corretto|meglio|devo (?:usare|mettere|dire|scrivere)|uso|metto)(?= |$)/u;

const inEnglish =
  /(?:^|[^\p{L}])(?:what(?:'s| is|s) the (?:difference|meaning|past|plural|rule|english|italian)|differences? between|how (?:do|does|can|should|would) (?:i|you|we|one) (?:say|use|spell|pronounce|form|make|write|translate)|how to (?:say|use|spell|pronounce|form|make|translate)|when (?:do|should|can) (?:i|you|we) (?:use|say|put)|what does .{1,60} mean|why (?:do|can't|don't|is|does|can) (?:i|you|we|it) (?:say|use|not|called|put|add)|why is it .{1,60} not|why .{1,40} and not|(?:can|could|please|would)? ?(?:you )?explain (?!your)|can (?:i|you|we) (?:say|use)|is it (?:correct|right|ok) to|i (?:don'?t|do not|didn'?t) (?:understand|get) (?:the |how|why|when)|rules? (?:of|for))/iu;

const isAnswer =
  /(?:^|[^\p{L}])(?:credo|penso|secondo me|per me|direi|scelgo|la risposta)(?![\p{L}]).{0,200}(?:perch[eé]|xk[eé])|^\W*perch[eé]['’]?\s+(?:c['’ ]?[eè]|[eè]['’]?\s|sono|ha\s|indica|parla|succede)(?!.*\?)/iu;

const plainTextOf = (message: string) => plainWordsOf(spelledOut(message)).join(" ");

/** Too long for a question, or with gaps: a text or an exercise. */
export const isSheetOrText = (message: string): boolean =>
  message.length > maxLength ||
  message.trim().split("\n").length > maxLines ||
  /_{2,}|\.{4,}|…{2,}/.test(message);

/**
 * Whether a message asks something about English itself, a word, a rule or whether one can say it so, in Italian or
 * English, whatever it quotes: such a message is no try and no text of a student's own.
 */
export function isQuestionAboutEnglish(message: string): boolean {
  if (isSheetOrText(message) || isAnswer.test(message) || tellsReason(message)) return false;
  if (inEnglish.test(message)) return true;
  const plain = plainTextOf(message);
  const words = plain.split(" ");
  const isAllEnglish = countEnglishWords(message) >= minShareOfEnglish * words.length;
  if (isAllEnglish || asksInEnglish(message))
    return (
      asksInEnglish(message) || readCheck(message) !== undefined || findLessonAsked(message) !== undefined
    );
  const isMarked = message.includes("?") || / (?:o|oppure) | e non /.test(` ${plain} `);
  if ((asks.test(plain) || (isMarked && halfAsks.test(plain))) && isOnEnglish(words)) return true;
  return readCheck(message) !== undefined || findLessonAsked(message) !== undefined;
}

/** Whether a message says that it asks, rather than only name what a rule is about: "at, in, on" may be answers. */
export function asksOutright(message: string): boolean {
  if (isSheetOrText(message) || isAnswer.test(message)) return false;
  const plain = plainTextOf(message);
  const isWhy = message.includes("?") && /(?:^| )perche(?= |$)/u.test(plain);
  return inEnglish.test(message) || isWhy || asks.test(plain);
}

/** Whether words speak of English: an English one, a term of grammar, "come si dice". */
export const isOnEnglish = (words: readonly string[]) =>
  words.some((word) => isOnlyEnglish(word) || isPlainTerm(word) || word === "inglese" || word === "ingl") ||
  / (?:si dice|vuol dire|significa) /.test(` ${words.join(" ")} `);
