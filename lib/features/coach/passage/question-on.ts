import { wordsOf } from "../phrase";
import { polarityIn } from "./truth";
import { has, namedQuestion, ordinals } from "./named-question";
import { opensAsQuestion } from "./read-questions";
import { isItalian, likeness, stemsOf, termsOf } from "./stems";
import type { PassageState } from "./passage-state";

/** What a message asks about the text or its questions. */
export type PassageQuery = {
  about: "where" | "meaning" | "new";
  /** The place of the question meant, in the list; of a new one there is none yet. */
  at?: number;
};

export const whereWords =
  "dove dov trovo trova trovare cerco cercare cerca guardo guardare guarda riga righe punto parte where find line riprendo leggere";
const noWhere = "abita vive";
const stuckWords =
  "boh aiuto aiutami help bloccato bloccata aiutino indizio suggerimento hint difficile idea";
const answerWords = "risposta risposte soluzione soluzioni answer answers";
export const skipWords = "salta saltiamo salto saltala passo skip next avanti prossima successiva";

/** Words of the talk about questions, which are no content of a text. */
const talkWords = new Set(
  `${whereWords} ${answerWords} ${skipWords} ${stuckWords} domanda domande question questions numero testo brano capisco capito
  capire chiede vuole cosa che significa dire non nn la il le lo alla della sulla nella quale qual come mi so per favore puoi
  una un di a in e è the to is of dimmi spiega spiegami facciamo fai faccio adesso ora poi vado riesco trovo sta scritta scritto`.split(
    /\s+/,
  ),
);

export const isShort = (words: readonly string[]) =>
  words.filter((word) => !talkWords.has(word) && !ordinals.flat().includes(word) && !/^\d+$/.test(word))
    .length === 0;

export const unknownWord =
  /\b(?:cosa|che) (?:vuol dire|significa|vuole dire)\b|\bwhat does\b.{1,60}\bmean\b|\bcome si (?:dice|scrive|pronuncia|legge|traduce)\b|\bche vuol dire\b|\bsignifica\b/i;
export const notUnderstood =
  /\b(?:non|nn) (?:ho )?(?:capisc\p{L}*|capit\p{L}*|si capisce)|\b(?:cosa|che) (?:mi )?(?:chied\p{L}+|vuole(?! dire)|devo (?:fare|rispondere))|\bi (?:don't|dont|do not) understand/iu;

function readQuery(message: string, words: readonly string[], state: PassageState): PassageQuery | undefined {
  const at = namedQuestion(words, state);
  const here = at ?? (state.at < state.questions.length ? state.at : undefined);
  const isOfQuestion = at !== undefined || has(words, "domanda question");
  const means = notUnderstood.test(message) || unknownWord.test(message);
  if (means && (isOfQuestion || (notUnderstood.test(message) && isShort(words))))
    return here === undefined ? undefined : { about: "meaning", at: here };
  if (unknownWord.test(message)) return undefined;
  const isWhere = has(words, whereWords) && !has(words, noWhere);
  if (isWhere && (isOfQuestion || has(words, answerWords) || isShort(words)))
    return here === undefined ? undefined : { about: "where", at: here };
  return undefined;
}

const minShared = 0.5;

const minCognate = 5;
/** "Barriera", "barrier". */
const isCognate = (one: string, other: string) =>
  Math.min(one.length, other.length) >= minCognate && (one.startsWith(other) || other.startsWith(one));

/** Whether a question is about the text: most of its words are in it, one at least that is no everyday word. */
function isAboutText(message: string, { sentences }: PassageState): boolean {
  const terms = termsOf(message);
  const stems = new Set(sentences.flatMap(stemsOf));
  const isNear = (stem: string, other: string) => likeness(stem, other) === 1 || isCognate(stem, other);
  const held = terms.filter((term) =>
    term.some(({ stem }) => [...stems].some((other) => isNear(stem, other))),
  );
  return held.length > 0 && held.length / terms.length >= minShared;
}

const aboutEnglish =
  /\b(?:past|present|future|simple|continuous|perfect|verbo|verbi|grammatica|regola|tempo verbale|participio|plurale|pronuncia|sinonimo|contrario|passato di|si usa|si dice|si scrive|si forma|giust\p{L}|sbagliat\p{L}|corrett\p{L}|traduci|inglese|italiano)\b/iu;

const thing = /^\W*what(?:'s| is| are) (?:an? )?[a-z]+\W*$/i;

/** "The penguins?" is an answer by somebody who is not sure, "emma ha un fratello?" a question. */
function isAsked(message: string, words: readonly string[]): boolean {
  if (thing.test(message)) return false;
  const hasMark = /\?\s*$/.test(message);
  if (opensAsQuestion(message))
    return words.length > 1 && (hasMark || (polarityIn(message) === undefined && words.length > 2));
  return hasMark && isItalian(message) && words.length > 2;
}

/** What a message asks about the text or one of its questions; undefined for every other question and for answers. */
export function questionOn(state: PassageState, message: string): PassageQuery | undefined {
  const words = wordsOf(message.replace(/['’]/g, " "));
  if (words.length === 0 || words.length > 40) return undefined;
  const query = readQuery(message, words, state);
  if (query) return query;
  if (!isAsked(message, words) || unknownWord.test(message) || aboutEnglish.test(message)) return undefined;
  if (/^\P{L}*(?:perch|because|xk)/iu.test(message) && !/\?\s*$/.test(message)) return undefined;
  return isAboutText(message, state) ? { about: "new" } : undefined;
}
