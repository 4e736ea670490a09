import type { Draft, TopicContent } from "./draft";
import type { Random } from "./random";

/** Words that make a form. Those of a group are the same form of different persons. */
const forms: readonly (readonly string[])[] = [
  ["am", "is", "are", "isn't", "aren't", "'s", "'re", "'m"],
  ["was", "were", "wasn't", "weren't"],
  ["do", "does", "don't", "doesn't"],
  ["did", "didn't"],
  ["has", "have", "hasn't", "haven't"],
  ["will", "won't"],
  ["going"],
  ["can", "can't", "could", "must", "mustn't", "should", "shouldn't", "may"],
  ["got"],
  ["than"],
  ["how"],
  ["too"],
  ["there"],
  ["if"],
  ["when"],
  ["every", "each", "everybody", "everyone"],
  ["anybody", "anything", "anywhere"],
  ["nobody", "nothing"],
  ["explain", "explained", "suggest", "suggested", "describe", "described"],
  ["say", "said", "tell", "told"],
  ["yes"],
  ["no"],
  ["it", "it's"],
  ["he", "she", "they"],
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  ["january", "march", "may", "june", "july", "august", "september", "october", "december"],
  ["spring", "summer", "autumn", "winter"],
  ["english", "french", "german", "spanish", "italian", "japanese", "chinese"],
];

const negative = /n't\b|\bnot\b|\bnever\b/i;
const superlative = /\b(?:most|\w{3,}est)\b/;
const running = /\b(?:am|is|are|'s|'re|'m)(?:n't)?(?: not)? \w+ing\b/i;

type Shape = { isQuestion: boolean; isNegative: boolean; groups: Set<number> };

function shapeOf(sentence: string): Shape {
  const words = new Set(sentence.toLowerCase().match(/'?[\p{L}']+/gu) ?? []);
  const groups = new Set(forms.flatMap((group, at) => (group.some((word) => words.has(word)) ? [at] : [])));
  if (superlative.test(sentence)) groups.add(-1);
  if (running.test(sentence)) groups.add(-2);
  return { isQuestion: sentence.includes("?"), isNegative: negative.test(sentence), groups };
}

/** Question or not, and negative or not, come before the words a form is made of. */
function unlikeness(one: Shape, other: Shape): number {
  const differing = [...one.groups, ...other.groups].filter(
    (group) => one.groups.has(group) !== other.groups.has(group),
  );
  return (
    (one.isQuestion === other.isQuestion ? 0 : 20) +
    (one.isNegative === other.isNegative ? 0 : 10) +
    differing.length
  );
}

const folded = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}']+/gu) ?? []).join(" ")} `;

/** Whether a sentence holds an answer of several words as it is to be found; one word alone is what the topic is about. */
const tells = (sentence: string, accepted: readonly string[]): boolean =>
  accepted.some((answer) => answer.includes(" ") && folded(sentence).includes(folded(answer)));

const contentWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}'’]{4,}/gu) ?? []);

/**
 * The example of a topic that is most like an exercise in form: a question beside a question, a past beside a past. Among
 * equals the one that shares the fewest words with it, then one by chance. One that holds the answer only where all do.
 */
export function twinOf(content: TopicContent, draft: Draft, random: Random): string {
  const shape = shapeOf(draft.solution);
  const own = contentWords(`${draft.solution} ${draft.words.join(" ")}`);
  const ranked = random
    .shuffle(content.twins)
    .map((twin) => ({
      twin,
      tells: tells(twin, draft.accepted),
      unlike: unlikeness(shape, shapeOf(twin)),
      shared: [...contentWords(twin)].filter((word) => own.has(word)).length,
    }))
    .sort(
      (one, other) =>
        Number(one.tells) - Number(other.tells) || one.unlike - other.unlike || one.shared - other.shared,
    );
  return ranked[0]?.twin ?? "";
}
