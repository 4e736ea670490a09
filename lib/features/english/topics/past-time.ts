import { finishedTime, hasPastIn, type FinishedTime } from "../sentence/finished-time";
import { anySubjectBefore } from "../sentence/noun-subject";
import { phraseAfter } from "../sentence/noun-phrase";
import { eventInYear, laterPresent, presentBorn } from "./past-time/past-story";
import { alsoInPresent, presentInStory } from "./past-time/in-story";
import { atEachWord, grammarRule, matchWords, ofKind, textOf, type Match } from "../sentence/rule";
import { bareAfterBe } from "./bare-after-be";
import type { Person } from "../lexicon/subject-person";
import { personOfPronoun } from "../sentence/subject";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfThird,
  hasSamePast,
  isBase,
  isModal,
  pastOf,
} from "../lexicon/verbs";
import { endsClause, type Word } from "../lexicon/words";

/** What one does now about what is past: "I remember last summer". */
const looksBack =
  /^(?:think|know|hope|believe|guess|remember|say|says|forget|miss|imagine|mean|prefer|love|hate|explain|tell|show)$/;
/** "I am writing to apologise for missing the lesson yesterday". */
const looksBackNow = /^(?:write|apologise|apologize|thank|reply|complain|ask|call|talk|think|tell)$/;

const contractedBe = new Map(
  Object.entries({
    "i'm": "I was",
    "you're": "you were",
    "he's": "he was",
    "she's": "she was",
    "it's": "it was",
    "we're": "we were",
    "they're": "they were",
    "there's": "there was",
  }),
);

const pastBe = (person: Person) => (person === "I" || person === "third" ? "was" : "were");

