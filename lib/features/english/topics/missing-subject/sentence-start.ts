import { askedWithout, askedYou } from "./asked-without-subject";
import { goesOnPlainly, isFirst } from "../../sentence/clause-openings";
import { missingPronoun, pronounAround, withSubject } from "./missing-pronoun";
import { isNumber } from "../../lexicon/quantities";
import { atEachWord, matchWords, type Match } from "../../sentence/rule";
import { followsFrontedPhrase } from "../../sentence/noun-subject";
import {
  bareVerbAt,
  degree,
  describes,
  hasOtherFinite,
  isAdjective,
  isOnlyPast,
  isPlace,
  isPlainQuality,
  isWeather,
  type BareVerb,
} from "../../sentence/subjectless-verb";
import { baseOfParticiple, baseOfThird, verbOrNoun } from "../../lexicon/verbs";
import type { Sentence } from "../../sentence/language";
import { endsClause, type Word } from "../../lexicon/words";

type Ends = Pick<Sentence, "isClosed" | "hasStop">;

const people =
  /^(?:friend|teacher|brother|sister|mother|father|cousin|classmate|girl|boy|man|woman|student|singer)$/;

/** What the words after "is" at the head of a sentence speak of, when they cannot be its subject. */
function subjectOfBe(words: Word[], at: number, ends: Ends): string | undefined {
  const { isClosed, hasStop } = ends;
  const rest = words.slice(at);
  const [next = "", second = "", third = "", fourth = ""] = rest.slice(1, 5).map(({ lower }) => lower);
  const it = pronounAround(words, at, "it");
  if (next === "called" || next === "named" || (describes(next) && !isPossiblySubject(rest, ends.hasStop)))
    return it;
  if (isNumber(next)) return /^years?$/.test(second) ? pronounAround(words, at, "he") : "it";
  if (next === "only" || isPlace(next) || namesTime(rest)) return it;
  const person = people.test(rest.at(-1)?.lower ?? "") ? "he" : "it";
  if (/^(?:my|our|the)$/.test(next)) {
    if (
      second === "birthday" ||
      (next === "the" && /^(?:best|most|first|biggest|last|worst|same|capital)$/.test(second) && isClosed)
    )
      return it;
    const isShort =
      rest.length === 3 || (rest.length === 4 && /^(?:favourite|favorite|best|first)$/.test(second));
    return isShort && isClosed ? person : undefined;
  }
  if (!/^(?:a|an)$/.test(next) || !isClosed) return undefined;
  if (/^(?:on|in|at|under|near|behind)$/.test(third) || /^(?:on|under|near|behind)$/.test(fourth))
    return "there";
  if (rest.length <= 5) return person;
  const isDescribed = degree.test(second) || (isAdjective(second) && !isAdjective(third));
  const isExplained = hasStop && /^(?:with|in|of|for|and|where|that|because|but)$/.test(fourth);
  return isDescribed && (isExplained || goesOnPlainly(rest.slice(4))) ? it : undefined;
}

/** "Is time to go", "was Sunday and the shops were closed". */
const namesTime = ([, noun, after]: Word[]) =>
  (noun?.lower === "time" && /^(?:to|for)$/.test(after?.lower ?? "")) ||
  (/^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|christmas|easter)$/.test(noun?.lower ?? "") &&
    (!after || endsClause(after.gap) || /^(?:and|but|so|today|because)$/.test(after.lower)));

/** "Is swimming fun", "is good food important": what describes may be part of the subject after all. */
function isPossiblySubject(rest: Word[], hasStop: boolean): boolean {
  const next = rest[1]?.lower ?? "";
  if (hasStop || isWeather(next) || degree.test(next)) return false;
  const last = rest.at(-1)?.lower ?? "";
  return (
    rest.length > 2 &&
    isPlainQuality(last) &&
    !/^(?:very|so|too|and|really|or)$/.test(rest.at(-2)?.lower ?? "")
  );
}

