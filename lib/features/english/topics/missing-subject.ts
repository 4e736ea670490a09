import {
  afterComma,
  becauseWithVerb,
  degree,
  describes,
  isAdjective,
  isFirst,
  isSingularBe,
  laterClause,
  list,
  pastWithoutSubject,
  pronounIn,
  weatherVerb,
} from "../hidden-subject";
import { isNumber } from "../quantities";
import { atEachWord, grammarRule, matchWords, type Match } from "../rule";
import { isVerbForm } from "../verbs";
import type { Sentence } from "../language";
import { endsClause, type Word } from "../words";

const people = list(
  "friend teacher brother sister mother father cousin classmate girl boy man woman student singer",
);
const openers = list("because when if although");
const opinions = list("think hope know believe guess thinks says say said thought");
/** "a beautiful city in the north", but not "a dog better than a cat", which lacks its question mark. */
const goesOnPlainly = (words: Word[]) => {
  const end = words.findIndex(
    ({ gap, lower }) => endsClause(gap) || /^(?:and|but|because|where|that)$/.test(lower),
  );
  return !words
    .slice(0, end < 0 ? undefined : end)
    .some(({ lower }) => isAdjective(lower) || isVerbForm(lower));
};

/** What the words after "is" at the head of a sentence speak of, when they cannot be its subject. */
function predicateAfterBe(words: Word[], isClosed: boolean): string | undefined {
  const [next = "", second = "", third = ""] = words.slice(1, 4).map(({ lower }) => lower);
  if (describes(next)) return pronounIn(words, "it");
  if (isNumber(next)) return second === "years" || second === "year" ? pronounIn(words, "he") : "it";
  if (next === "half" || /^(?:about|almost|nearly|because|only|from)$/.test(next))
    return pronounIn(words, "it");
  const person = people.has(words.at(-1)?.lower ?? "") ? "he" : "it";
  if (/^(?:my|our|the)$/.test(next)) {
    if (second === "birthday" || (next === "the" && /^(?:best|most|first|biggest)$/.test(second) && isClosed))
      return pronounIn(words, "it");
    const isShort =
      words.length === 3 || (words.length === 4 && /^(?:favourite|favorite|best)$/.test(second));
    return isShort && isClosed ? person : undefined;
  }
  if (!/^(?:a|an)$/.test(next) || !isClosed) return undefined;
  if (words.length <= 5) return person;
  const isDescribed = degree.test(second) || (isAdjective(second) && !isAdjective(third));
  return isDescribed && goesOnPlainly(words.slice(4)) ? pronounIn(words, "it") : undefined;
}

/** "Is raining.", "Is a nice day.", "Is my friend." — but "Is Luca here?" is a question. */
function atStart({ words, isQuestion, isWhole, isClosed }: Sentence): Match[] {
  const verb = words[0]?.lower ?? "";
  if (!words[0] || !isFirst(words[0]) || !isWhole || words[1]?.gap !== " ") return [];
  if (isQuestion) return askedWithout(words, 0);
  if (verb === "am") return matchWords(words, 0, 1, `I am ${words[1].text}`);
  if (verb === "doesn't" && isVerbForm(words[1].lower) && words[1].lower !== "matter")
    return matchWords(words, 0, 1, `${pronounIn(words, "it")} doesn't ${words[1].text}`);
  if (isSingularBe(verb)) {
    const pronoun = predicateAfterBe(words, isClosed);
    return pronoun ? matchWords(words, 0, 1, `${pronoun} ${verb} ${words[1].text}`) : [];
  }
  const expected = afterThird.get(verb);
  if (!expected?.test(words[1].lower) || words.length < 4 || !isClosed) return [];
  return matchWords(words, 0, 0, `${pronounIn(words, "he")} ${verb}`);
}

/** Third persons that are no plural nouns in front of these words. */
const afterThird = new Map(
  Object.entries({
    comes: /^from$/,
    lives: /^(?:in|near|with|at)$/,
    goes: /^to$/,
    likes: /^(?:playing|reading|watching|listening|going|eating|swimming|dancing|my|his|her|the)$/,
    loves: /^(?:playing|reading|watching|listening|going|eating|swimming|dancing|my|his|her|the)$/,
    has: /^(?:a|an|got|long|short|blue|brown|green|two|three)$/,
    wears: /^(?:a|an|his|her|glasses)$/,
    speaks: /^(?:english|italian|french|spanish|german)$/,
    works: /^(?:as|in)$/,
  }),
);

