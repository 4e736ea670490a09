import { baseOfParticiple, baseOfPast } from "@/lib/features/english/lexicon/verbs";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { basicLessons } from "./basics";
import type { GrammarLesson } from "./lesson";
import { pairLessons } from "./pairs";
import { patternLessons } from "./patterns";

const lessons: readonly GrammarLesson[] = [...pairLessons, ...patternLessons, ...basicLessons];

const asksInItalian =
  /^\s*(?:ma |e )?perch[eé](?!\p{L})|\bquando (?:si|devo|uso|metto|va)|\bcome (?:si|funziona|faccio|uso|formo)|\bdifferenz|\bspieg|\bregol|\bcos['’]?\s?[eè](?!\p{L})|\bche cos|\bnon (?:ho capito|capisco|so (?:quando|se|come))|\bsi (?:usa|mette|fa|forma)\b|\bqual(?:e|i)? [eè](?!\p{L})|\b(?:passato|plurale|participio|comparativo|superlativo) di\b/iu;
const asksInEnglish =
  /\b(?:past|plural|comparative|superlative|participle) of\b|\bdifference between\b|\b(?:how|when) do (?:you|i|we) (?:use|form|make)\b|\bexplain\b/i;

/** A rule's name and nothing else. */
const namesRule =
  /^\s*(?:(?:il|i|gli|la|le|l'|e|o|the|ripasso|ripassiamo|argomento)\s+)*(?:(?:present|past|future|first|second|third|simple|continuous|progressive|perfect|conditional|e|primo|secondo|comparativi?|superlativi?|genitivo|sassone|condizionale|passivo|preposizioni|articoli|plurali|avverbi|di|frequenza|question|tags?|used|to|will|going)[\s!.,?]*){1,7}$/iu;

/** "E some e any?" */
const asksNext = /^\s*(?:ok(?:ay)?,? )?e (?:\p{L}+[\s']*){1,4}\?\s*$/u;

/** The lesson a question is about; undefined when it asks about no rule we teach. */
export function findLesson(message: string): GrammarLesson | undefined {
  const isAsked = [asksInItalian, asksInEnglish, asksNext, namesRule].some((asks) => asks.test(message));
  if (!isAsked) return undefined;
  return lessons.find(({ mentions }) => mentions.test(message));
}

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
