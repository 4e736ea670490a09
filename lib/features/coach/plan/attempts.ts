import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { baseOfParticiple, baseOfPast } from "@/lib/features/english/lexicon/verbs";
import type { TutorTurn } from "@/lib/ports/tutor";
import { distance } from "../distance";
import { holdsPhrase, wordsOf } from "../phrase";
import { smallStepsFor } from "../phrases/small-steps";

type History = TutorTurn["history"];
type Mistake = { topic: string; quote: string; correction: string };

const maxAnswerWords = 9;
const maxLooseAnswer = 3;
const minMisspeltLength = 4;
const longWord = 7;

/** Whether the student writes words that were sent before, however they are punctuated. */
export function isRepetition(message: string, history: History): boolean {
  const isSameText = (text: string) => wordsOf(text).join(" ") === wordsOf(message).join(" ");
  const sent = history.filter(({ role, text }) => role === "student" && isSameText(text));
  const hasNewCapitals = !sent.some(({ text }) => lettersOf(text) === lettersOf(message));
  const isShouted = message === message.toUpperCase();
  return sent.length > 0 && (!hasNewCapitals || isShouted || !/\p{Lu}/u.test(message));
}

/** Whether a message is nothing but a piece of the sentence the mistake stands in, the mistake still there. */
export function isEcho(message: string, { quote }: Pick<Mistake, "quote">, history: History): boolean {
  const sentence =
    history.findLast(({ role, text }) => role === "student" && text.includes(quote))?.text ?? "";
  const isPiece = holdsPhrase(sentence, message);
  return isPiece && (holdsPhrase(message, quote) || holdsPhrase(quote, message));
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** How near a try that is still wrong has come. `own` is the student's own word it is about. */
export type Nearness = {
  kind: "misspelt" | "regularised" | "otherColumn" | "half" | "rightPlace" | "wrongPlace";
  own: string;
};

export function nearnessOf(message: string, { quote, correction }: Mistake): Nearness | undefined {
  const words = wordsOf(message);
  const wrong = wordsOf(quote);
  const right = wordsOf(correction);
  const added = right.filter((word) => !wrong.includes(word));
  const removed = wrong.filter((word) => !right.includes(word));
  const tried = words.filter((word) => !wrong.includes(word));
  for (const word of tried) {
    const kind = added.map((wanted) => kindOfTry(word, wanted)).find(Boolean);
    if (kind) return { kind, own: word };
  }
  const found = added.filter((word) => words.includes(word));
  if (added.length > 1 && found.length > 0 && found.length < added.length)
    return { kind: "half", own: found.join(" ") };
  if (removed.length === 0 || words.length < wrong.length) return undefined;
  const isPlaceChanged = removed.every((word) => !words.includes(word));
  if (isPlaceChanged && tried.length > 0) return { kind: "rightPlace", own: "" };
  return !isPlaceChanged && removed.every((word) => words.includes(word)) && tried.length > 0
    ? { kind: "wrongPlace", own: "" }
    : undefined;
}

function kindOfTry(word: string, wanted: string): "misspelt" | "regularised" | "otherColumn" | undefined {
  if (word === wanted) return undefined;
  const base = baseOfPast(wanted);
  if (base && word === `${base}${base.endsWith("e") ? "" : "e"}d`) return "regularised";
  if (base && baseOfParticiple(word) === base && baseOfPast(word) !== base) return "otherColumn";
  if (wanted.length < minMisspeltLength || isCommonEnglish(word)) return undefined;
  return distance(word, wanted) <= (wanted.length >= longWord ? 2 : 1) ? "misspelt" : undefined;
}

/** `yes` is what is sure once the answer is good. */
export type StepAnswer = { isGood: boolean; yes?: string };

/** The small question the coach last asked about this mistake, when the message answers it in a few words. */
export function answeredStep(
  message: string,
  history: History,
  { topic, quote }: Pick<Mistake, "topic" | "quote">,
): StepAnswer | undefined {
  const last = history.findLast(({ role }) => role === "coach")?.text ?? "";
  const asked = smallStepsFor(topic, quote).find(({ ask }) =>
    last.endsWith(`${ask.replace("{quote}", quote)}?`),
  );
  const words = wordsOf(message);
  const isAskedAtAll =
    last.includes(`«${quote.replace(/[?«»\s]+/g, " ").trim()}»`) && !/\?\s*$/.test(message);
  if (
    !asked &&
    isAskedAtAll &&
    words.length > 0 &&
    words.length <= maxLooseAnswer &&
    !countEnglishWords(message)
  )
    return { isGood: false };
  if (!asked || words.length === 0 || words.length > maxAnswerWords) return undefined;
  const isGood = asked.good?.test(message) ?? false;
  const own = wordsOf(quote);
  const isTry = words.some((word) => !own.includes(word) && isCommonEnglish(word) && !isPronounOrTime(word));
  if (!isGood && isTry) return undefined;
  return { isGood, ...(asked.yes ? { yes: asked.yes } : {}) };
}

const isPronounOrTime = (word: string) =>
  /^(?:i|you|he|she|it|we|they|yesterday|today|now|always|last|ago|yes|no|one|two|a|an|the|do|present|past)$/.test(
    word,
  );
