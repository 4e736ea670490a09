import { isPluralNoun, isSingularNoun } from "../../lexicon/nouns";
import { endOfNounPhrase, endsNounPhrase, phraseOpeners } from "../../sentence/noun-phrase";
import { isNumber, uncountables } from "../../lexicon/quantities";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import {
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBe,
  isDo,
  isModal,
  isVerbForm,
} from "../../lexicon/verbs";
import { isAdjective } from "../../lexicon/vocabulary";
import { endsClause, follows, setOf, type Word } from "../../lexicon/words";

const manners = setOf("well together hard fast immediately again better");
/** These say what a sentence is about most of all, and stand before any word: "I like especially the end". */
const focusing = setOf(
  `only early daily weekly family friendly lovely lonely nearly hardly exactly mostly especially particularly mainly partly
  probably really july italy reply supply ugly silly possibly actually finally usually rarely approximately nearly`,
);
const frequencies = setOf("always often usually sometimes never rarely seldom normally");
const grades = setOf("very really so quite too pretty");
const bareObjects = setOf(
  `english italian french spanish german latin football tennis basketball volleyball chess maths music guitar piano milk pizza
  pasta meat fish breakfast lunch dinner tv coffee tea water lasagne homework fruit chocolate cheese ice salad bread`,
);
/** "He did well the first time": when, not what. */
const times = setOf(
  `time times day days week weeks year years month months morning afternoon evening night whole first last next other season
  way weekend summer winter yesterday today tomorrow hour hours minute minutes half`,
);
/** Verbs without an object, after which a noun is a time or a distance. */
const intransitive =
  /^(?:go|come|run|walk|arrive|look|live|work|sleep|wait|listen|talk|laugh|smile|happen|rain|snow|swim|travel|feel|seem|get|sit|stand|stay|train|last|become|fall|grow|turn|move|speak to)$/;

const baseOf = (lower: string) => baseOfThird(lower) ?? baseOfPast(lower) ?? baseOfParticiple(lower) ?? lower;
const isManner = (lower: string) =>
  manners.has(lower) || (/[^l]ly$|lly$/.test(lower) && !focusing.has(lower) && !isAdjective(lower));

/** Last word of the object that starts at the word; undefined where none surely does. */
function endOfObject(words: Word[], at: number): number | undefined {
  const first = words[at];
  if (!first || endsClause(first.gap)) return undefined;
  if (phraseOpeners.has(first.lower) || /^(?:some|that)$/.test(first.lower)) {
    const end = endOfNounPhrase(words, at);
    return end !== undefined && end > at ? end : undefined;
  }
  for (const end of [at + 2, at + 1, at]) {
    const noun = words[end];
    if (!noun || !endsNounPhrase(words[end + 1]) || !words.slice(at + 1, end + 1).every(follows)) continue;
    const isObject =
      isPluralNoun(noun.lower) ||
      bareObjects.has(noun.lower) ||
      uncountables.has(noun.lower) ||
      (at > 0 && /^\p{Lu}\p{Ll}+$/u.test(noun.text));
    const isInside = words
      .slice(at, end)
      .every(({ lower }) => isAdjective(lower) || isSingularNoun(lower) || bareObjects.has(lower));
    if (isObject && isInside) return end;
  }
  return undefined;
}

const gatherers = /^(?:bring|get|put|collect|gather|pull|join|call|gather|come|hold|link|sew|stick)$/;

/** "Brings together people", "needs better roads", "have badly damaged it", "have dangerously high levels": the word goes with its neighbour. */
function belongsToNext(words: Word[], at: number, manner: number): boolean {
  const how = words[manner]?.lower ?? "";
  const next = words[manner + 1]?.lower ?? "";
  if (how === "together" && gatherers.test(baseOf(words[at]?.lower ?? ""))) return true;
  if (/^(?:better|fast|hard)$/.test(how) && manner === at + 1 && !phraseOpeners.has(next)) return true;
  const isHelper = /^(?:have|has|had)$/.test(words[at]?.lower ?? "");
  if (isHelper && baseOfParticiple(next) !== undefined) return true;
  return how.endsWith("ly") && isAdjective(next) && !bareObjects.has(next);
}