const things =
  /^(?:in|at|near|with|to|from|as|a|an|the|my|his|her|our|very|well|every|football|tennis|basketball|volleyball|english|italian|french|spanish|german|too|two|three|lots|many|glasses|milk|meat|pizza|pasta|ice)$/;
const said =
  /^(?:sounds|looks|seems|feels|depends|makes|means|says|hopes|wishes|regards|needs|stops|thanks|serves|matters|happens)$/;

const doings =
  /^(?:plays|studies|starts|costs|finishes|ends|stays|sleeps|trains|helps|cooks|travels|opens|closes|arrives)$/;

/** "Lives near me.", "Has got two cats.": a third person that is no plural noun in front of these words. */
function startsWithThird(words: Word[], verb: BareVerb): boolean {
  const next = words[verb.next]?.lower ?? "";
  const lower = words[verb.at]?.lower ?? "";
  if (verb.kind === "has" && (next === "got" || baseOfParticiple(next) !== undefined)) return true;
  if (hasOtherFinite(words, verb.at) || said.test(lower)) return false;
  // "What she does: Checks the results.": a label and its note.
  if (verb.at === 0 && words[0]?.gap.includes(": ") && /^\p{Lu}/u.test(words[0].text)) return false;
  if (/^(?:likes|loves|hates|wants|enjoys)$/.test(lower)) return !/^(?:and|or|of)$/.test(next);
  if (words.length - verb.at < 3) return false;
  if (doings.test(lower) && (/^(?:at|in|with|for)$/.test(next) || isNumber(next))) return true;
  if (lower === "works" && /^(?:in|at|for|as|with)$/.test(next))
    return !/^(?:me|us|him|her)$/.test(words[verb.next + 1]?.lower ?? "");
  if (verb.kind === "has")
    return (
      !/^(?:he|she|it|anyone|anybody|everyone|someone)$/.test(next) &&
      (/^(?:a|an|many|lots|no|his|her|been|gone)$/.test(next) || isNumber(next) || isAdjective(next))
    );
  const isNoun = verbOrNoun.has(baseOfThird(lower) ?? "") || lower === "lives";
  if (lower === "lives" && /^(?:in|with|near|at)$/.test(next)) return true;
  if (!isNoun) return things.test(next) || /ing$/.test(next);
  return /^(?:a|an|the|my|his|her|very|football|tennis|basketball|volleyball|milk|meat|pizza|pasta|ice|swimming|playing|reading|dancing|watching|listening|going|eating|as)$/.test(
    next,
  );
}

const spoken = /^(?:wait|dash|run|stand|imagine|believe|complain|say|do)$/;

/** Whether the verb that opens a plain sentence needs a subject, and is neither an order nor a short answer. */
function startsBare(words: Word[], verb: BareVerb, ends: Ends): boolean {
  const next = words[verb.next]?.lower ?? "";
  const lower = words[verb.at]?.lower ?? "";
  const length = words.length - verb.at;
  switch (verb.kind) {
    case "am":
      return next !== "i";
    case "are":
      return (
        (describes(next) && !isPossiblySubject(words.slice(verb.at), ends.hasStop)) ||
        (isPlace(next) && next !== "about") ||
        (isNumber(next) && length > 3) ||
        (/^(?:my|our)$/.test(next) &&
          ends.isClosed &&
          (length === 3 || (length === 4 && isAdjective(words[verb.next + 1]?.lower ?? ""))))
      );
    case "doesn't":
    case "didn't":
      return next !== "matter";
    case "don't":
      return (
        /^(?:like|love)$/.test(next) ||
        (/^(?:want|understand|know|live)$/.test(next) && length > 3 && words[verb.next + 1]?.gap === " ")
      );
    case "has":
    case "third":
      return startsWithThird(words, verb);
    case "have":
      return (
        isNumber(next) ||
        /^(?:got|been|seen|gone|lived|visited|never)$/.test(next) ||
        (isAdjective(next) && /^(?:hair|eyes)$/.test(words[verb.next + 1]?.lower ?? ""))
      );
    case "modal":
      return (
        length > 2 &&
        /^(?:can|can't|cannot|couldn't|will|won't|mustn't|should)$/.test(lower) &&
        // "Can't come tonight, sorry!": as one writes in a chat.
        !(lower === "can't" && words.some((word) => /^(?:sorry|x|xx|lol)$/.test(word.lower))) &&
        !spoken.test(next) &&
        !(lower === "should" && next === "be")
      );
    case "past":
      return (
        isOnlyPast(lower) &&
        /^(?:to|a|an|the|my|home|out|with|at|back|many|some|lots|two|three|our|his|her)$/.test(next) &&
        !hasOtherFinite(words, verb.at)
      );
    case "base":
      return lower === "like" && /ing$/.test(next) && !hasOtherFinite(words, verb.at);
    case "is":
      return false;
  }
}

