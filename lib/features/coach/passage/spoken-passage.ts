import { italianWords } from "@/lib/features/english/lexicon/language-words";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { setOf } from "@/lib/features/english/lexicon/words";
import { findEnglish } from "@/lib/features/english/sentence/language";
import { spokenLabels } from "@/lib/features/homework/spoken-numbers";
import { asksTrueOrFalse, opensAsQuestion } from "./read-questions";

/** Longer than anybody dictates. */
const maxLength = 3_000;
const saysText =
  /(?<!\p{L})(?:testo|brano|racconto|storia|lettura|leggi|reading|read|domande|questions|vero o falso|true or false)(?!\p{L})/iu;

const subjects = setOf("i he she it they we there");
const joiners = setOf(
  "and but because when that if who which so than as while where what how or until before after then not does do did is are was were can",
);
/** What may open a sentence before its subject. */
const opening =
  /(?:^|\s)((?:and |but )?(?:then|later|now|sometimes|usually|every \w+|one day|in the (?:morning|afternoon|evening)|at (?:night|the weekend)|on \w+days?|after (?:school|lunch|dinner|that)|yesterday|today|last \w+))$/i;

const isFinite = (word: string) =>
  isVerbForm(word) || /^(?:is|are|was|were|has|had|can|could|will|doesn't|don't|didn't|isn't|aren't|wasn't)$/.test(word);

/** Sentences of a text that was said without a stop: each subject with its verb begins one. */
function withStops(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const sentences: string[] = [];
  let own: string[] = [];
  words.forEach((word, at) => {
    const isSubject = subjects.has(word.toLowerCase()) && isFinite(words[at + 1]?.toLowerCase() ?? "");
    const before = own.at(-1)?.toLowerCase();
    const lead = isSubject ? (opening.exec(own.join(" "))?.[1]?.split(" ").length ?? 0) : 0;
    const isBound = before !== undefined && lead === 0 && joiners.has(before);
    if (isSubject && own.length > lead + 2 && !isBound) {
      sentences.push(own.slice(0, own.length - lead).join(" "));
      own = own.slice(own.length - lead);
    }
    own.push(word);
  });
  return [...sentences, own.join(" ")]
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(" ");
}

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
  const asked = items.map((item, at) => `${at + 1}. ${item}${opensAsQuestion(item) && !item.endsWith("?") ? "?" : ""}`);
  const passage = /[.?!]\s/.test(text) ? text : withStops(text);
  return [passage, ...(isJudged ? ["True or false?"] : []), ...asked].join("\n");
}
