import { gapMark } from "./homework-sheet";

const toTranslate = /(?<!\p{L})(?:tradu\p{L}+|translate|in inglese|into english)(?!\p{L})/iu;
const toAnswer = /(?<!\p{L})(?:rispond\p{L}+|answer|short answers?|rispost[ae] brev[ei])(?!\p{L})/iu;
/** A text is needed for these. */
const ofText =
  /(?<!\p{L})(?:read|leggi|brano|testo|text|passage|story|storia|true or false|vero o falso)(?!\p{L})/iu;
/** An item that is answered by words of the student's own, with a gap for them; undefined where nothing like it is asked. */
export function openItem(text: string, instruction = ""): { text: string } | undefined {
  if (text.includes(gapMark) || text.trim() === "") return undefined;
  if (ofText.test(instruction)) return undefined;
  if (toTranslate.test(instruction)) return { text: `${text} → ${gapMark}` };
  if (!toAnswer.test(instruction) || !/\?/.test(text)) return undefined;
  const said = /\? ?\(?(yes|no|sì|si|[+-])\)?$/iu.exec(text.trim())?.[1];
  if (!said) return text.trim().endsWith("?") ? { text: `${text} ${gapMark}` } : undefined;
  const isYes = /^(?:y|s|\+)/i.test(said);
  return { text: `${text.slice(0, text.lastIndexOf("?") + 1)} ${isYes ? "Yes" : "No"}, ${gapMark}` };
}
