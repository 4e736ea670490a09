import { endOfNounPhrase, phraseOpeners } from "../sentence/noun-phrase";
import { endOfPerson } from "../sentence/person-phrase";
import { isName } from "../sentence/subject";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { baseOfThird, ingOf, isBase, isBe } from "../lexicon/verbs";
import { type Word, endsClause, follows, setOf } from "../lexicon/words";

const subjectOf = new Map(
  Object.entries({ me: "I", you: "you", him: "he", her: "she", us: "we", them: "they" }),
);
const questionWords = setOf("how what why when where who which that if whether");
const things = setOf("everything something anything nothing this these some two three more");
const greetings = setOf("hello hi goodbye bye sorry thanks goodnight yes no");

const explain = /^(?:explain(?:s|ed|ing)?|describ(?:e|es|ed|ing))$/;
const telling = /^(?:tell|tells|told|telling)$/;
const suggest = /^(?:(?:suggest|recommend)(?:s|ed|ing)?)$/;
const say = /^(?:say|says|said|saying)$/;
const tell = new Map(Object.entries({ say: "tell", says: "tells", said: "told", saying: "telling" }));

/** Where the person addressed ends: "me", "my little sister". */
function endOfListener(words: Word[], from: number): number | undefined {
  const word = words[from];
  if (!follows(word)) return undefined;
  const isNamed = isName(word) && !questionWords.has(word.lower);
  return (
    endOfPerson(words, from) ??
    anyPerson(words, from) ??
    (subjectOf.has(word.lower) || isNamed ? from : undefined)
  );
}

const people = setOf(
  `tourists players people kids pupils visitors guests students children girls boys parents doctor coach nurse policeman lady man
  woman child baby boss guide waiter headmaster driver wife husband son daughter`,
);

/** "The tourists", "the old lady": people at large. */
function anyPerson(words: Word[], from: number): number | undefined {
  if (!/^(?:the|my|his|her|our|their|all|these)$/.test(words[from]?.lower ?? "")) return undefined;
  const at = [from + 1, from + 2].find((place) => people.has(words[place]?.lower ?? ""));
  return at !== undefined && words.slice(from, at + 1).every(follows) ? at : undefined;
}

const opensThing = (word: Word | undefined) =>
  follows(word) && (phraseOpeners.has(word.lower) || things.has(word.lower));

/** Whether a thing or a clause comes after the person, so that the person is not the thing itself. */
const hasThingAfter = (words: Word[], at: number) =>
  opensThing(words[at + 1]) || (follows(words[at + 1]) && questionWords.has(words[at + 1]?.lower ?? ""));

/** "I'll explain you tomorrow": "you" with nothing after it that it could own or do. */
const isEndOfYou = (words: Word[], end: number) =>
  words[end]?.lower === "you" &&
  (!words[end + 1] || /^(?:tomorrow|later|now|better|again|soon)$/.test(words[end + 1]?.lower ?? ""));

/** "Explain me it", "explain me exercise 4", "explain us maths": a thing without an article, at the end. */
function bareThing(words: Word[], at: number): number | undefined {
  const first = words[at];
  if (!follows(first) || questionWords.has(first.lower)) return undefined;
  const next = words[at + 1];
  const isOver = (word: Word | undefined) =>
    !follows(word) || /^(?:please|again|tomorrow|today|and)$/.test(word.lower);
  if (/^(?:it|this|that|maths|english|history|science)$/.test(first.lower) && isOver(next)) return at;
  return /^(?:exercise|question|page|number|lesson)$/.test(first.lower) && /^\d/.test(next?.lower ?? "")
    ? at + 1
    : undefined;
}

function explained(words: Word[], at: number, end: number): Match[] {
  const isDescribed = words[at]?.lower.startsWith("describ");
  const isPlainPerson = !isDescribed && /^(?:me|us)$/.test(words[end]?.lower ?? "");
  if (isDescribed && (!opensThing(words[end + 1]) || words[end + 1]?.lower === "as")) return [];
  if (!isPlainPerson && !isEndOfYou(words, end) && !hasThingAfter(words, end)) return [];
  const verb = textOf(words, at, at);
  const person = textOf(words, at + 1, end);
  const thing =
    bareThing(words, end + 1) ?? (opensThing(words[end + 1]) ? endOfNounPhrase(words, end + 1) : undefined);
  return thing === undefined
    ? matchWords(words, at, end, `${verb} to ${person}`)
    : matchWords(words, at, thing, `${verb} ${textOf(words, end + 1, thing)} to ${person}`);
}

function suggested(words: Word[], at: number, end: number): Match[] {
  const verb = textOf(words, at, at);
  const person = textOf(words, at + 1, end);
  const next = words[end + 1];
  const action = words[end + 2];
  if (next?.lower === "not" && action?.lower === "to")
    return matchWords(
      words,
      at,
      end,
      `${baseOfThird(words[at]?.lower ?? "") ? "advises" : "advised"} ${person}`,
    );
  if (next?.lower === "to" && follows(next) && action && (isBase(action.lower) || action.lower === "be"))
    return matchWords(
      words,
      at,
      end + 2,
      `${verb} that ${subjectOf.get(person.toLowerCase()) ?? person} ${action.text}`,
    );
  if (next?.lower === "that" && follows(next) && follows(action)) return matchWords(words, at, end, verb);
  const isPlainPerson = /^(?:me|us)$/.test(person) && !/^(?:for|as|to|and)$/.test(next?.lower ?? "");
  return isPlainPerson || opensThing(next) ? matchWords(words, at, end, verb) : [];
}

