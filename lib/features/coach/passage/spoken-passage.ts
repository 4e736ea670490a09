import { italianWords } from "@/lib/features/english/lexicon/language-words";
import { findEnglish } from "@/lib/features/english/sentence/language";
import { isFinite, sentencesSaid } from "@/lib/features/homework/sentences-said";
import { spokenLabels } from "@/lib/features/homework/spoken-numbers";
import { asksTrueOrFalse, opensAsQuestion } from "./read-questions";

/** Longer than anybody dictates. */
const maxLength = 3_000;
const saysText =
  /(?<!\p{L})(?:testo|brano|racconto|storia|lettura|leggi|reading|read|domande|questions|vero o falso|true or false)(?!\p{L})/iu;

/** The sentences of a text that was said without a stop, with their stops. */
const withStops = (text: string) =>
  sentencesSaid(text)
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(" ");

/** The English of a stretch, from its first word to its last: what is said around it is for the coach. */
function englishIn(text: string): string {
  const runs = findEnglish(text);
  const [first, last] = [runs[0]?.words[0], runs.at(-1)?.words.at(-1)];
  if (!first || !last) return "";
  // A name may open it: "il testo dice sara has got a cat".
  const name = /(?<!\p{L})(\p{L}{3,15}) $/u.exec(text.slice(0, first.start))?.[1] ?? "";
  const isName = isFinite(first.lower) && name !== "" && !italianWords.has(name.toLowerCase());
  return text.slice(isName ? first.start - name.length - 1 : first.start, last.end);
}

/** A text and its questions that were dictated, as they would have been typed; any other message as it is. */
export function asWritten(message: string): string {
  if (message.length > maxLength || message.includes("\n") || !saysText.test(message)) return message;
  const labels = spokenLabels(message, 1);
  const [first] = labels;
  if (!first) return message;
  const head = message.slice(0, first.start);
  const items = labels.map(({ end }, at) => englishIn(message.slice(end, labels[at + 1]?.start)));
  const areQuestions = items.filter(opensAsQuestion).length * 2 > items.length;
  const isJudged = asksTrueOrFalse.test(message);
  const text = englishIn(head);
  if (text === "" || items.includes("") || !(areQuestions || isJudged)) return message;
  const asked = items.map(
    (item, at) => `${at + 1}. ${item}${opensAsQuestion(item) && !item.endsWith("?") ? "?" : ""}`,
  );
  const passage = /[.?!]\s/.test(text) ? text : withStops(text);
  return [passage, ...(isJudged ? ["True or false?"] : []), ...asked].join("\n");
}
