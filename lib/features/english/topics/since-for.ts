import { wrongHowLong, wrongSinceWhen } from "./since-for/how-long";
import { atEachWord, grammarRule, matchWords, ofKind, textOf, type Match } from "../sentence/rule";
import { gotSince, lengthWithoutFor } from "./since-for/slips";
import { daysThat, sinceThen } from "./since-for/since-then";
import { joined } from "./since-for/joined";
import { compares, goesUntil, lengthAt } from "./since-for/time";
import { contractedBe, sinceWhen, timeAt, wrongSince, wrongStart, type SinceTime } from "./since-for/marker";
import {
  correctPresent,
  hasPerfectBetween,
  presentAsked,
  presentBetween,
  type Present,
} from "./since-for/tense";
import { isName } from "../sentence/subject";
import { baseOfParticiple } from "../lexicon/verbs";
import { endsClause, type Word } from "../lexicon/words";

/** "I didn't come, since Monday is a holiday", "I can't play since I was ill": since means because. */
function isReason(words: Word[], { at, moment }: SinceTime): boolean {
  if (!moment?.isClause) return false;
  const before = words.slice(0, at).map(({ lower }) => lower);
  return (
    (at > 0 && words[at]?.gap !== " ") ||
    /^(?:especially|particularly|mainly)$/.test(before.at(-1) ?? "") ||
    before.some((lower) => /^(?:didn't|can't|couldn't|can|must|will|won't)$/.test(lower))
  );
}

const lastingStates = /^(?:ill|sick|married|friends|together|engaged|best|vegetarian|vegan|broken)$/;

/** Whether "for two years" beside this present can only mean that it still goes on. */
function goesOn(words: Word[], present: Present, { at, length }: SinceTime): boolean {
  const { base, object, isContinuous } = present;
  const unit = words[at + length]?.lower ?? "";
  const isLong = /^(?:years?|ages|time|decades?)$/.test(unit);
  if (words.some(({ lower }) => /^(?:every|next|usually|will)$/.test(lower))) return false;
  const isSlow = /^(?:years?|months?|ages|decades?)$/.test(unit);
  if (/^(?:love|like|want|hate|own|have)$/.test(base))
    return (isLong || isSlow) && object !== "to" && object !== "for" && !/ed$/.test(object);
  if (base === "live" || base === "know") return !/^(?:that|how|what|why|when|where|who)$/.test(object);
  if (base === "be")
    return lastingStates.test(object) || lastingStates.test(words[present.verb + 2]?.lower ?? "");
  if (isContinuous)
    return (
      (base === "wait" && /^(?:minutes|hours?|time|ages)$/.test(unit)) ||
      (isLong && /^(?:learn|study|play)$/.test(base))
    );
  const next = words[at + length + 1];
  const isLast = at === 0 || !next || endsClause(next.gap) || /^(?:and|but|now)$/.test(next.lower);
  const subject = words[present.from];
  const isSomebody =
    /^(?:i|we|he|she|my|our|his|her)$/.test(subject?.lower ?? "") || (subject && isName(subject));
  return (
    isSlow &&
    isLast &&
    !/^(?:for|hard)$/.test(object) &&
    isSomebody === true &&
    /^(?:study|learn|play|work|do|teach)$/.test(base)
  );
}

/** Whether the time needs the perfect beside the verb that is in the present. */
function needsPerfect(words: Word[], present: Present, time: SinceTime): boolean {
  const { marker, length, moment } = time;
  const isYear = /^(?:19|20)\d\d$/.test(words[time.at + 1]?.lower ?? "");
  if (marker === "for" && length === 0)
    return isYear && !present.isPast && /^(?:live|know|study|play|work|be)$/.test(present.base);
  if (marker === "for") return !present.isPast && goesOn(words, present, time);
  if (present.isPast) return marker === "since" && moment !== undefined && !moment.isClause;
  if (length > 0) return true;
  if (marker === "since") return moment !== undefined && !isReason(words, time);
  const isIll = /^(?:ill|sick|absent)$/.test(present.object);
  const first = words[time.at + 1]?.lower ?? "";
  const isRecent =
    /^(?:yesterday|this)$/.test(first) && !/^(?:come|start|begin|open|get|have)$/.test(present.base);
  if (isRecent || isIll) return !goesUntil(words, time.at + 1);
  const isBegun = isYear || moment?.isClause === true || words[time.at + 1]?.lower === "last";
  return isBegun && !/^(?:come|be|start|begin|open|go)$/.test(present.base) && !goesUntil(words, time.at + 1);
}