function suggestedTo(words: Word[], at: number): Match[] {
  const action = words[at + 2];
  if (words[at + 1]?.lower !== "to" || !follows(action) || !isBase(action.lower)) return [];
  return matchWords(words, at, at + 2, `${textOf(words, at, at)} ${ingOf(action.lower)}`);
}

/** What may follow the person after "say" only when that person is being spoken to. */
function isToldAfter(words: Word[], at: number, end: number): boolean {
  const next = words[end + 1];
  if (!follows(next)) return false;
  if (next.lower === "to") return isBase(words[end + 2]?.lower ?? "") || words[end + 2]?.lower === "be";
  if (next.lower === "that" && /^(?:the|this|that)$/.test(words[at + 1]?.lower ?? "")) return false;
  if (next.lower === "that")
    return /^(?:i|you|he|she|it|we|they|the|my|his|her|our|their)$/.test(words[end + 2]?.lower ?? "");
  return /^(?:the|a|an|about|how|why|what|where|everything|something|nothing)$/.test(next.lower);
}

function said(words: Word[], at: number, end: number): Match[] {
  const opensAfterQuotation =
    at === 0 ? words[at]?.lower !== "say" : endsClause(words[at]?.gap ?? "") && !isOrder(words, at);
  const person = textOf(words, at + 1, end);
  const verb = tell.get(words[at]?.lower ?? "") ?? "tell";
  const isPlainPerson = /^(?:me|us|him|them)$/.test(person) && words[end + 1]?.lower !== "and";
  const asksWho = words[at - 1]?.lower === "who" && person === "you";
  const isAsked = /^(?:do|does|did)$/.test(words[at - 2]?.lower ?? "") && person === "you";
  const endsAsked =
    isAsked && (!words[end + 1] || /^(?:on|yesterday|last|when|after)$/.test(words[end + 1]?.lower ?? ""));
  if (
    opensAfterQuotation ||
    !(isPlainPerson || endsAsked || asksWho || isToldAfter(words, at, end) || greets(words[end + 1]))
  )
    return [];
  const greeting = words[end + 1];
  return greets(greeting)
    ? matchWords(words, at, end + 1, `${textOf(words, at, at)} ${greeting?.text} to ${person}`)
    : matchWords(words, at, end, `${verb} ${person}`);
}

/** "Please, say me your name". */
const isOrder = (words: Word[], at: number) =>
  /^(?:please|and|then|so)$/.test(words[at - 1]?.lower ?? "") && words[at]?.lower === "say";

const greets = (word: Word | undefined) => follows(word) && greetings.has(word.lower);

/** "Tell to your sister": the person needs no preposition. */
function told(words: Word[], at: number): Match[] {
  const person = words[at + 2];
  const end =
    words[at + 1]?.lower === "to" && follows(words[at + 1]) ? endOfListener(words, at + 2) : undefined;
  const isPassive = words
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => isBe(lower) || /^(?:been|be|to|got)$/.test(lower));
  if (end === undefined || !person || (isPassive && words[at]?.lower !== "telling")) return [];
  // "He told the truth to", "a story to tell to": what is told comes first there.
  return matchWords(words, at, at + 2, `${textOf(words, at, at)} ${person.text}`);
}

/** "I explained at my friend", "she explained for us". */
function explainedAt(words: Word[], at: number): Match[] {
  const isOther = /^(?:at)$/.test(words[at + 1]?.lower ?? "") && follows(words[at + 1]);
  const isPerson = isOther && endOfListener(words, at + 2) !== undefined;
  return isPerson ? matchWords(words, at, at + 1, `${textOf(words, at, at)} to`) : [];
}

function find(words: Word[], lower: string, at: number): Match[] {
  if (telling.test(lower)) return told(words, at);
  if (explain.test(lower) && words[at + 1]?.lower === "at") return explainedAt(words, at);
  if (suggest.test(lower) && follows(words[at + 1]) && words[at + 1]?.lower === "to")
    return suggestedTo(words, at);
  const end = endOfListener(words, at + 1);
  if (end === undefined) return [];
  if (explain.test(lower)) return explained(words, at, end);
  if (suggest.test(lower)) return suggested(words, at, end);
  return say.test(lower) ? said(words, at, end) : [];
}

export const explainMe = grammarRule({
  topic: "explain-say-suggest-me",
  find: ({ words }) => atEachWord(words, (lower, at) => find(words, lower, at)),
  explanation:
    "Explain, describe, suggest e say non si comportano come i verbi italiani: la persona non può stare attaccata subito dopo il verbo. Explain vuole una preposizione prima della persona, suggest una frase intera o soltanto la cosa, e al posto di say serve spesso un altro verbo. Tell, al contrario, vuole la persona subito dopo, senza preposizione.",
  hints: [
    "Guarda la persona messa subito dopo il verbo: in inglese questo verbo la accetta lì?",
    "Ogni verbo ha la sua costruzione: con alcuni la persona vuole una preposizione, con altri una frase, con altri ancora serve un verbo diverso da say.",
    "Con explain aggiungi la preposizione prima della persona; con suggest usa una frase con soggetto e verbo, oppure togli la persona; con say scegli il verbo che significa dire a qualcuno.",
  ],
});
