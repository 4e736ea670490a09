import { baseOfParticiple, baseOfPast } from "@/lib/features/english/lexicon/verbs";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { basicLessons } from "./basics";
import type { GrammarLesson } from "./lesson";
import { pairLessons } from "./pairs";
import { patternLessons } from "./patterns";
import { smallWordLessons } from "./small-words";
import { verbLessons } from "./verb-forms";

const lessons: readonly GrammarLesson[] = [
  ...pairLessons,
  ...verbLessons,
  ...patternLessons,
  ...smallWordLessons,
  ...basicLessons,
];

const asksInItalian =
  /^\s*(?:ma |e )?perch[eé](?!\p{L})|\b(?:quando|dove) (?:si|devo|uso|metto|va|vanno|ci|il|la|le|i|serve)(?!\p{L})|\bcome (?:si|funziona|faccio|uso|formo)|\bdifferenz|\bspieg|\bregol|\bcos['’]?\s?[eè](?!\p{L})|\bche cos|\b(?:a )?(?:che )?cosa (?:serve|servono|sono)|\bnon (?:ho capito|capisco|so (?:quando|se|come))|\bsi (?:usa|mette|fa|forma)\b|\bqual(?:e|i)? [eè](?!\p{L})|\b(?:passato|plurale|participio|comparativo|superlativo) di\b|\b(?:vuole|vogliono|ci va|ci vuole) (?:la |il |l['’])?\p{L}+\?/iu;
const asksInEnglish =
  /\b(?:past|plural|comparative|superlative|participle) of\b|\bdifference between\b|\b(?:how|when) do (?:you|i|we) (?:use|form|make)\b|\bexplain\b|^\W*what(?:'s| is| are) (?:the |an? )?(?:present|past|future|first|second|third|passive|phrasal|modal|reported|comparative|superlative|uncountable|question tag)/i;

const articlesAndTalk =
  "il|i|gli|la|le|e|o|di|del|dei|delle|con|the|ripasso|ripassiamo|argomento|regola|spiegazione|(?:che|cosa|che cosa) (?:significa|vuol dire)";
const rulesInItalian =
  "verbo (?:to )?be|passat[oi]|present[ei]|futur[oi]|prim[oa]|second[oa]|terz[oa]|comparativ[oi]|superlativ[oi]|genitivo|sassone|condizional[ei]|passiv[oa]|preposizioni|luogo|articol[oi]|plural[eis]?|irregolar[ei]|regolar[ei]|avverbio?|frequenza|modo|verb[oi]|essere|avere|modal[ei]|pronom[ei]|possessiv[oi]|riflessiv[oi]|personal[ei]?|soggett[oi]|aggettiv[oi]|dimostrativ[oi]|imperativo|discorso|indiretto|diretto|persona|negazione|doppia|numerabil[ei]|non|falsi|amici|ausiliari|maiuscole|frase|domanda|domande|brevi|risposte|forma|negativa|alla|della|delle|tempi|verbal[ei]|interrogativa|periodo|ipotetico|s";
const rulesInEnglish =
  "present|past|future|first|second|third|simple|continuous|progressive|perfect|conditional|question|tags?|words?|short|answers?|used to|phrasal|verbs?|reported|speech|modals?|passive|imperative|comparatives?|superlatives?|possessives?|reflexive|uncountables?|nouns?|conditionals?";

/** A rule's name and nothing else. */
const namesRule = new RegExp(
  `^\\s*(?:(?:l'|(?:${articlesAndTalk})\\s)\\s*)*(?:(?:(?:${rulesInItalian}|${rulesInEnglish}|di|in|e|o)(?!\\p{L})|-)[\\s!.,?]*){1,7}$`,
  "iu",
);

/** Words that are told apart in pairs. */
const paired =
  "an?|the|some|any|much|many|few|little|since|for|ago|during|while|when|can|could|may|might|must|should|would|will|shall|have|has|had|have to|has to|have got|going to|be going to|do|does|did|make|say|tell|is|are|am|was|were|there is|there are|he|she|it|him|her|his|hers|its|it's|he's|they|them|their|they're|there|your|you're|this|that|these|those|in on|in|on|at|to|like|as|too|enough|so|such|look|see|watch|hear|listen|lend|borrow|bring|take|fun|funny|who|which|been|gone|another|other|already|yet|just|mine|my|how much|how many|present simple|present continuous|past simple|past continuous|present perfect|used to|if";

/** "Must o have to?", "some e any". */
const asksPair = new RegExp(
  `^\\W*(?:(?:ma|allora|si (?:usa|dice|mette)|quando|differenza|meglio)\\s+)*(?:${paired})(?:(?:\\s*,|\\s+(?:o|oppure|e|ed|vs|or|and))\\s+(?:${paired}))+\\W*$`,
  "iu",
);

/** "E some e any?" */
const asksNext = /^\s*(?:ok(?:ay)?,? )?e \p{L}+(?:[\s']+\p{L}+){0,3}[\s']*\?\s*$/u;

/** The lesson a question is about; undefined when it asks about no rule we teach. */
export function findLesson(message: string): GrammarLesson | undefined {
  const isAsked = [asksInItalian, asksInEnglish, asksNext, asksPair, namesRule].some((asks) =>
    asks.test(message),
  );
  if (!isAsked) return undefined;
  return lessons.find(({ mentions }) => mentions.test(message));
}

/** Whether a rule is asked about in Italian, or by the words it tells apart: what English there is, is an example. */
export const asksByExample = (message: string) =>
  (asksInItalian.test(message) || asksPair.test(message)) && findLesson(message) !== undefined;

/** The examples of a lesson with none of the message's words in another form: no homework is done by an example. */
export function examplesUnlike(lesson: GrammarLesson, message: string): string[] {
  const ofTheRule = new Set(splitWords(lesson.name).map(({ lower }) => lower));
  const asked = new Set(
    splitWords(message)
      .map(({ lower }) => lower)
      .filter((word) => !ofTheRule.has(word)),
  );
  const isUnlike = (example: string) =>
    !splitWords(example).some(({ lower }) => asked.has(baseOfPast(lower) ?? baseOfParticiple(lower) ?? ""));
  return lesson.examples.filter(isUnlike);
}

export const allLessons = lessons;

/** The lesson a message names, whether or not it asks. */
export const findLessonNamed = (message: string): GrammarLesson | undefined =>
  lessons.find(({ mentions }) => mentions.test(message));
