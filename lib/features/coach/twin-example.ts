import { examplesOf } from "@/lib/features/english/examples";
import type { PartTopic } from "@/lib/features/homework/rules";
import type { MistakeTopic } from "@/lib/features/topics/rules";
import { contentOf } from "./content-words";
import { holdsPhrase, wordsOf } from "./phrase";

export type TwinExample = { wrong: string; right: string };
type Own = { quote: string; correction: string };

/** A word that stands in so many of a topic's examples belongs to the rule itself ("years", "agree"). */
const minShareOfRuleWord = 0.4;
/** A question explains a statement badly, and the other way round. */
const farFromAnyLikeness = 100;
const asksLike = (text: string) =>
  /\?|^(?:what|where|when|who|why|how|which|do|does|did|is|are|can|will|have|has)\s/i.test(text);

/**
 * A solved example of the rule a student has broken, in other words: none of the content words of the student's
 * sentence and nothing of its correction. Undefined when the topic has none that fits.
 */
export function twinExample(topic: MistakeTopic, { quote, correction }: Own): TwinExample | undefined {
  return twinsOf(topic, { quote, correction })[0];
}

/** Every twin that fits, the one most unlike the student's words first. */
export function twinsOf(topic: MistakeTopic, { quote, correction }: Own): TwinExample[] {
  const own = new Set([...contentOf(quote), ...contentOf(correction)]);
  const ownWords = wordsOf(`${quote} ${correction}`);
  const likeness = ({ wrong }: TwinExample) =>
    wordsOf(wrong).filter((word) => ownWords.includes(word)).length +
    (asksLike(wrong) === asksLike(quote) ? 0 : farFromAnyLikeness);
  return examplesBeside(topic, own, [correction]).toSorted((one, other) => likeness(one) - likeness(other));
}

/** The examples of a rule that hold none of the content words, but for those of the rule, and none of the answers. */
export function examplesBeside(
  topic: MistakeTopic | PartTopic | undefined,
  own: ReadonlySet<string>,
  answers: readonly string[],
): TwinExample[] {
  const examples = topic ? examplesOf(topic) : [];
  const contents = examples.map(({ wrong, right }) => new Set([...contentOf(wrong), ...contentOf(right)]));
  const isOfTheRule = (word: string) =>
    contents.filter((content) => content.has(word)).length >= minShareOfRuleWord * examples.length;
  const kept = [...own].filter((word) => !isOfTheRule(word));
  return examples.filter(
    ({ right }, at) =>
      !kept.some((word) => contents[at]?.has(word)) && !answers.some((answer) => holdsPhrase(right, answer)),
  );
}
