import { feelingSwaps } from "./ed-ing-adjectives/swaps";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { atEachWord, grammarRule, matchWords, ofKind, type Match } from "../sentence/rule";
import { follows, setOf, type Word } from "../lexicon/words";

/** What one feels, and what makes one feel so. */
const pairs: readonly (readonly [felt: string, making: string])[] =
  `bored/boring interested/interesting excited/exciting disappointed/disappointing fascinated/fascinating tired/tiring
  surprised/surprising confused/confusing frightened/frightening embarrassed/embarrassing annoyed/annoying
  shocked/shocking amazed/amazing depressed/depressing worried/worrying terrified/terrifying frustrated/frustrating
  satisfied/satisfying thrilled/thrilling relaxed/relaxing exhausted/exhausting moved/moving scared/scary`
    .split(/\s+/)
    .map((pair) => pair.split("/") as [string, string]);
const feltOf = new Map(pairs.map(([felt, making]) => [making, felt]));
const makingOf = new Map(pairs.map(([felt, making]) => [felt, making]));

const be = /^(?:am|was|were|are|feel|felt|feeling|become|became|got|get|'m|i'm|we're|be|been)$/;
const degree = /^(?:so|very|really|too|a-bit|quite|extremely|always|not|never|also)$/;
/** Never the verb, and never said of oneself. */
const surelyFelt = setOf(
  "exciting disappointing fascinating embarrassing thrilling exhausting interesting scary",
);
const withDegree = setOf(
  "tiring frightening surprising confusing depressing terrifying frustrating shocking",
);
const objects = /^(?:me|you|him|her|us|them|my|the|a|an|for|people|everyone|to)$/;

const skipDegrees = (words: Word[], at: number) => {
  let place = at;
  while (place > 0 && degree.test(words[place]?.lower ?? "")) place -= 1;
  const isABit = words[place]?.lower === "bit" && words[place - 1]?.lower === "a";
  return isABit ? place - 2 : place;
};

/** "I was so exciting": it is the person who feels it. */
function personMaking(words: Word[], at: number): Match[] | undefined {
  const making = words[at]?.lower ?? "";
  const felt = feltOf.get(making);
  if (!felt || !follows(words[at])) return undefined;
  const verb = skipDegrees(words, at - 1);
  const form = words[verb]?.lower ?? "";
  const isShort = /^(?:i'm|we're)$/.test(form);
  const isPerson =
    isShort || (be.test(form) && /^(?:i|we|i've|we've|i'll)$/.test(words[verb - 1]?.lower ?? ""));
  if (!isPerson || !words.slice(verb + 1, at + 1).every(follows)) return undefined;
  const next = words[at + 1];
  const hasDegree = words
    .slice(verb + 1, at)
    .some(({ lower }) => /^(?:so|very|really|too|quite|extremely)$/.test(lower));
  if (follows(next) && objects.test(next.lower) && next.lower !== "to" && !hasDegree) return undefined;
  const isIn = making === "interesting" && next?.lower === "in";
  const isBored =
    making === "boring" && hasDegree && follows(next) && /^(?:of|with|because|at|during)$/.test(next.lower);
  const isSure =
    making === "interesting" ? isIn : surelyFelt.has(making) || (withDegree.has(making) && hasDegree);
  return isSure || isBored ? matchWords(words, at, at, felt) : undefined;
}

const things = setOf(
  `film movie book story lesson lessons match game party trip exercise exercises homework history maths geography science
  english italian latin school subject subjects song concert museum series episode chapter holiday day afternoon journey exam
  test speech programme work job place city sport tennis football video novel play ending end part scene plot scenes books films
  stories games matches parties trips songs subjects documentary musical news cartoon question questions rules grammar which`,
);

/** "People who followed the story were disappointed", "the children in the film were scared": it is they who feel. */
const isOfPeople = (words: Word[], thing: number) =>
  words.slice(Math.max(0, thing - 4), thing - 1).some(({ lower }) => /^(?:who|whose)$/.test(lower)) ||
  (/^(?:in|at|after|during|on|with|about)$/.test(words[thing - 2]?.lower ?? "") && thing > 3);

/** "History is bored": it makes others feel so. */
function thingFelt(words: Word[], at: number): Match[] | undefined {
  const felt = words[at]?.lower ?? "";
  const making = makingOf.get(felt);
  if (
    !making ||
    !/^(?:bored|interested|excited|disappointed|amazed|embarrassed|tired|fascinated|surprised|annoyed|moved|shocked|frightened|relaxed|scared|depressed|confused)$/.test(
      felt,
    )
  )
    return undefined;
  const verb = skipDegrees(words, at - 1);
  const form = words[verb]?.lower ?? "";
  if (
    !/^(?:is|was|are|were|isn't|wasn't|aren't|weren't)$/.test(form) ||
    !words.slice(verb, at + 1).every(follows)
  )
    return undefined;
  const subject = words[verb - 1]?.lower ?? "";
  // "Which" is the thing only behind its comma: "my dog, which was scared".
  if (subject === "which" && !things.has(words[verb - 2]?.lower ?? "")) return undefined;
  const isWhole =
    words[at + 1]?.lower !== "to" &&
    words[at + 1]?.lower !== "in" &&
    words[at + 1]?.lower !== "by" &&
    words[at + 1]?.lower !== "with";
  return things.has(subject) && isWhole && !isOfPeople(words, verb - 1)
    ? matchWords(words, at, at, making)
    : undefined;
}

/** "A bored film", "an excited match". */
function thingBefore(words: Word[], at: number): Match[] | undefined {
  const making = makingOf.get(words[at]?.lower ?? "");
  const next = words[at + 1];
  const isSure = /^(?:bored|interested|excited|disappointed|amazed|fascinated|surprised)$/.test(
    words[at]?.lower ?? "",
  );
  if (!making || !isSure || !follows(next) || !things.has(next.lower)) return undefined;
  if (
    /^(?:am|are|is|was|were|i'm|we're|the|get|got|school|more)$/.test(words[at - 1]?.lower ?? "") &&
    !/^(?:the)$/.test(words[at - 1]?.lower ?? "")
  )
    return undefined;
  return matchWords(words, at, at, making);
}

const findSwaps = swapFinder(swapsOf(feelingSwaps));

export const edIngAdjectives = grammarRule({
  topic: "ed-ing-adjectives",
  find: ({ words }) => {
    const swaps = findSwaps(words).map((match) =>
      match.correction.endsWith("ing") ? { ...match, kind: "thing" as const } : match,
    );
    const others = atEachWord(
      words,
      (_, at) => personMaking(words, at) ?? ofKind("thing", thingFelt(words, at) ?? thingBefore(words, at)),
    );
    return [...swaps, ...others];
  },
  explanation:
    "Gli aggettivi in -ed dicono come si sente una persona, quelli in -ing dicono com'è la cosa che la fa sentire così.",
  hints: [
    "Parli di come si sente qualcuno o di com'è una cosa?",
    "Le due forme si somigliano, ma una descrive chi prova qualcosa e l'altra la causa.",
    "Per chi prova qualcosa serve l'aggettivo in -ed.",
  ],
  kinds: {
    thing: {
      explanation:
        "Una cosa non prova niente: fa provare qualcosa agli altri, e allora l'aggettivo finisce in -ing. Quello in -ed è per le persone.",
      hints: [
        "Una cosa può provare un sentimento?",
        "Qui descrivi la causa, non chi la prova.",
        "Per la cosa che fa provare qualcosa serve l'aggettivo in -ing.",
      ],
    },
  },
});
