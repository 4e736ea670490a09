import { gapMark } from "./homework-sheet";

const toTranslate = /(?<!\p{L})(?:tradu\p{L}+|translate|in inglese|into english)(?!\p{L})/iu;
const toAnswer = /(?<!\p{L})(?:rispond\p{L}+|answer|short answers?|risp(?:ost[ae]|\.)? ?brev[ei])(?!\p{L})/iu;
/** A text is needed for these. */
const ofText =
  /(?<!\p{L})(?:read|leggi|brano|testo|text|passage|story|storia|true or false|vero o falso)(?!\p{L})/iu;
const asksForTruth = /(?<!\p{L})(?:true|vero)(?!\p{L})/iu;
/** A text that is in the book knows the answers; they are taken down all the same. */
const ofBook = /(?<!\p{L})(?:page|pagina|pag\.?|p\.?) ?\d|(?<!\p{L})s?ul (?:brano|testo|libro)(?!\p{L})/iu;
const isQuestionOfBook = (text: string, instruction: string) =>
  ofBook.test(instruction) &&
  toAnswer.test(instruction) &&
  !asksForTruth.test(instruction) &&
  text.trim().endsWith("?");

/** "Has she got a car? (-)": nothing but a short answer is meant, whatever is asked. */
export const signedQuestion =
  /^((?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|must|should)(?![\p{L}'])[^?]{3,120}\?) ?\(([+–-])\)$/iu;

/** An item that is answered by words of the student's own, with a gap for them; undefined where nothing like it is asked. */
export function openItem(text: string, instruction = ""): { text: string } | undefined {
  if (text.includes(gapMark) || text.trim() === "") return undefined;
  const signed = signedQuestion.exec(text.trim());
  if (signed?.[1]) return { text: `${signed[1]} ${signed[2] === "+" ? "Yes" : "No"}, ${gapMark}` };
  if (ofText.test(instruction))
    return isQuestionOfBook(text, instruction) ? { text: `${text.trim()} ${gapMark}` } : undefined;
  if (toTranslate.test(instruction)) return { text: `${text} → ${gapMark}` };
  if (!toAnswer.test(instruction) || !/\?/.test(text)) return undefined;
  const said = /\? ?\(?(yes|no|sì|si|[+-])\)?$/iu.exec(text.trim())?.[1];
  if (!said) return text.trim().endsWith("?") ? { text: `${text} ${gapMark}` } : undefined;
  const isYes = /^(?:y|s|\+)/i.test(said);
  return { text: `${text.slice(0, text.lastIndexOf("?") + 1)} ${isYes ? "Yes" : "No"}, ${gapMark}` };
}
