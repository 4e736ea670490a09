import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { setOf } from "@/lib/features/english/lexicon/words";

const subjects = setOf("i he she it they we there");
const joiners = setOf(
  "and but because when that if who which so than as while where what how or until before after then not does do did is are was were can",
);
/** What may open a sentence before its subject. */
const opening =
  /(?:^|\s)((?:and |but )?(?:then|later|now|sometimes|usually|every \w+|one day|in the (?:morning|afternoon|evening)|at (?:night|the weekend)|on \w+days?|after (?:school|lunch|dinner|that)|yesterday|today|last \w+))$/i;

export const isFinite = (word: string) =>
  isVerbForm(word) ||
  /^(?:is|are|was|were|has|had|can|could|will|doesn't|don't|didn't|isn't|aren't|wasn't)$/.test(word);

/** The sentences of a text that was said without a stop: each subject with its verb begins one. */
export function sentencesSaid(text: string): string[] {
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
  return [...sentences, own.join(" ")].filter(Boolean);
}
