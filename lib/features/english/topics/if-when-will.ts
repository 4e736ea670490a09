import { phraseOpeners } from "../sentence/noun-phrase";
import { endOfPerson } from "../sentence/person-phrase";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { isBe, isDo, isModal, isPastForm, baseOfThird, thirdPerson } from "../lexicon/verbs";
import { type Word, endsClause, follows, setOf } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

type Person = "I" | "third" | "plural";
/** The verb in the future: where it starts and ends, and who does it. */
type Future = { from: number; verb: number; person: Person; subject: string; isNegative: boolean };

/** "if" and "when" may also open a question somebody asks or knows the answer to, where "will" is right. */
const asking = setOf(
  `know knows knew wonder wonders wondering ask asks asked asking tell tells told telling sure see remember remembers
  say says said question idea find understand decide decided depends check checks guess doubt care mind imagine hear
  explain explained shows show forget forgot matter sees uncertain unclear unsure doubtful certain wondering curious`,
);
const timeNouns = setOf(
  "day time moment year week month night morning date summer hour minute is that's was it's",
);
const mayAsk = setOf("if when once");
const startsWithSubject = setOf("i you he she it we they there");
const adverbs = setOf("finally really ever just also soon probably still all always");
const irregularPlurals = setOf("people children men women police");
const singularInS = setOf("bus maths news class tennis boss physics christmas glass virus");
const polite = /^(?:excuse|forgive|follow|please)$/;

/** "After school Marco will play", "the day after we'll go": a moment, before which "will" is right. */
function isMoment(words: Word[], at: number, future: number): boolean {
  const lower = words[at]?.lower ?? "";
  if (!/^(?:before|after|until|till)$/.test(lower)) return false;
  if (
    /^(?:day|week|month|year|morning|night|evening|ever|soon|shortly|long)$/.test(words[at - 1]?.lower ?? "")
  )
    return true;
  if (future === at + 1 || (future === at + 2 && startsWithSubject.has(words[at + 1]?.lower ?? "")))
    return false;
  const isUntil =
    lower.includes("til") && /^(?:the|my|our|your|his|her|their)$/.test(words[at + 1]?.lower ?? "");
  return !isUntil && endOfPerson(words, at + 1) !== future - 1;
}

/** The length of a word, or words, that say when or on what condition; 0 for others. */
function connectorLength(words: Word[], at: number): number {
  const lower = words[at]?.lower ?? "";
  if (lower === "as" && words[at + 1]?.lower === "soon" && words[at + 2]?.lower === "as") return 3;
  if (lower === "in" && words[at + 1]?.lower === "case") return 2;
  const isTimed =
    /^(?:if|when)$/.test(lower) && /^(?:tomorrow|tonight|today)$/.test(words[at + 1]?.lower ?? "");
  if (isTimed) return 2;
  return /^(?:if|when|while|before|after|until|till|unless|once)$/.test(lower) ? 1 : 0;
}

const isFiniteVerb = ({ lower }: Word) => isBe(lower) || isDo(lower) || isModal(lower) || isPastForm(lower);

function personOf(subject: Word[]): Person {
  const last = subject.at(-1)?.lower ?? "";
  if (last === "i" && subject.length === 1) return "I";
  if (/^(?:you|we|they)$/.test(last) || subject.some(({ lower }) => lower === "and")) return "plural";
  if (irregularPlurals.has(last)) return "plural";
  return last.length > 2 && /[^s]s$/.test(last) && !singularInS.has(last) && last !== "this"
    ? "plural"
    : "third";
}

/** Whether the words can be one subject: a pronoun alone, or a noun with what goes before it. */
function isSubject(subject: Word[]): boolean {
  if (subject.length === 0 || subject.length > 5) return false;
  const pronounAt = subject.findIndex(({ lower }) => startsWithSubject.has(lower));
  if (pronounAt >= 0) return subject.length === 1 || subject.some(({ lower }) => lower === "and");
  if (
    subject.some(
      ({ lower }, at) =>
        at > 0 && phraseOpeners.has(lower) && !/^(?:and|all)$/.test(subject[at - 1]?.lower ?? ""),
    ) ||
    subject[0]?.lower === "possible"
  )
    return false;
  return !subject.some(
    (word, at) => isFiniteVerb(word) || (at < subject.length - 1 && baseOfThird(word.lower)),
  );
}

const contracted = /^(i|you|he|she|it|we|they)'ll$/;

