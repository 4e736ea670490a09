import { countEnglishWords } from "@/lib/features/english/language";
import { findLesson } from "./grammar-lessons";
import { readVocabularyQuestion } from "./vocabulary-question";

/** What a message without a mistake wants from the coach. */
export type Intent =
  | "answer-request"
  | "stuck"
  | "exercise"
  | "grammar-question"
  | "vocabulary-question"
  | "thanks"
  | "greeting"
  | "english"
  | "short-answer"
  | "identity"
  | "homework"
  | "other";

const asksForAnswer =
  /\b(?:dimm(?:elo|ela)|dimmi (?:la|il|qual|come si (?:scrive|fa)|cosa (?:devo|scrivo)|tu)|dammi|damm(?:elo|ela)|scrivi(?:melo|mela|la|lo)? (?:tu|la|il)|scrivimela|scrivimelo|fammi (?:il|i|l'|gli|la|le|tutt\p{L}+|quest\p{L}+)|fallo tu|falli tu|risolvi|correggi(?:mi|la|lo|mela|melo)?|traduci(?:mi|la|melo|mela)?|qual è la (?:risposta|soluzione|forma)|la (?:risposta|soluzione)|sistemala tu)(?!\p{L})/iu;
const asksForAnswerInEnglish =
  /\b(?:(?:give|tell) me the|what(?:'s| is) the (?:answer|solution)|correct (?:it|this)|do my homework|translate this)\b/i;
const isStuck =
  /^[\s\p{P}]*(?:boh+|b[òo]|mah|non (?:lo )?(?:so|capisco|ho capito|ricordo|mi ricordo|ho idea|ci riesco|riesco)|nn (?:lo )?(?:so|capisco)|non ne ho idea|nessuna idea|idk|aiuto|aiutami|help me|mi arrendo|[èe] difficile|uffa|niente|nulla|(?:ma |e )?(?:perch[eé]|come mai|(?:che )?cosa (?:c'è di|ho) sbagliat[oi]|dov'è l'errore|dove (?:ho sbagliato|sbaglio)|che errore))(?!\p{L})/iu;
const isStuckInEnglish = /^[\s\p{P}]*(?:i (?:don't|dont|do not) know|no idea|help)[\s\p{P}]*$/iu;
const isThanks =
  /^[\s\p{P}]*(?:grazie|thank(?:s| you)|perfetto|ok(?:ay|ei)?|va bene|ho capito|capito|d'accordo)(?:\P{L}|$)/iu;
const isGreeting =
  /^[\s\p{P}]*(?:ciao|salve|buon ?giorno|buona ?sera|buon pomeriggio|ehi|ehil[aà]|hey|hi|hello|good (?:morning|afternoon|evening))(?:\P{L}|$)/iu;
const hasGap = /_{2,}|\.{4,}|…{2,}|-{3,}|\(\s*(?:not )?(?:to )?[a-z]+\s*\)\s+[a-z]/i;
const asksWho =
  /(?:^|\P{L})(?:chi sei|come ti chiami|quanti anni hai|sei (?:una? )?(?:person|ver|real|uman|robot|bot|ia|intelligenza|chatgpt|prof|macchina)|are you (?:a |an )?(?:human|robot|real|bot|ai|person|machine))/iu;
const mentionsSchool =
  /(?:^|\P{L})(?:ingles\p{L}|fras[ei]|paro(?:la|le)|eserciz\p{L}+|compit\p{L}|verb[oi]|test[oi]|tem[ai]|verific\p{L}|descri\p{L}+|scriv\p{L}+|grammatic\p{L}|regol[ae]|tradu\p{L}+|corre(?:gg|tt)\p{L}+|aiut\p{L}+|prof(?:essor\p{L}*)?|scuola|studi\p{L}+|libro|pagina|giusto|sbagliato|errore)(?!\p{L})/iu;
const maxCourtesyWords = 6;
const minEnglishWords = 2;

/** Reads what a message wants, from its words alone. */
export function readIntent(message: string): Intent {
  const words = message.trim().split(/\s+/).length;
  if (hasGap.test(message)) return "exercise";
  if (readVocabularyQuestion(message)) return "vocabulary-question";
  if (findLesson(message)) return "grammar-question";
  if (isStuck.test(message) || isStuckInEnglish.test(message) || !/[\p{L}\p{N}]/u.test(message))
    return "stuck";
  if (asksWho.test(message)) return "identity";
  return asksForAnswerInEnglish.test(message) ? "answer-request" : readPlainIntent(message, words);
}

function readPlainIntent(message: string, words: number): Intent {
  const englishWords = countEnglishWords(message);
  if (asksForAnswer.test(message) && englishWords <= minEnglishWords) return "answer-request";
  if (words <= maxCourtesyWords && isThanks.test(message)) return "thanks";
  if (words <= maxCourtesyWords && englishWords <= minEnglishWords && isGreeting.test(message))
    return "greeting";
  if (englishWords > minEnglishWords) return "english";
  if (englishWords > 0 && words <= englishWords + 1) return "short-answer";
  return mentionsSchool.test(message) ? "homework" : "other";
}
