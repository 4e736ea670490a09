import { setOf } from "@/lib/features/english/lexicon/words";
import type { SheetTopic } from "@/lib/features/homework/rules";

const words = (list: string) => new Set(list.split("|"));
const compounds = setOf(
  `something anything nothing everything someone anyone everyone somebody anybody nobody everybody somewhere anywhere
  nowhere everywhere`,
).add("no one");
const subjects = setOf("i you he she it we they me him her us them");
const places = words(
  "in|on|at|under|behind|between|near|next to|in front of|opposite|above|below|over|inside|outside|into|onto|from|by",
);

/** Words that are chosen among, and what such a choice trains; the first set that holds all of them counts. */
const sets: readonly [SheetTopic, ReadonlySet<string>][] = [
  ["a-or-an", setOf("a an")],
  ["articles", words("a|an|the|–|-|/")],
  ["article-or-some", setOf("a an some")],
  ["some-any", setOf("some any")],
  ["no-any", setOf("some any no none")],
  ["some-any", setOf("a an some any no")],
  ["much-many", setOf("much many")],
  ["too-much", words("too much|too many|too")],
  ["few-little", words("few|little|a few|a little")],
  ["a-lot-of", words("much|many|a lot of|lots of|a lot|lot|few|little|a few|a little|some|any|enough")],
  ["compounds", compounds],
  ["this-these", setOf("this that these those")],
  ["his-her", setOf("my your his her its our their")],
  ["possessive-pronouns", setOf("my your his her its our their mine yours hers ours theirs")],
  ["pronouns", subjects],
  ["reflexives", setOf("myself yourself himself herself itself ourselves yourselves themselves")],
  ["pronouns", new Set([...subjects, ...setOf("my your his its our their mine yours hers ours theirs")])],
  ["be-agreement", words("am|is|are|'m|'s|'re|isn't|aren't|am not|is not|are not|'m not")],
  ["was-were", words("was|were|wasn't|weren't|was not|were not")],
  ["do-or-does", words("do|does|don't|doesn't|do not|does not")],
  ["do-or-be", words("am|is|are|isn't|aren't|do|does|don't|doesn't")],
  ["have-or-has", words("have|has|haven't|hasn't|have not|has not|have got|has got|haven't got|hasn't got")],
  ["since-for", setOf("since for ago from")],
  ["one-no", setOf("never ever")],
  ["perfect-words", setOf("just already yet still ever never since for ago")],
  ["during-for-while", setOf("during for while")],
  ["prepositions", words("in|on|at")],
  ["prepositions-place", places],
  [
    "prepositions",
    new Set([...places, ...setOf("of for with to about off up down through across after before until past")]),
  ],
  ["whose", setOf("whose who's")],
  ["relative-clauses", setOf("who which that whom whose where when")],
  [
    "question-words",
    words(
      `what|where|when|who|why|how|which|whose|how much|how many|how old|how often|how long|how far|what time|what's|who's|where's`,
    ),
  ],
  [
    "modals",
    words(
      `must|mustn't|must not|can|can't|cannot|could|couldn't|should|shouldn't|have to|has to|had to|don't have to|doesn't have to|needn't|may|might|would|ought to`,
    ),
  ],
  ["so-such", words("so|such|such a|such an")],
  ["too-enough", setOf("too enough very")],
  [
    "linking-words",
    words(
      `and|but|or|so|because|although|though|while|when|if|unless|however|as|then|after|before|until|therefore|also|because of|in order to|since`,
    ),
  ],
];

const plain = (word: string) => word.toLowerCase().replaceAll("’", "'").trim();

/** What a choice among these words trains. */
export function topicOfWords(list: readonly string[]): SheetTopic | undefined {
  if (list.length < 2) return undefined;
  const all = list.map(plain);
  return sets.find(([, known]) => all.every((word) => known.has(word)))?.[0];
}

/** What one small word trains, where it stands among others of all kinds. */
export function topicOfWord(word: string): SheetTopic | undefined {
  return sets.find(([topic, known]) => topic !== "pronouns" && known.has(plain(word)))?.[0];
}

const timeBehind =
  /^\W*(?:the )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon|midnight|midday|night|morning|afternoon|evening|weekend|spring|summer|autumn|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunch|breakfast|dinner|new year)(?:s|time)?\b|(?:my|his|her) birthday|\w+ (?:century|o'clock|morning))/i;

/** Of time or of place: by what stands behind the gap. */
export const prepositionTopic = (after: string): SheetTopic =>
  timeBehind.test(after) ? "prepositions-time" : "prepositions-place";
