import { splitWords } from "@/lib/features/english/lexicon/words";
import { isOnlyEnglish } from "../rule/english-words";

const because = /(?<!\p{L})(?:perch[eéè]['’]?|siccome|visto che|dato che|poich[eé])(?!\p{L})/iu;
const asks =
  /[?]|(?<!\p{L})(?:spieg\p{L}*|cap(?:isco|it\p{L}*)|so|dimmi|dici|quando|come|differenz\p{L}*|sapere|sbagliat\p{L}|giust\p{L}|altr\p{L}|oppure|si (?:dice|scrive|usa|mette)|vogliono dire)(?!\p{L})/iu;

/** "Told perché c'è me": an answer and its reason, which asks for no rule. What is asked has no English right before it. */
export function tellsReason(message: string): boolean {
  const [before = "", reason = ""] = message.split(because);
  const last = splitWords(before).at(-1);
  return last !== undefined && /\p{L}/u.test(reason) && !asks.test(message) && isOnlyEnglish(last.lower);
}