function pastFor(words: Word[], at: number, person: Person): string | undefined {
  const verb = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (looksBack.test(verb) || looksBack.test(next)) return undefined;
  if (looksBackNow.test(baseOfIng(next) ?? "")) return undefined;
  if (/^(?:am|is|are)$/.test(verb)) return pastBe(person);
  if (/^(?:isn't|aren't)$/.test(verb)) return `${pastBe(person)}n't`;
  if (/^(?:can't|cannot)$/.test(verb)) return "couldn't";
  if (/^(?:don't|doesn't)$/.test(verb)) return "didn't";
  // A present perfect is another mistake, with another remedy.
  if (/^(?:have|has)$/.test(verb) && isPerfect(words, at)) return undefined;
  const base = isBase(verb) ? verb : baseOfThird(verb);
  return base && !hasSamePast(base) ? pastOf(base) : undefined;
}

const midAdverb = /^(?:not|never|always|already|just|also|really)$/;

function isPerfect(words: Word[], at: number): boolean {
  const next = words[at + 1]?.lower ?? "";
  const participle = midAdverb.test(next) ? (words[at + 2]?.lower ?? "") : next;
  return next === "not" || baseOfParticiple(participle) !== undefined;
}

function inStatement(words: Word[], time: FinishedTime, at: number): Match[] {
  const subject = anySubjectBefore(words, at);
  const past = subject && pastFor(words, at, subject.person);
  if (!subject || !past) return [];
  const isTimeBefore = time.to < subject.from && time.from >= time.start;
  const from = isTimeBefore ? Math.max(time.from, time.start) : subject.from;
  return matchWords(words, from, at, `${textOf(words, from, at - 1)} ${past}`);
}

const opens = (words: Word[], time: FinishedTime, at: number) =>
  at === time.start || at === time.to + 1 || endsClause(words[at]?.gap ?? "");

/** "There is", "it's", "I'm": subject and verb in one. */
function inContraction(words: Word[], time: FinishedTime, at: number): Match[] {
  if (!opens(words, time, at)) return [];
  const { lower = "", text = "" } = words[at] ?? {};
  const next = words[at + 1]?.lower ?? "";
  const past = contractedBe.get(lower);
  if (past && !baseOfParticiple(next) && next !== "not") {
    const isPlain = text.startsWith("i") || text.startsWith("I") || !/^\p{Lu}/u.test(text);
    return matchWords(words, at, at, isPlain ? past : past.charAt(0).toUpperCase() + past.slice(1));
  }
  if (lower !== "there" || !/^(?:is|are|isn't|aren't)$/.test(next)) return [];
  return matchWords(words, at, at + 1, `there ${next.replace("is", "was").replace("are", "were")}`);
}

const questionWord = /^(?:what|where|when|why|how|who)$/;

/** "Do you go …?", "Is he …?": the helper before the subject says the tense. */
function inQuestion(words: Word[], time: FinishedTime, at: number): Match[] {
  const lower = words[at]?.lower ?? "";
  const previous = words[at - 1]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  const isOpening = opens(words, time, at) || questionWord.test(previous);
  if (!isOpening || !/^(?:do|does|don't|doesn't|is|are)$/.test(lower)) return [];
  const pronoun = personOfPronoun(next);
  const isDo = lower.startsWith("do");
  const phrase = pronoun
    ? undefined
    : phraseAfter(
        words,
        at + 1,
        (word) =>
          word !== undefined &&
          (isDo ? isBase(word.lower) : /^(?:at|in|on|with|ill|late|here|there)$/.test(word.lower)),
      );
  const to = pronoun ? at + 1 : phrase?.to;
  const person = pronoun ?? (phrase?.number === "plural" ? "plural" : "third");
  if (to === undefined || looksBack.test(words[to + 1]?.lower ?? "")) return [];
  if (isDo && isBase(words[to + 1]?.lower ?? ""))
    return matchWords(
      words,
      at,
      to + 1,
      `did${lower.endsWith("n't") ? "n't" : ""} ${textOf(words, at + 1, to + 1)}`,
    );
  if (isDo || baseOfIng(words[to + 1]?.lower ?? "")) return [];
  return matchWords(words, at, to, `${pastBe(person)} ${textOf(words, at + 1, to)}`);
}

/** "Yesterday is my birthday": the time itself is the subject. */
function timeIs(words: Word[], { from, to }: FinishedTime): Match[] | undefined {
  const verb = words[to + 1];
  const next = words[to + 2]?.lower ?? "";
  const isNamed =
    /^(?:yesterday|last|the)$/.test(words[from]?.lower ?? "") &&
    (from === 0 || endsClause(words[from]?.gap ?? ""));
  if (
    !isNamed ||
    verb?.gap !== " " ||
    !/^(?:is|isn't)$/.test(verb.lower) ||
    /^(?:history|gone|over|past|not)$/.test(next)
  )
    return undefined;
  return matchWords(words, to, to + 1, `${textOf(words, to, to)} ${verb.lower === "is" ? "was" : "wasn't"}`);
}

const isOtherModal = (words: Word[], time: FinishedTime) =>
  words.slice(time.start, time.end + 1).some(({ lower }) => isModal(lower) && !/^can(?:'t|not)$/.test(lower));

export const pastTime = grammarRule({
  topic: "past-time",
  find: (sentence, place, all) => {
    const { words, isQuestion } = sentence;
    const bare = ofKind(
      "bare",
      atEachWord(words, (_, at) => bareAfterBe(words, at, "then")),
    );
    if (bare && bare.length > 0) return bare;
    const inStory = presentInStory(all, place);
    if (inStory.length > 0) return inStory;
    const told = [...atEachWord(words, (_, at) => presentBorn(words, at)), ...laterPresent(words)];
    if (told.length > 0) return told;
    const time = finishedTime(words);
    // "It becomes law in 2016. It will change much": a year that was still to come.
    const isForetold = all.some((other) => other.words.some(({ lower }) => lower === "will"));
    if (!time) return isForetold ? [] : eventInYear(words);
    const isDay = timeIs(words, time);
    if (isDay) return isDay;
    const isNow = words.slice(time.start, time.from).some(({ lower }) => /^(?:now|nowadays)$/.test(lower));
    if (isNow || isOtherModal(words, time) || hasPastIn(words, time, -1, -1)) return [];
    for (let at = time.start; at <= time.end; at += 1) {
      if (at >= time.from && at <= time.to) continue;
      const asked = isQuestion ? inQuestion(words, time, at) : [];
      const hit = [asked, inContraction(words, time, at), inStatement(words, time, at)].find(
        (found) => found.length > 0,
      );
      if (hit) return [...hit, ...(isQuestion ? [] : alsoInPresent(sentence, at))];
    }
    return [];
  },
  explanation:
    "Quando la frase dice un momento finito (yesterday, last week, two days ago), l'inglese vuole il past simple: -ed per i verbi regolari, una forma da ricordare per quelli irregolari.",
  hints: [
    "Quando succede questa azione, e il verbo lo fa capire?",
    "La parola di tempo dice che è tutto finito, ma il verbo è al presente.",
    "Ti serve il past simple di quel verbo: controlla se è regolare o irregolare.",
  ],
  kinds: {
    bare: {
      explanation:
        "Dopo was e were un verbo non resta mai nudo: con -ing l'azione era in corso; se invece è finita, to be se ne va e resta il verbo al past simple.",
      hints: [
        "Qui ci sono due verbi di fila: possono stare così, uno accanto all'altro?",
        "Dopo was e were il secondo verbo non può restare nudo.",
        "Se l'azione era in corso, al verbo manca un pezzo; se è finita, to be è di troppo.",
      ],
    },
  },
});
