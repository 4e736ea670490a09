import { isNumber } from "../quantities";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { anySubjectBefore } from "../noun-subject";
import { personOfPronoun } from "../subject";
import { baseOfIng, baseOfParticiple, baseOfThird, isBase, isBe, isPastForm, participleOf } from "../verbs";
import type { Sentence } from "../language";
import type { Word } from "../words";

const points = new Set(
  "monday tuesday wednesday thursday friday saturday sunday yesterday january february march april june july august september october november december christmas childhood primary last this kindergarten nursery elementary lunch breakfast dinner easter summer birth".split(
    " ",
  ),
);
/** Verbs of states, with which "for two years" cannot mean a plan or a habit. */
const states = new Set(["live", "know"]);

function isPointInTime(words: Word[], at: number): boolean {
  const word = words[at]?.lower ?? "";
  return (
    /^(?:19|20)\d\d$/.test(word) ||
    points.has(word) ||
    isEvent(words, at) ||
    (isNumber(word) && /^(?:o'clock|am|pm)$/.test(words[at + 1]?.lower ?? "")) ||
    (/^(?:i|he|she|we|they)$/.test(word) && words[at + 1]?.lower.startsWith("w") === true)
  );
}

/** How many words from `at` name a duration: "two years", "about a long time", "ages"; 0 for none. */
function durationLength(words: Word[], at: number): number {
  const opening = words
    .slice(at, at + 7)
    .map(({ lower }) => (isNumber(lower) ? "9" : lower))
    .join(" ");
  const found = duration.exec(opening)?.[0] ?? "";
  return found ? found.split(" ").length : 0;
}

const duration =
  /^(?:(?:about|almost|nearly|over|only|exactly|more than|at least) )?(?:ages|years|months|weeks|half an hour|(?:a )?(?:very )?long time|some time|a lot of (?:time|years|months)|(?:9|many|several|some|a|an|a few|a couple of|9 and a half) (?:minute|hour|day|week|month|year|decade)s?)(?= |$)/;

/** "Since his accident": a moment too, unless a verb follows and since means because. */
const events =
  /^(?:accident|birth|birthday|operation|illness|injury|wedding|arrival|childhood|beginning|start|end|death|holidays?|exam|lockdown)$/;

function isEvent(words: Word[], at: number): boolean {
  const isKnown = /^(?:my|his|her|our|their|the)$/.test(words[at]?.lower ?? "");
  const noun = [at + 1, at + 2].find((place) => events.test(words[place]?.lower ?? ""));
  if (!isKnown || noun === undefined) return false;
  return !words.slice(noun + 1).some(({ lower }) => isFiniteForm(lower));
}

const isFiniteForm = (lower: string) => isBe(lower) || isPastForm(lower) || baseOfThird(lower) !== undefined;

/** "Have lived", "has never been": the perfect is there already. */
const isPerfect = (words: Word[], at: number) =>
  /^(?:have|has)$/.test(words[at]?.lower ?? "") &&
  words.slice(at + 1, at + 4).some(({ lower }) => lower === "got" || baseOfParticiple(lower) !== undefined);

/** The verb before since or for, as [subject, verb, perfect form]. */
function presentVerb(words: Word[], limit: number): [number, number, string] | undefined {
  for (let at = limit - 1; at > 0; at -= 1) {
    const lower = words[at]?.lower ?? "";
    const subject = anySubjectBefore(words, at);
    if (
      !subject ||
      (subject.person === "third" && words[subject.from]?.lower === "it") ||
      isPerfect(words, at)
    )
      continue;
    const have = subject.person === "third" ? "has" : "have";
    const continuous = baseOfIng(words[at + 1]?.lower ?? "");
    if (/^(?:am|is|are)$/.test(lower))
      return continuous
        ? [subject.from, at + 1, `${have} been ${words[at + 1]?.text}`]
        : [subject.from, at, `${have} been`];
    if (/^(?:don't|doesn't|didn't)$/.test(lower) && isBase(words[at + 1]?.lower ?? ""))
      return [subject.from, at + 1, `${have}n't ${participleOf(words[at + 1]?.lower ?? "")}`];
    const base = isBase(lower) ? lower : baseOfThird(lower);
    if (base && lower !== "do" && lower !== "does")
      return [subject.from, at, `${have} ${participleOf(base)}`];
  }
  return undefined;
}

const bound = /^(?:ago|to|of|until|till|old)$/;

/** Whether a duration begins at the word and nothing after it makes it something else. */
function lengthAt(words: Word[], at: number): number {
  const length = durationLength(words, at);
  return bound.test(words[at + length]?.lower ?? "") ? 0 : length;
}

/** "I didn't come, since Monday is a holiday", "since I was ill": since means because. */
const isReason = (words: Word[], at: number, verb: number) =>
  words[at]?.gap !== " " ||
  (isBe(words[at + 2]?.lower ?? "") &&
    (personOfPronoun(words[at + 1]?.lower ?? "") === undefined ||
      words.slice(0, verb).some(({ lower }) => lower === "didn't")));

function wrongTense({ words }: Sentence, at: number): Match[] | undefined {
  const found = presentVerb(words, at);
  if (!found) return undefined;
  const [from, verb, perfect] = found;
  const isDurationNext = lengthAt(words, at + 1) > 0;
  const isSince = words[at]?.lower !== "for" && isDurationNext;
  const isMoment = words[at]?.lower === "since" && isPointInTime(words, at + 1) && !isReason(words, at, verb);
  const base = baseOfThird(words[verb]?.lower ?? "") ?? words[verb]?.lower ?? "";
  const isState = states.has(base);
  const isFor =
    words[at]?.lower === "for" && isState && isDurationNext && !words.some(({ lower }) => lower === "every");
  const isFrom = words[at]?.lower === "from" && isState && /^(?:19|20)\d\d$/.test(words[at + 1]?.lower ?? "");
  const isFromStart = isFrom && words[at + 2]?.lower !== "to";
  if (!isSince && !isMoment && !isFor && !isFromStart) return undefined;
  return matchWords(words, from, verb, `${textOf(words, from, subjectEnd(words, from, verb))} ${perfect}`);
}

function subjectEnd(words: Word[], from: number, verb: number): number {
  let end = from;
  while (end + 1 < verb && !anySubjectBefore(words.slice(0, end + 2), end + 1)) end += 1;
  return end;
}

/** "I have lived here since two years", "I live here from ten years": a duration wants for. */
function wrongSince({ words }: Sentence, at: number): Match[] | undefined {
  const length = lengthAt(words, at + 1);
  return length > 0
    ? matchWords(words, at, at + length, `for ${textOf(words, at + 1, at + length)}`)
    : undefined;
}

/** What goes on until now: with it "from last May" or "for 2019" can only mean the beginning. */
const lasting = new Set(
  "be have live know play study work learn see speak hear meet eat sleep talk visit feel go stay wait swim".split(
    " ",
  ),
);

/** The perfect in the words before the place: its base, and whether it is negative. */
function perfectBefore(
  words: Word[],
  limit: number,
): { base: string; isNegative: boolean; next: string } | undefined {
  for (let at = limit - 1; at > 0; at -= 1) {
    const lower = words[at]?.lower ?? "";
    const helper = [words[at - 1], words[at - 2]].find((word) => perfectHelper.test(word?.lower ?? ""));
    const base = lower === "been" ? "be" : baseOfParticiple(lower);
    if (helper && base) {
      const isNegative = /n't$/.test(helper.lower) || words[at - 1]?.lower === "not";
      return { base, isNegative, next: words[at + 1]?.lower ?? "" };
    }
  }
  return undefined;
}

const perfectHelper = /^(?:have|has|haven't|hasn't|(?:i|you|we|they)'ve|(?:he|she|it)'s)$/;
const beingWords =
  /^(?:ill|sick|absent|away|here|there|closed|open|in|at|on|busy|alone|sad|happy|friends|married|engaged|together)$/;

/** "I haven't seen him for last Easter", "he has been ill from Monday": a beginning wants since. */
function wrongStart({ words }: Sentence, at: number): Match[] | undefined {
  const isFor = words[at]?.lower === "for";
  const first = words[at + 1]?.lower ?? "";
  const isLast = first === "last" && !isNumber(words[at + 2]?.lower);
  if ((!isLast && !isPointInTime(words, at + 1)) || first === "this" || isEvent(words, at + 1))
    return undefined;
  if (words.slice(at + 1).some(({ lower }) => /^(?:to|until|till)$/.test(lower))) return undefined;
  const perfect = perfectBefore(words, at);
  if (!perfect || !lasting.has(perfect.base)) return undefined;
  if (perfect.base === "be" && !beingWords.test(perfect.next) && !baseOfIng(perfect.next)) return undefined;
  const isSeen = /^(?:see|eat|meet|hear|visit|go|have)$/.test(perfect.base);
  if (isSeen && !perfect.isNegative && !(perfect.base === "have" && !isFor)) return undefined;
  const end = isLast ? at + 2 : at + 1;
  return matchWords(words, at, end, `since ${textOf(words, at + 1, end)}`);
}

/** "How long do you know her?": asked about what still lasts. */
function wrongHowLong(words: Word[], at: number): Match[] | undefined {
  const isHowLong = words[at - 1]?.lower === "how" && words[at]?.lower === "long";
  const [helper = "", who = "", verb = "", next = ""] = [1, 2, 3, 4].map((step) => words[at + step]?.lower);
  if (!isHowLong || !/^(?:do|does)$/.test(helper) || !personOfPronoun(who)) return undefined;
  const isState =
    verb === "know" ||
    (verb === "live" && /^(?:here|there|in)$/.test(next)) ||
    (verb === "have" && /^(?:this|that|your|his|her|their)$/.test(next));
  if (!isState) return undefined;
  const have = helper === "do" ? "have" : "has";
  return matchWords(words, at + 1, at + 3, `${have} ${words[at + 2]?.text} ${participleOf(verb)}`);
}

const contractedBe = /^(i'm|he's|she's|it's|we're|you're|they're)$/;

/** "I'm here since Monday": subject and verb in one word. */
function wrongContraction(words: Word[], at: number): Match[] | undefined {
  const place = words.findIndex(
    ({ lower, gap }, from) => from < at && (from === 0 || /[,;]/.test(gap)) && contractedBe.test(lower),
  );
  if (place < 0 || !(isPointInTime(words, at + 1) || lengthAt(words, at + 1) > 0)) return undefined;
  const next = words[place + 1]?.lower ?? "";
  if (next === "not" || next === "been" || baseOfParticiple(next)) return undefined;
  const word = words[place];
  const subject = word?.text.replace(/['’].*$/, "") ?? "";
  const have = /^(?:he|she|it)'s$/.test(word?.lower ?? "") ? "'s" : "'ve";
  return matchWords(words, place, place, `${subject}${have} been`);
}

function find(sentence: Sentence, at: number): Match[] | undefined {
  const { words } = sentence;
  const lower = words[at]?.lower ?? "";
  if (lower === "long") return wrongHowLong(words, at);
  if (!/^(?:since|from|for)$/.test(lower)) return undefined;
  const start = lower === "since" ? undefined : wrongStart(sentence, at);
  if (start) return start;
  const tense =
    wrongTense(sentence, at) ?? (lower === "since" ? wrongContraction(words, at) : undefined) ?? [];
  if (lower === "for") return tense;
  const isStart = lower === "from" && tense.length > 0 && lengthAt(words, at + 1) === 0;
  const time = isStart
    ? matchWords(words, at, at + 1, `since ${textOf(words, at + 1, at + 1)}`)
    : wrongSince(sentence, at);
  return [...tense, ...(time ?? [])];
}

export const sinceFor = grammarRule({
  topic: "since-for",
  find: (sentence) => atEachWord(sentence.words, (_, at) => find(sentence, at)),
  explanation:
    "Un'azione cominciata nel passato che dura ancora vuole il present perfect, non il presente. Since introduce il momento d'inizio (since Monday), for la durata (for three weeks).",
  hints: [
    "L'azione è cominciata nel passato e dura ancora: quale tempo verbale usa l'inglese?",
    'Dove l\'italiano usa il presente con "da", l\'inglese guarda indietro fino all\'inizio. Decidi anche se quel "da" dice un inizio o una durata.',
    "Serve have o has più il participio passato; poi since con un momento, for con una durata.",
  ],
  examples: [
    { wrong: "I live here since 2019.", right: "I have lived here since 2019." },
    { wrong: "She knows Marco since last year.", right: "She has known Marco since last year." },
    { wrong: "We live in Rome for ten years.", right: "We have lived in Rome for ten years." },
    { wrong: "I have played tennis since two years.", right: "I have played tennis for two years." },
    { wrong: "I am studying English since 2020.", right: "I have been studying English since 2020." },
    { wrong: "He works here since Monday.", right: "He has worked here since Monday." },
    { wrong: "How long do you know Paolo?", right: "How long have you known Paolo?" },
    { wrong: "I don't see my aunt since June.", right: "I haven't seen my aunt since June." },
    { wrong: "She hasn't called since ages.", right: "She hasn't called for ages." },
    { wrong: "We have lived here from last May.", right: "We have lived here since last May." },
    { wrong: "My uncles work there since 2010.", right: "My uncles have worked there since 2010." },
    { wrong: "I am here since Tuesday.", right: "I have been here since Tuesday." },
  ],
});