const askable = list(
  "possible important true necessary difficult easy far late raining snowing cold hot dangerous",
);

/** "Is possible to come?", "Why is important to study?" */
function askedWithout(words: Word[], at: number): Match[] {
  const verb = words[at];
  const next = words[at + 2]?.lower;
  const ends = next === undefined || /^(?:to|that|for|from|if|today|tomorrow|outside|in)$/.test(next);
  if (!verb || !/^(?:is|was)$/.test(verb.lower) || !askable.has(words[at + 1]?.lower ?? "") || !ends)
    return [];
  return matchWords(words, at, at + 1, `${verb.lower} it ${words[at + 1]?.text}`);
}

/** "I like it because is funny", "I think is late". */
function inside({ words, isQuestion }: Sentence): Match[] {
  return atEachWord(words, (lower, at) => {
    const verb = words[at + 1];
    const next = words[at + 2]?.lower ?? "";
    if (!verb || verb.gap !== " " || words[at + 2]?.gap !== " ") return undefined;
    if ((lower === "why" || lower === "how") && at === 0 && isQuestion) return askedWithout(words, 1);
    const hasOpened = openers.has(lower) && (at > 0 || lower === "if" || (lower === "when" && !isQuestion));
    const hasOpinion = opinions.has(lower) && isOpinionOf(words, at);
    const isNoun = /^(?:a|an|the|my)$/.test(next) && (lower === "because" || hasOpinion);
    const isAlways = /^(?:because|if|although)$/.test(lower) && hasOpened;
    if (hasOpinion && /^(?:will|won't|would)$/.test(verb.lower) && next === "be")
      return matchWords(words, at, at + 2, `${lower} it ${verb.text} be`);
    if ((!hasOpened && !hasOpinion) || (!describes(next) && !isNoun && !isAlways)) return undefined;
    const end = at + 2;
    if (isSingularBe(verb.lower)) return matchWords(words, at, end, `${lower} it ${verb.text} ${next}`);
    if (/^(?:are|aren't)$/.test(verb.lower) && hasOpened)
      return matchWords(words, at, end, `${lower} they ${verb.text} ${next}`);
    return undefined;
  });
}

/** "I think is late", but not "what do you think is right". */
const isOpinionOf = (words: Word[], at: number) =>
  /^(?:i|you|we|they|he|she|don't)$/.test(words[at - 1]?.lower ?? "") &&
  !words.slice(0, at).some(({ lower }) => /^(?:what|who|which|where|when|how|that|whatever)$/.test(lower));

export const missingSubject = grammarRule({
  topic: "missing-subject",
  find: (sentence) => [
    ...atStart(sentence),
    ...inside(sentence),
    ...laterClause(sentence),
    ...afterComma(sentence),
    ...becauseWithVerb(sentence),
    ...pastWithoutSubject(sentence),
    ...weatherVerb(sentence),
  ],
  explanation:
    "In italiano il soggetto si può sottintendere, in inglese no: ogni verbo vuole il suo, anche quando si parla del tempo o di una cosa già nominata.",
  hints: [
    "Prova a chiederti: chi o che cosa fa l'azione in questo punto?",
    "In italiano il soggetto può restare nascosto; in inglese deve vedersi sempre.",
    "Vicino a questo verbo manca un pronome: scegli quello adatto a ciò di cui parli.",
  ],
  examples: [
    { wrong: "Is raining.", right: "It is raining." },
    { wrong: "Is very cold today.", right: "It is very cold today." },
    { wrong: "Is my friend.", right: "He is my friend." },
    { wrong: "I like this book because is funny.", right: "I like this book because it is funny." },
    { wrong: "Is important to study.", right: "It is important to study." },
    { wrong: "I think is difficult.", right: "I think it is difficult." },
    { wrong: "I like dogs because are friendly.", right: "I like dogs because they are friendly." },
    { wrong: "For us is important to win.", right: "For us it is important to win." },
    { wrong: "When rains, I stay at home.", right: "When it rains, I stay at home." },
    { wrong: "Is possible to see the museum?", right: "Is it possible to see the museum?" },
    { wrong: "I love skiing but is expensive.", right: "I love skiing but it is expensive." },
  ],
});
