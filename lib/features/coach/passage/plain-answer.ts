import { openingLabel, withNumerals } from "@/lib/features/homework/spoken-numbers";

/** What is said of the text before an answer: "torniamo al testo. la 3: …", "la risposta è …", "nel testo dice …". */
const lead =
  /^\W*(?:(?:no|ok|allora|ma|prof|coach|ecco)[\s,]+){0,3}(?:(?:torniamo|torno|tornando|rispondo|sto rispondendo|stavo rispondendo)\s[^.:!?\d]{2,40}[.:!]\s*|(?:(?:la |mia )?risposta (?:è|sarebbe)|(?:il|nel) testo (?:dice|c['’]è scritto)(?: che)?)[\s:,]*)/iu;

/** "Uno falso": a bare number before a judgement. */
const bareLabel = (text: string) =>
  /^\p{L}{3,8},? (?:vero|vera|falso|falsa|true|false|yes|no)(?!\p{L})/iu.test(text)
    ? openingLabel(`la ${text}`, 3)
    : undefined;

/** An answer as a book would want it: its number as a digit, without the talk before it. */
export function plainAnswer(message: string): string {
  const bare = message.trim().replace(lead, "");
  const text = withNumerals(bare === "" ? message.trim() : bare);
  const label = text === bare ? (openingLabel(text) ?? bareLabel(text)) : undefined;
  const rest = label ? text.slice(label.end).trim() : "";
  return label && rest !== "" && !/^(?:qual|dove|non|come|perch|che|cosa)(?!\p{L})/iu.test(rest)
    ? `${label.value}. ${rest}`
    : text;
}
