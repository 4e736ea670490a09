import { readInstruction } from "./instruction";

const verbs =
  /(?<!\p{L})(?:compl\p{L}*|choose|scegli\p{L}*|fill|inseri\p{L}*|metti|put|write|scrivi|use|usa|circle|cerchia|sottolinea|underline|trasforma|volgi|riordina|rewrite|make|esercizi\p{L}*|exercise|frasi|sentences|verb[oi]|verbs|gaps?|spazi|intrus[oi]|odd one|correggi|sostituisci|cambia|question tags?|short answers?|risp\.? ?brevi|rispondi|abbina|match (?:the|each|these))(?!\p{L})/iu;
const maxWords = 30;

/** Whether words say what an exercise trains or wants, in whatever form: "third conditional:", "some any", "completa". */
export function asksForWork(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (!/\p{L}/u.test(text) || words > maxWords) return false;
  if (verbs.test(text)) return true;
  const { tenses, conditional, kind, words: named, isBeyondUs, isUsedTo } = readInstruction(text);
  return (
    isBeyondUs ||
    isUsedTo === true ||
    tenses.length > 0 ||
    conditional !== undefined ||
    kind !== "verbs" ||
    named.length > 1
  );
}
