import { allDegrees } from "../lexicon/adjectives";
import { everyDescribing } from "../lexicon/adjective-classes";
import { englishWords } from "../lexicon/language-words";
import { regularNouns } from "../lexicon/noun-list";
import { pluralOf } from "../lexicon/nouns";
import { everyVerbForm } from "../lexicon/verbs";
import { setOf } from "../lexicon/words";

/** Frequent words that are no verbs, nouns or adjectives of our lists. */
const others = setOf(`
definitely usually normally finally especially immediately suddenly unfortunately fortunately certainly probably really
quickly slowly carefully easily completely absolutely exactly actually generally occasionally regularly recently
everybody everyone everything everywhere somebody somewhere anybody anyone anywhere something anything nothing nobody
together tomorrow yesterday tonight although though through throughout enough against towards another between among
behind beside besides beneath whether either neither thought thousand hundred million thirteen fourteen eighteen
thirty forty fifty sixty seventy eighty ninety eight eighth ninth twelfth first second third
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
november december environment pollution government accommodation language technology science physics mathematics
geography history literature biology chemistry grammar pronunciation knowledge information advice furniture luggage
weather climate strength length height width weight health happiness sadness friendship freedom beauty difficulty
importance possibility opportunity behaviour electricity transport traffic equipment vocabulary youth strengths
mathematics maths languages countryside shopping swimming clothes trousers jeans people children women men
their there they where which while weather white whose because before breakfast lunch dinner chocolate cheese
vegetables bread butter sugar water juice coffee milk homework housework basketball football volleyball tennis gymnastics
athletics skiing cycling hockey rugby music guitar piano school favourite neighbours theatre centre programme
tired excited bored interested worried surprised frightened disappointed embarrassed confused relaxed married
unhappy impossible incredible possible necessary afraid ready empty closed foggy similar nervous quiet special modern
popular famous delicious dangerous expensive different difficult interesting important comfortable uncomfortable photographer photography photograph telephone elephant alphabet
physical unkind untidy always never sometimes often again almost already themselves himself herself myself yourself`);

const words = new Set(
  [
    ...others,
    ...[...englishWords].filter((word) => word.length > 3 && /^[a-z]+$/.test(word)),
    ...regularNouns,
    ...regularNouns.map(pluralOf),
    ...everyVerbForm(),
    ...everyDescribing(),
    ...allDegrees().flatMap(([adjective, { comparative, superlative }]) => [
      adjective,
      comparative,
      superlative,
    ]),
  ].filter((word) => /^[a-z]{3,}$/.test(word)),
);
for (const slip of ["dont", "doesnt", "didnt", "isnt", "gos"]) words.delete(slip);

/** Whether a pupil is likely to have meant the word. */
export const isPupilWord = (word: string) => words.has(word);

const byLength = new Map<number, string[]>();
for (const word of words) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
const firstSounds = ["ck", "fp", "sz", "iy", "gj", "wh", "kn", "ea"];

/** Words about as long as the one given, that begin with the same sound. */
export function candidatesFor(word: string): string[] {
  const first = word.charAt(0);
  const starts = first + firstSounds.filter((sounds) => sounds.includes(first)).join("");
  return [-2, -1, 0, 1, 2].flatMap((more) =>
    (byLength.get(word.length + more) ?? []).filter((candidate) => starts.includes(candidate.charAt(0))),
  );
}