/** "A photo from when I was two" */
const keepsMemory = /^(?:photos?|pictures?|videos?|letters?|messages?|memory|memories|toys?)$/;

function wrongTense(words: Word[], time: SinceTime): Match[] | undefined {
  const present = presentBetween(words, 0, time.at) ?? presentAfter(words, time);
  if (time.marker === "from" && keepsMemory.test(words[time.at - 1]?.lower ?? "")) return undefined;
  if (present && present.from < time.at && hasPerfectBetween(words, present.verb + 1, time.at))
    return undefined;
  if (present && present.from < time.at && compares(words, present.verb + 1, time.at)) return undefined;
  if (present) return needsPerfect(words, present, time) ? correctPresent(words, present) : undefined;
  if (time.marker === "for" || isReason(words, time)) return undefined;
  const asked = presentAsked(words, time.at);
  if (words[0]?.lower === "is" && words[1]?.lower === "it" && lengthAt(words, 2) > 0) return undefined;
  return asked && !(asked.base === "be" && time.marker === "from")
    ? matchWords(words, asked.from, asked.to, asked.text)
    : undefined;
}

/** "Since 2015 I live in Milan": the time comes first. */
function presentAfter(words: Word[], { at, length, moment, marker }: SinceTime): Present | undefined {
  const isForYears = marker === "for" && /^(?:years|months|ages)$/.test(words[at + length]?.lower ?? "");
  if (at > 0 || (marker === "for" && !isForYears)) return undefined;
  const end = moment?.isClause ? clauseEnd(words, moment.to) : (moment?.to ?? at + length);
  return presentFrom(words, end + 1);
}

/** The present of the clause that opens at the word. */
function presentFrom(words: Word[], from: number): Present | undefined {
  const rest = words.slice(from);
  const found = [2, 3, 4, 5]
    .map((limit) => presentBetween(rest, 0, limit))
    .find((each) => each !== undefined);
  return found?.from === 0 ? { ...found, from, verb: found.verb + from } : undefined;
}

function clauseEnd(words: Word[], from: number): number {
  const next = words.findIndex(
    ({ gap, lower }, at) => at > from && (endsClause(gap) || /^(?:i|he|she|we|they)$/.test(lower)),
  );
  return next < 0 ? words.length : next - 1;
}

