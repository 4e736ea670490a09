import { phraseOpeners } from "../../sentence/noun-phrase";
import { personNouns } from "../../lexicon/nouns";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { isProperName } from "../../lexicon/vocabulary";
import { type Word, endsClause, follows, setOf } from "../../lexicon/words";

const listen = /^listen(?:s|ed|ing)?$/;
const wait = /^wait(?:s|ed|ing)?$/;

const persons = setOf("me you him her us them");
const sounds = setOf(
  `music songs podcasts audiobooks rock rap pop jazz trap metal english italian classical spotify playlists stories
  records radio it everything loud happy sad good new old different`,
);
const awaitedNouns = setOf(
  "news summer christmas easter spring winter mum dad grandma grandpa it everyone everybody",
);
/** "listen a lot", "wait a minute", "wait your turn", "wait the whole day": how much or how long. */
const measures = setOf(
  `lot bit little while minute minutes second seconds sec secs tick mo moment moments few hour hours day days week weeks month months year
  years long time whole first second next same other others last turn turns night morning afternoon evening half couple way`,
);
const calendar =
  /day$|^(?:january|february|march|april|june|july|august|september|october|november|december|christmas)$/;
const heard = setOf(
  "song songs music podcast album playlist band radio singer singers story record group tune cd audiobook lesson",
);

const isMeasure = (words: Word[], at: number) =>
  `${words[at + 1]?.lower} ${words[at + 2]?.lower}` !== "last minute" &&
  [words[at + 1], words[at + 2]].some((word) => word && measures.has(word.lower));

/** Whether something or somebody stands right at `at`, as the object of the verb before it. */
function opensObject(words: Word[], at: number, nouns: Set<string>): boolean {
  const word = words[at];
  if (!follows(word)) return false;
  const { lower } = word;
  if (lower === "every" || lower === "each" || lower === "any") return false;
  if (lower === "all")
    return (
      /^(?:the|my|your|his|her|our|their)$/.test(words[at + 1]?.lower ?? "") && !isMeasure(words, at + 1)
    );
  if (phraseOpeners.has(lower))
    return words[at + 1] !== undefined && !isMeasure(words, at) ? true : /^(?:her|this|that)$/.test(lower);
  if (persons.has(lower) || nouns.has(lower)) return true;
  const isName = /^\p{Lu}/u.test(word.text) && isProperName(lower) && !calendar.test(lower);
  return isName && !opensClauseAt(words, at - 1);
}

const opensClauseAt = (words: Word[], at: number) => at <= 0 || endsClause(words[at]?.gap ?? "");

/** "What do you listen?", "the song that we listened": what is listened to comes before the verb. */
function isStranded(words: Word[], at: number, things: RegExp): boolean {
  const next = words[at + 1];
  const isEnd =
    !next ||
    endsClause(next.gap) ||
    /^(?:in|on|at|when|while|every|yesterday|today|now|before|after|during|last|the)$/.test(next.lower);
  if (!isEnd) return false;
  const before = clauseBefore(words, at);
  const text = before.map(({ lower }) => lower).join(" ");
  return asksForObject.test(text) || things.test(text);
}

const asksForObject =
  /^(?:(?:and|but|so) )?(?:what|which|who|whose)(?: (?!are|is|was|were|do|does|did)\w+){0,4} (?:are|is|was|were|do|does|did|can|should) (?:(?:the|my|your|his|her|our|their) )?\w+(?: (?:usually|often|always|normally|still))?$/;
const relative = (nouns: string) =>
  new RegExp(
    `\\b(?:${nouns}) (?:that|which|who) (?:i|you|he|she|it|we|they)(?: (?:am|are|is|was|were|usually|often|always|have|has))?$|\\b(?:${nouns}) (?:that|which|who) (?:i'm|you're|he's|she's|we're|they're)$`,
  );
const heardBefore = relative([...heard].join("|"));
const awaitedBefore = relative(
  "bus|train|letter|person|people|friend|friends|answer|parcel|news|day|moment|results",
);

function clauseBefore(words: Word[], at: number): Word[] {
  let start = at;
  while (start > 0 && !endsClause(words[start]?.gap ?? "")) start -= 1;
  return words.slice(start, at);
}

function withPreposition(words: Word[], at: number, preposition: string): Match[] {
  const next = words[at + 1];
  const verb = textOf(words, at, at);
  return follows(next)
    ? matchWords(words, at, at + 1, `${verb} ${preposition} ${next.text}`)
    : matchWords(words, at, at, `${verb} ${preposition}`);
}

/** "listen music" and "wait the bus": the preposition left out that these verbs want. */
export function findListenWait(words: Word[]): Match[] {
  return words.flatMap(({ lower }, at) => {
    if (listen.test(lower))
      return opensObject(words, at + 1, sounds) || isStranded(words, at, heardBefore)
        ? withPreposition(words, at, "to")
        : [];
    if (!wait.test(lower) || /^(?:the|a|long)$/.test(words[at - 1]?.lower ?? "")) return [];
    const isAwaited = opensObject(words, at + 1, awaitedNouns) || opensObject(words, at + 1, personNouns);
    return isAwaited || isStranded(words, at, awaitedBefore) ? withPreposition(words, at, "for") : [];
  });
}