const links = /^(?:and|but|so|also)$/;

/** "Is raining.", "Is a nice day.", "Lives in Rome." — but "Is Luca here?" is a question. */
export function atSentenceStart(sentence: Sentence): Match[] {
  const { words, isQuestion, isWhole } = sentence;
  const first = words[0];
  if (!first || !isWhole || !isFirst(first)) return [];
  const at = links.test(first.lower) && words[1]?.gap === " " ? 1 : 0;
  const verb = bareVerbAt(words, at);
  if (!verb || words[verb.next]?.gap !== " ") return [];
  const isHeaded = verb.at === at + 1 && /^(?:always|never|also|really)$/.test(words[at]?.lower ?? "");
  if (isHeaded && !isQuestion && verb.kind === "third" && sentence.isClosed && startsWithThird(words, verb))
    return withSubject(words, { ...verb, at }, at, pronounAround(words, at, "he"));
  if (verb.at !== at) return [];
  if (isQuestion) {
    const from = words.slice(at);
    const asked = verb.kind === "is" ? askedWithout(words, at) : askedYou(from);
    return links.test(first.lower) ? [] : asked;
  }
  if (verb.kind === "is") {
    const pronoun =
      links.test(first.lower) && !describes(words[verb.next]?.lower ?? "")
        ? undefined
        : subjectOfBe(words, at, sentence);
    return pronoun ? withSubject(words, verb, at, pronoun) : [];
  }
  if (at > 0 && !/^(?:am|doesn't|are)$/.test(verb.kind)) return [];
  return startsBare(words, verb, sentence) ? withSubject(words, verb, at, missingPronoun(words, verb)) : [];
}

/** "When rains", "yesterday snowed", "in autumn rains a lot". */
export function weatherVerb({ words }: Sentence): Match[] {
  return atEachWord(words, (lower, at) => {
    if (!/^(?:rains|rained|snows|snowed)$/.test(lower) || (at > 0 && words[at]?.gap !== " "))
      return undefined;
    if (at === 0)
      return words.length > 2 && isFirst(words[0] as Word)
        ? matchWords(words, 0, 0, `it ${lower}`)
        : undefined;
    const before = words[at - 1]?.lower ?? "";
    const opens =
      (/^(?:when|if|because|yesterday|today|often|sometimes|always|but|and|so|here|never)$/.test(before) &&
        !isTold(words, at)) ||
      followsFrontedPhrase(words, at);
    return opens ? matchWords(words, at - 1, at, `${words[at - 1]?.text} it ${lower}`) : undefined;
  });
}

/** "It often rains", "it snows and rains": the subject stands further back. */
function isTold(words: Word[], at: number): boolean {
  if (!/^(?:often|sometimes|always|and|but|never)$/.test(words[at - 1]?.lower ?? "")) return false;
  return words.slice(Math.max(0, at - 8), at).some(({ lower }) => /^(?:it|it's|weather|there)$/.test(lower));
}