/** "I'm here since Monday": subject and verb in one word. */
function wrongContraction(words: Word[], { at, length, marker }: SinceTime): Match[] | undefined {
  const place = words.findIndex(
    ({ lower, gap }, from) => from < at && (from === 0 || /[,;]/.test(gap)) && contractedBe.test(lower),
  );
  if (place >= 0 && hasPerfectBetween(words, place + 1, at)) return undefined;
  if (place < 0 || (marker === "from" && goesUntil(words, at + 1))) return undefined;
  const next = words[place + 1]?.lower ?? "";
  const first = words[at + 1]?.lower ?? "";
  const isPlan =
    marker === "from" &&
    !/^(?:(?:19|20)\d\d|last|yesterday|this|when|i|we)$/.test(first) &&
    !/^(?:ill|sick|absent)$/.test(next) &&
    length === 0;
  if (isPlan) return undefined;
  const isRaining =
    /^(?:raining|snowing)$/.test(next) && /^(?:days|hours|weeks)$/.test(words[at + length]?.lower ?? "");
  const isLearning =
    (isRaining && !words.some(({ lower }) => /^(?:every|next)$/.test(lower))) ||
    (/^(?:learning|studying|waiting|married)$/.test(next) &&
      length > 0 &&
      !/^weeks?$/.test(words[at + length]?.lower ?? ""));
  if (marker === "for" && !isLearning) return undefined;
  const short = /'(\w+)$/.exec(words[place]?.lower ?? "")?.[1];
  const isTimeOf = words[place]?.lower === "it's" && lengthAt(words, place + 1) > 0;
  if (
    isTimeOf ||
    next === "not" ||
    next === "been" ||
    (baseOfParticiple(next) && short === "s" && !/^(?:married|closed|broken|lost)$/.test(next))
  )
    return undefined;
  const word = words[place];
  const subject = word?.text.replace(/['’].*/, "") ?? "";
  const have = /^(?:he|she|it)'s$/.test(word?.lower ?? "") ? "'s" : "'ve";
  return matchWords(words, place, place, `${subject}${have} been`);
}

/** "It is two years that I study English": the Italian way round. */
function itIsThat(words: Word[], at: number): Match[] | undefined {
  const opener = words[at]?.lower ?? "";
  const isOpening = at === 0 || endsClause(words[at]?.gap ?? "") || words[at - 1]?.lower === "and";
  const isIt = opener === "it" && /^(?:is|has)$/.test(words[at + 1]?.lower ?? "");
  const start = isIt ? at + 2 : /^(?:it's|is|are)$/.test(opener) ? at + 1 : at;
  const length = isOpening && start > at ? lengthAt(words, start) : 0;
  const that = start + length;
  if (length === 0 || words[that]?.lower !== "that") return undefined;
  const found = presentFrom(words, that + 1);
  if (!found || found.isPast) return undefined;
  return matchWords(words, at, found.verb, `for ${textOf(words, start, that - 1)} ${found.perfect}`);
}

type Kind = "marker" | "asked";

function find(words: Word[], at: number): Match<Kind>[] | undefined {
  const slip =
    sinceThen(words, at) ??
    daysThat(words, at) ??
    itIsThat(words, at) ??
    gotSince(words, at) ??
    ofKind("marker", lengthWithoutFor(words, at));
  if (slip) return slip;
  if (/^(?:long|time|years|months)$/.test(words[at]?.lower ?? ""))
    return ofKind("asked", wrongHowLong(words, at));
  const since = ofKind("asked", wrongSinceWhen(words, at));
  if (since) return since;
  const time = timeAt(words, at);
  if (!time) return undefined;
  const start = ofKind("marker", wrongStart(words, time));
  if (start) return start;
  const { marker } = time;
  const tense =
    wrongTense(words, time) ?? (isReason(words, time) ? undefined : wrongContraction(words, time)) ?? [];
  if (marker === "for") return tense;
  const isStart = marker === "from" && tense.length > 0 && time.moment;
  const word =
    sinceWhen(words, time) ??
    (isStart
      ? matchWords(words, at, at + 1, `since ${textOf(words, at + 1, at + 1)}`)
      : wrongSince(words, time));
  return joined(words, tense[0], word?.[0]) ?? [...tense, ...(ofKind("marker", word) ?? [])];
}

export const sinceFor = grammarRule({
  topic: "since-for",
  find: ({ words }) => atEachWord(words, (_, at) => find(words, at)),
  explanation:
    "Un'azione cominciata nel passato che dura ancora vuole il present perfect, non il presente. Since introduce il momento d'inizio (since Monday), for la durata (for three weeks).",
  hints: [
    "L'azione è cominciata nel passato e dura ancora: quale tempo verbale usa l'inglese?",
    "Dove l'italiano usa il presente con \"da\", l'inglese guarda indietro fino all'inizio.",
    "Serve have o has, accordato con il soggetto, più il participio passato.",
  ],
  kinds: {
    marker: {
      explanation:
        'L\'italiano dice sempre "da". In inglese since introduce il momento in cui una cosa è cominciata (un giorno, un anno), for dice quanto dura (un certo numero di giorni o di anni).',
      hints: [
        "Dopo quella parolina dici quando è cominciato o quanto tempo dura?",
        'Il "da" italiano ha due traduzioni: una per il momento d\'inizio, una per la durata.',
        "Since con un momento, for con una durata: scegli quella che va con il tempo che hai scritto, senza altre paroline.",
      ],
    },
    asked: {
      explanation:
        "Anche nella domanda, una cosa cominciata nel passato che dura ancora vuole il present perfect. E davanti alle parole che chiedono quanto tempo non serve nessuna preposizione.",
      hints: [
        "Chiedi da quanto va avanti una cosa che dura ancora: quale tempo verbale usa l'inglese?",
        "Do e does fanno domande al presente; qui la domanda guarda indietro fino all'inizio.",
        "Metti have o has prima del soggetto e il participio passato dopo; la parola interrogativa sta da sola davanti.",
      ],
    },
  },
});
