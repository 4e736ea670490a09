import { gapMark } from "./homework-sheet";

const oddOne = /(?<!\p{L})(?:odd (?:one|word) out|intrus[oi]|non c'entra|does(?:n't| not) belong)(?!\p{L})/iu;
const toTranslate = /(?<!\p{L})(?:tradu\p{L}+|translate|in inglese|into english)(?!\p{L})/iu;
const toAnswer = /(?<!\p{L})(?:rispond\p{L}+|answer|short answers?|rispost[ae] brev[ei])(?!\p{L})/iu;
/** A text is needed for these. */
const ofText = /(?<!\p{L})(?:read|leggi|brano|testo|text|passage|story|storia|true or false|vero o falso)(?!\p{L})/iu;
const forAnswers = /(?<!\p{L})(?:domand[ae]|questions?)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:rispost[ae]|answers?)(?!\p{L})|(?<!\p{L})scrivi la domanda(?!\p{L})/iu;

const minWords = 3;

/** "apple, pear, carrot" under "odd one out": its words are what there is to choose from. */
function oddOneIn(text: string): { text: string; options: string[] } | undefined {
  const words = [/[,;/]/, /\s[-–]\s/, /\s+/].map((by) =>
    text
      .split(by)
      .map((word) => word.trim().replace(/\.$/, ""))
      .filter(Boolean),
  );
  const options = words.find((parts) => parts.length >= minWords);
  return options && { text: `${text} → ${gapMark}`, options };
}

/** An item that is answered by words of the student's own, with a gap for them; undefined where nothing like it is asked. */
export function openItem(text: string, instruction = ""): { text: string; options?: string[] } | undefined {
  if (text.includes(gapMark) || text.trim() === "") return undefined;
  if (oddOne.test(instruction)) return oddOneIn(text);
  if (ofText.test(instruction)) return undefined;
  if (forAnswers.test(instruction) && !/\?$/.test(text)) return { text: `${text} → ${gapMark}` };
  if (toTranslate.test(instruction)) return { text: `${text} → ${gapMark}` };
  if (!toAnswer.test(instruction) || !/\?/.test(text)) return undefined;
  const said = /\?\s*\(?(yes|no|sì|si|[+-])\)?\s*$/iu.exec(text)?.[1];
  if (!said) return /\?\s*$/.test(text) ? { text: `${text} ${gapMark}` } : undefined;
  const isYes = /^(?:y|s|\+)/i.test(said);
  return { text: `${text.slice(0, text.lastIndexOf("?") + 1)} ${isYes ? "Yes" : "No"}, ${gapMark}` };
}