const isTime = (words: Word[], from: number, to: number) =>
  words.slice(from, to + 1).some(({ lower }) => times.has(lower));

/** "speaks very well English": where the manner ends. */
function mannerAfter(words: Word[], at: number): number | undefined {
  const end =
    grades.has(words[at + 1]?.lower ?? "") && isManner(words[at + 2]?.lower ?? "") ? at + 2 : at + 1;
  // "Said Polly Arnold": no adverb.
  const isLower = words[end]?.text === words[end]?.lower;
  return isLower && isManner(words[end]?.lower ?? "") && words.slice(at + 1, end + 1).every(follows)
    ? end
    : undefined;
}

const whenPattern =
  /^(?:yesterday|tomorrow|today|tonight|twice|once|(?:two|three|four|five|many|9) times|every (?:day|week|month|year|morning|afternoon|evening|night|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|last (?:night|week|weekend|month|year|summer|winter|spring|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in the (?:morning|afternoon|evening)|at home|at night)(?= |$)/;

/** "saw yesterday a film", "read every day a book": where the time ends. */
function whenAfter(words: Word[], at: number): number | undefined {
  const opening = words
    .slice(at + 1, at + 4)
    .map(({ lower }) => (isNumber(lower) && !/^[a-z]/.test(lower) ? "9" : lower))
    .join(" ");
  const found = whenPattern.exec(opening)?.[0];
  const end = found ? at + found.split(" ").length : undefined;
  return end !== undefined && words.slice(at + 1, end + 1).every(follows) ? end : undefined;
}

const isAction = (lower: string) =>
  isVerbForm(lower) && !isBe(lower) && !isModal(lower) && !isDo(lower) && lower !== "been" && lower !== "be";

/** "I play always tennis", "she forgets often her books": how often goes before the verb. */
function oftenAfter(words: Word[], at: number): Match[] {
  const often = words[at + 1];
  const next = words[at + 2];
  if (!follows(often) || !follows(next) || !frequencies.has(often.lower) || /^\p{Lu}/u.test(often.text))
    return [];
  const base = baseOf(words[at]?.lower ?? "");
  const isMoving =
    /^(?:go|come|arrive|get|wake|stay)$/.test(base) && /^(?:to|home|at|up|by|in|there)$/.test(next.lower);
  const end = intransitive.test(base) ? undefined : endOfObject(words, at + 2);
  if (!isMoving && (end === undefined || isTime(words, at + 2, end))) return [];
  return matchWords(words, at, at + 1, `${often.text} ${textOf(words, at, at)}`);
}

/** Where a word that says how, when or how often parts the verb at the place from its object. */
export function parted(words: Word[], at: number): Match[] {
  const lower = words[at]?.lower ?? "";
  if (
    (!isAction(lower) && !/^(?:do|does|did)$/.test(lower)) ||
    (phraseOpeners.has(words[at - 1]?.lower ?? "") &&
      !/^(?:these|those|this|that|her)$/.test(words[at - 1]?.lower ?? ""))
  )
    return [];
  const often = oftenAfter(words, at);
  if (often.length > 0 || intransitive.test(baseOf(lower))) return often;
  const manner = mannerAfter(words, at) ?? whenAfter(words, at);
  if (manner !== undefined && belongsToNext(words, at, manner)) return [];
  const end = manner === undefined ? undefined : endOfObject(words, manner + 1);
  if (manner === undefined || end === undefined || isTime(words, manner + 1, end)) return [];
  const how = textOf(words, at + 1, manner);
  return matchWords(words, at, end, `${textOf(words, at, at)} ${textOf(words, manner + 1, end)} ${how}`);
}

/** "I like really this game". */
export function reallyParted(words: Word[], at: number): Match[] {
  const really = words[at + 1];
  if (!follows(really) || really.lower !== "really") return [];
  const end = endOfObject(words, at + 2);
  const isSurely = end !== undefined && !isAdjective(words[at + 2]?.lower ?? "");
  return isSurely ? matchWords(words, at, at + 1, `really ${textOf(words, at, at)}`) : [];
}