function futureAfter(words: Word[], start: number): Future | undefined {
  const short = contracted.exec(words[start]?.lower ?? "");
  const at = short
    ? start
    : words.findIndex((word, place) => place > start && /^(?:will|won't)$/.test(word.lower));
  if (!short && !isSubject(words.slice(start, Math.max(start, at)))) return undefined;
  const subject = short ? (words[at]?.text.slice(0, short[1]?.length) ?? "") : "";
  const person = short
    ? personOf([{ ...(words[at] as Word), lower: short[1] ?? "" }])
    : personOf(words.slice(start, at));
  const isNot = words[at + 1]?.lower === "not";
  let verb = isNot ? at + 2 : at + 1;
  if (adverbs.has(words[verb]?.lower ?? "")) verb += 1;
  if (!words.slice(start + 1, verb + 1).every(follows) || !words[verb]) return undefined;
  return { from: at, verb, person, subject, isNegative: isNot || words[at]?.lower === "won't" };
}

const presentOfBe: Record<Person, string> = { I: "am", third: "is", plural: "are" };

function presentOf(words: Word[], { from, verb, person, subject, isNegative }: Future): string {
  const base = words[verb]?.lower ?? "";
  const adverb = adverbs.has(words[verb - 1]?.lower ?? "") ? `${words[verb - 1]?.lower} ` : "";
  const before = subject ? `${subject} ` : "";
  const isThere = words[from - 1]?.lower === "there";
  if (base === "be") {
    const next = words.slice(verb + 1, verb + 3).some(({ lower }) => /^(?:many|two|three|lots)$/.test(lower));
    const form = isThere && next ? "are" : presentOfBe[person];
    return `${before}${form}${isNegative ? " not" : ""} ${adverb}`.trimEnd();
  }
  if (isNegative) return `${before}${person === "third" ? "doesn't" : "don't"} ${adverb}${base}`;
  return `${before}${adverb}${person === "third" ? thirdPerson(base) : base}`;
}

/** Whether "if" or "when" opens a question that is asked or answered, not a condition or a time. */
function isAskedBefore(words: Word[], at: number): boolean {
  const previous = words[at - 1];
  if (words.slice(0, at).some(({ lower }) => lower === "day") && previous?.lower === "come") return true;
  if (previous && timeNouns.has(previous.lower) && !endsClause(words[at]?.gap ?? "")) return true;
  // "In 2014, when Rome will host it", "unsure of when it will come"
  if (previous && /^(?:(?:19|20)\d\d|of|about|on|over)$/.test(previous.lower)) return true;
  const start = clauseStart(words, at);
  return words.slice(start, at).some(({ lower }) => asking.has(lower));
}

function clauseStart(words: Word[], at: number): number {
  let start = at;
  while (start > 0 && !endsClause(words[start]?.gap ?? "")) start -= 1;
  return start;
}

/** A condition or a time has a main clause: a comma or a verb after it, or a future or an order before it. */
function hasMainClause(words: Word[], at: number, verb: number): boolean {
  const rest = words.slice(verb + 1);
  if (rest.some(({ gap, lower }) => gap.includes(",") || contracted.test(lower))) return true;
  if (rest.some((word) => isFiniteVerb(word) || startsWithSubject.has(word.lower))) return true;
  return at > 0;
}

/** "If he won't listen, let him go": "will" says what somebody is willing to do. */
const isRefusal = (words: Word[], { isNegative, verb }: Future) =>
  isNegative && /^(?:listen|let|budge)$/.test(words[verb]?.lower ?? "");

function find({ words }: Sentence, at: number): Match[] {
  const length = connectorLength(words, at);
  if (length === 0 || !words.slice(at + 1, at + length + 1).every(follows)) return [];
  const future = futureAfter(words, at + length);
  if (!future || isMoment(words, at, future.from)) return [];
  if (polite.test(words[future.verb]?.lower ?? "") || isRefusal(words, future)) return [];
  if (mayAsk.has(words[at]?.lower ?? "")) {
    if (isAskedBefore(words, at) || !hasMainClause(words, at, future.verb)) return [];
  }
  const correction = presentOf(words, future);
  return textOf(words, future.from, future.verb) === correction
    ? []
    : matchWords(words, future.from, future.verb, correction);
}

export const ifWhenWill = grammarRule({
  topic: "if-when-will",
  find: (sentence) => atEachWord(sentence.words, (_, at) => find(sentence, at)),
  explanation:
    "Dopo if, when, as soon as, before, after, until e unless l'inglese non mette il futuro anche quando si parla del futuro: quella parte della frase sta al presente, e il futuro resta soltanto nell'altra.",
  hints: [
    "Quale tempo vuole l'inglese subito dopo parole come if, when o as soon as?",
    'In italiano si dice "se pioverà" o "quando arriverò", ma in inglese il futuro sta soltanto nella frase principale.',
    "Nella parte introdotta da quella parolina togli will e metti il verbo al presente, accordato con il suo soggetto.",
  ],
});
