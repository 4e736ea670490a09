import { isDescribing } from "../lexicon/adjective-classes";
import { isCommonAdjective } from "../lexicon/adjectives";
import { atEachWord, grammarRule, matchWords, ofKind, type Match } from "../sentence/rule";
import { subjectOf } from "../sentence/noun-subject";
import { baseOfPast, baseOfThird, isBase, isBe, isDo, isModal, isPastForm } from "../lexicon/verbs";
import { endsClause, follows, type Word } from "../lexicon/words";

const frequency = /^(?:always|never)$/;
const maybe = /^(?:usually|rarely|seldom)$/;
const helper = /^(?:have|has|had|having|haven't|hasn't|hadn't)$/;

const isMain = (lower: string) =>
  !isBe(lower) &&
  !isModal(lower) &&
  !isDo(lower) &&
  !helper.test(lower) &&
  (isBase(lower) || baseOfThird(lower) !== undefined || isPastForm(lower));

/** "She makes always noise", "I win always against him": the adverb goes before the verb. */
function afterVerb(words: Word[], at: number): Match[] | undefined {
  const adverb = words[at]?.lower ?? "";
  const verb = words[at - 1];
  const next = words[at + 1];
  if (!(frequency.test(adverb) || maybe.test(adverb)) || !verb || !isMain(verb.lower)) return undefined;
  if (!follows(words[at]) || !follows(next)) return undefined;
  // "I try always to be kind", "he said never to do it", "I know never is a long time".
  if (/^(?:to|be|been|is|are|was|were|and|but|or|again|say|before)$/.test(next.lower)) return undefined;
  if (
    isBase(next.lower) &&
    !/^(?:play|me|football)$/.test(next.lower) &&
    baseOfPast(next.lower) === undefined &&
    /^(?:know|think|hope|say|says|said|thought|mean|means|believe|try|tries|promise|promised|decide|decided)$/.test(
      verb.lower,
    )
  )
    return undefined;
  if (
    /^(?:know|knows|think|hope|say|says|said|thought|mean|means|believe|guess|suppose|promise|promised|decided|agreed|tried)$/.test(
      verb.lower,
    )
  )
    return undefined;
  const subject = subjectOf(words, at - 1);
  if (!subject || subject.head !== at - 2) return undefined;
  // "Does he play always here": the helper comes first.
  if (isDo(words[subject.from - 1]?.lower ?? "") || isModal(words[subject.from - 1]?.lower ?? ""))
    return undefined;
  return matchWords(words, at - 1, at, `${words[at]?.text} ${verb.text}`);
}

/** "Always she makes me laugh". */
function beforeSubject(words: Word[], at: number): Match[] | undefined {
  const isBoth = words[at]?.lower === "both" && /^(?:we|they|you)$/.test(words[at + 1]?.lower ?? "");
  if ((!frequency.test(words[at]?.lower ?? "") && !isBoth) || !follows(words[at + 1])) return undefined;
  const isOpening = at === 0 || endsClause(words[at]?.gap ?? "");
  const subject = words[at + 1];
  const verb = words[at + 2];
  if (
    !isOpening ||
    !subject ||
    !/^(?:i|you|he|she|we|they)$/.test(subject.lower) ||
    !follows(verb) ||
    !isMain(verb.lower)
  )
    return undefined;
  return matchWords(words, at, at + 1, `${subject.lower === "i" ? "I" : subject.lower} ${words[at]?.lower}`);
}

/** "I very like Saturdays". */
function veryLike(words: Word[], at: number): Match[] | undefined {
  const verb = words[at + 1]?.lower ?? "";
  if (!/^(?:very|so|too)$/.test(words[at]?.lower ?? "") || !follows(words[at + 1])) return undefined;
  if (
    !/^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|hate|hates|want|wants|miss|need)$/.test(verb)
  )
    return undefined;
  const isSubject = /^(?:i|you|we|they|he|she)$/.test(words[at - 1]?.lower ?? "") && follows(words[at]);
  return isSubject && words[at]?.lower === "very" ? matchWords(words, at, at, "really") : undefined;
}

/** "We are enough mature to understand". */
function enoughFirst(words: Word[], at: number): Match[] | undefined {
  const adjective = words[at + 1];
  const after = words[at + 2];
  if (words[at]?.lower !== "enough" || !follows(adjective) || !follows(words[at])) return undefined;
  const isAdjective =
    isCommonAdjective(adjective.lower) ||
    isDescribing(adjective.lower) ||
    /^(?:mature|brave|tall|ready|well)$/.test(adjective.lower);
  const be = words[at - 1]?.lower ?? "";
  const isAfterBe = isBe(be) || /^(?:not|be|been|feel|feels|seem|seems|look|looks)$/.test(be);
  const isOver = !follows(after) || /^(?:to|for|and|but|because)$/.test(after.lower);
  // "There is enough cold in winter".
  if (!isAdjective || !isAfterBe || !isOver || words[at - 2]?.lower === "there") return undefined;
  return matchWords(words, at, at + 1, `${adjective.text} ${words[at]?.text.toLowerCase()}`);
}

/** "He lets always me speak". */
function beforeObject(words: Word[], at: number): Match[] | undefined {
  if (!frequency.test(words[at]?.lower ?? "") || !/^(?:me|us|him|them|her)$/.test(words[at + 1]?.lower ?? ""))
    return undefined;
  const verb = words[at - 1];
  if (!verb || !isMain(verb.lower) || !follows(words[at]) || !follows(words[at + 1])) return undefined;
  return subjectOf(words, at - 1)
    ? matchWords(words, at - 1, at, `${words[at]?.text} ${verb.text}`)
    : undefined;
}

export const adverbPlace = grammarRule({
  topic: "adverb-place",
  find: ({ words }) =>
    atEachWord(
      words,
      (_, at) =>
        ofKind("enough", enoughFirst(words, at)) ??
        ofKind("very", veryLike(words, at)) ??
        afterVerb(words, at) ??
        beforeSubject(words, at) ??
        beforeObject(words, at),
    ),
  explanation:
    "Gli avverbi che dicono quanto spesso (always, never, usually) stanno tra il soggetto e il verbo; solo con to be, e con gli ausiliari, vengono dopo.",
  hints: [
    "Dove sta la parolina che dice quanto spesso, rispetto al verbo?",
    "In italiano si dice «vinco sempre»; l'inglese mette le due parole nell'altro ordine.",
    "Metti l'avverbio subito prima del verbo e dopo il soggetto.",
  ],
  kinds: {
    very: {
      explanation:
        "Very rafforza gli aggettivi e gli avverbi; davanti a un verbo ci vuole un altro avverbio.",
      hints: [
        "Very può stare davanti a un verbo?",
        "Con un aggettivo very va bene, con un verbo no.",
        "Scegli l'avverbio inglese che vuol dire «davvero».",
      ],
    },
    enough: {
      explanation: "Enough sta davanti ai nomi, ma dopo gli aggettivi: proprio al contrario dell'italiano.",
      hints: [
        "Che cosa accompagna enough qui, un nome o un aggettivo?",
        "Con un nome enough viene prima, con un aggettivo no.",
        "Scambia di posto enough e l'aggettivo.",
      ],
    },
  },
});
