import { setOf } from "@/lib/features/english/lexicon/words";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { fold, lookUp, type Language } from "../clues/dictionary";
import { findLessonAsked, isOnSounds } from "../lessons/grammar-lessons";
import { formsOf, usualForm, type FormName } from "./forms";
import { englishBeside, isAllEnglish, isEnglish } from "./english-beside";
import { ownersAsked } from "./owner-asked";
import { readVocabularyQuestion, straighten, wordIn } from "./vocabulary-question";
import {
  formFrames,
  isNamelessQuestion,
  oppositeFrame,
  ruleWords,
  soundCue,
  soundFrame,
  soundOf,
  spellingFrame,
  synonymFrame,
  textNames,
} from "./word-frames";
import { listedWords } from "./word-lists";
import { isStuck, wantsTelling } from "./word-wishes";
import { asksForEnglish, languageOf, namedBy, withoutLanguage } from "./named-word";

export type WordKind = "translation" | "synonym" | "opposite" | "sound" | "spelling" | "forms";

/** A question about a word or phrase. */
export type WordQuestion = {
  kind: WordKind;
  word: string;
  /** Of the word that is named. */
  language?: Language;
  /** At most two more words of the same question: "cane, gatto e topo". */
  others?: string[];
  /** Which form is asked for. */
  form?: FormName;
};

const maxRead = 300;
const maxPhrase = 25;
const maxWish = 60;

function relatedQuestion(plain: string): WordQuestion | undefined {
  for (const [kind, frame] of [["synonym", synonymFrame] as const, ["opposite", oppositeFrame] as const]) {
    const word = withoutLanguage(namedBy(frame, plain));
    const [first = "", ...others] = word ? listedWords(word, plain, isAllEnglish) : [];
    if (first) return { kind, word: first, language: languageOf(first, plain) ?? "english", ...more(others) };
  }
  return undefined;
}

/** "Il passato di go", "child al plurale"; of a rule, or of no word, it is no question of ours. */
function formsQuestion(plain: string): WordQuestion | undefined {
  if (ruleWords.test(plain)) return undefined;
  for (const { form, ...frame } of formFrames) {
    const named = withoutLanguage(namedBy(frame, plain)).replace(/^to /, "");
    const word = isAllEnglish(named) || lookUp(named, "italian") ? named : firstEnglish(named);
    const language = word && hasForm(word, form) ? languageOf(word, plain) : undefined;
    // "Il plurale di bambino" may be asked in Italian class; a past is asked for in ours.
    const isOurs =
      language !== "italian" ||
      asksForEnglish.test(plain) ||
      /\bdic/.test(plain) ||
      /^(?:parts|past|participle)$/.test(form ?? "");
    if (language && isOurs) return { kind: "forms", word, language, form: form ?? usualForm(word) };
  }
  return undefined;
}

/** An Italian word has the forms of the English for it: "soprattutto" has no past. */
function hasForm(word: string, form: FormName | undefined): boolean {
  const italian = isEnglish(word) ? undefined : lookUp(word, "italian");
  return (
    !form ||
    !italian ||
    italian.entries.some(({ english }) =>
      english.some((one) => formsOf(one.replace(/^to /, ""), form).length > 0),
    )
  );
}

/** "Il passato di buy è buyed, vero?": the word that is asked about comes first. */
function firstEnglish(phrase: string): string {
  const [first = "", second = ""] = phrase.split(" ");
  return second !== "" && isAllEnglish(first) ? first : phrase;
}

/** "La k di knife": the word stands at the end. Sounds in general are a lesson. */
function soundQuestion(plain: string): WordQuestion | undefined {
  const asked = namedBy(soundFrame, plain);
  return (asked ? soundOfNamed(asked, plain) : undefined) ?? soundBeside(plain);
}

/** "W a l k": the letters of a word, and none of them a sound that is asked of. */
const spelled = /(?<!\S)[a-z](?: [a-z](?!\S)){2,}/gu;

/** "Vabbè e comfortable come si legge", "la parola thought, la pronuncia per favore": the one English word that is near. */
function soundBeside(plain: string): WordQuestion | undefined {
  const word = englishBeside(soundCue, plain);
  // "La pronuncia di -ed in played" asks for the lesson, which "played" is no name of.
  const rest = word === undefined ? "" : plain.replaceAll(word, " ").replace(spelled, " ");
  const lesson = findLessonAsked(rest);
  if (word === undefined || (lesson && isOnSounds(lesson))) return undefined;
  return { kind: "sound", word, language: "english" };
}

function soundOfNamed(asked: string, plain: string): WordQuestion | undefined {
  const word = withoutLanguage(soundOf.exec(asked)?.[1] ?? asked);
  const lesson = findLessonAsked(plain);
  const [first = "", ...others] = listedWords(word, plain, (one) => isAllEnglish(one));
  if (first && isAllEnglish(first))
    return { kind: "sound", word: first, language: "english", ...more(others) };
  if (lookUp(word, "italian")) {
    const isNamed = asksForEnglish.test(plain) && languageOf(word, plain) === "italian";
    return isNamed ? { kind: "translation", word, language: "italian" } : undefined;
  }
  const isUnheard = !word.includes(" ") && /^[a-z'-]{4,}$/.test(word);
  return isUnheard && !(lesson && isOnSounds(lesson))
    ? { kind: "sound", word, language: "english" }
    : undefined;
}

const more = (others: string[]) => (others.length > 0 ? { others } : {});

/** "Come si scrive beautiful"; an Italian word asks for the English one. */
function spellingQuestion(plain: string): WordQuestion | undefined {
  const word = withoutLanguage(namedBy(spellingFrame, plain));
  if (!word || word.split(" ").length > maxSpelled || textNames.test(word)) return undefined;
  const italian = lookUp(word, "italian");
  if (italian && !isEnglish(word))
    return italian.isConjugated ? undefined : { kind: "translation", word, language: "italian" };
  const choice = word.split(/ (?:o|oppure|or) /);
  const [first = "", ...others] = choice;
  const isWord =
    /^[a-z' -]{3,}$/.test(first) &&
    !/(?:^| )(?:quest[oa]|cos[iì]|si|il|la|una?|mi[oa]|bene|correttamente)(?: |$)/.test(first);
  return isWord ? { kind: "spelling", word: first, language: "english", ...more(others) } : undefined;
}

const maxSpelled = 4;

/** "Traduci: come si dice …": the question alone. */
const request = /^\s*tradu\p{L}{1,9}\s*:\s*(?=(?:come|cm|kome|che|cosa|tradu\p{L}*)\s)/iu;

/** "Come si dice …" asks for a word; "verbo essere in inglese" for a rule. */
const saysWhatItIs = /\bdic(?:e|ono|o|i)(?!\p{L})|\bdir(?:e|esti)(?!\p{L})|tradu|vuol dire|signific|\bmean/iu;
const asksForAnswers = /(?:fras[ei]|rispost|soluzion|giust|corrett)/iu;
const textFollows = /\b(?:tradu|translate)[^:\n]{0,40}:\s*\S{1,80}\s+\S/iu;

/** "Avere sete" is a phrase, whatever lesson it belongs to; "past simple" is the name of one. */
const isPhrase = (word: string, language: Language) =>
  word.includes(" ") && lookUp(word, language)?.entries[0].theme !== "language";

function translationQuestion(message: string, plain: string): WordQuestion | undefined {
  const asked = ownersAsked(message) ? undefined : readVocabularyQuestion(message);
  if (!asked || !/\p{L}/u.test(asked.word) || asksForAnswers.test(asked.word) || textFollows.test(message))
    return undefined;
  const { language } = asked;
  const [word = asked.word, ...others] = listedWords(asked.word, plain, isIn(language));
  const isKnown = isIn(language)(word);
  if (textNames.test(word) && /scriv/u.test(plain)) return undefined;
  const isMeant = isKnown && (saysWhatItIs.test(message) || isPhrase(word, language));
  if (!isMeant && findLessonAsked(message)) return undefined;
  if (language === "english" && findLessonAsked(word) && !isPhrase(word, language)) return undefined;
  if (!isKnown && word.split(" ").length > maxPhrase) return undefined;
  return { kind: "translation", word, language, ...more(others) };
}

const isIn = (language: Language) => (word: string) => lookUp(word, language) !== undefined;
const isItself = (word: string, language: Language) => {
  const found = lookUp(word, language);
  return found !== undefined && fold(found.form) === fold(word);
};

/** The language that has a word as itself, Italian first; of what we do not know, what it looks like. */
function languageOfBare(word: string): Language {
  if (isItself(word, "italian")) return "italian";
  if (isItself(word, "english")) return "english";
  if (isIn("italian")(word)) return "italian";
  return isAllEnglish(word) || countEnglishWords(word) > 0 ? "english" : "italian";
}

function bareQuestion(plain: string): WordQuestion | undefined {
  const word = wordIn(plain.slice(0, maxWish));
  if (!word || !/\p{L}/u.test(word)) return undefined;
  if (isStuck(word) || wantsTelling(word)) return undefined;
  const language = languageOfBare(word);
  const [first = word, ...others] = listedWords(word, plain, isIn(language));
  return { kind: "translation", word: first, language, ...more(others) };
}

/**
 * The question about a word that a message asks; undefined where it asks none, or for a rule. With the wish "word" a
 * bare word or phrase is a question for its translation.
 */
export function readWordQuestion(message: string, wish?: "word"): WordQuestion | undefined {
  const asked = message.slice(0, maxRead).replace(request, "");
  const plain = straighten(asked);
  if (!/\p{L}/u.test(plain) || (!wish && isNamelessQuestion(plain))) return undefined;
  const question =
    relatedQuestion(plain) ??
    soundQuestion(plain) ??
    formsQuestion(plain) ??
    translationQuestion(asked, plain) ??
    spellingQuestion(plain) ??
    (wish === "word" ? bareQuestion(plain) : undefined);
  return question && (openings.has(question.word) || isTalk(question, plain)) ? undefined : question;
}

const talk = setOf("what what's allora cosi così quindi poi ecco cioe cioè comunque tipo insomma niente");
/** "What's mean give up?": no word is named by what asks. */
const openings = setOf("what what's whats how");
const maxWordsAsking = 7;

/** "Traduci in inglese, allora, la prima …": what is only said in between is asked for in a short question, or in quotation marks. */
const isTalk = ({ word }: WordQuestion, plain: string) =>
  talk.has(word) && plain.split(" ").length > maxWordsAsking && !plain.includes(`"${word}"`);

/** Whether a message asks for something of a word without saying which: "e il contrario?". */
export const isNameless = (message: string) => isNamelessQuestion(straighten(message.slice(0, maxRead)));

/** "E il plurale?", "come si pronuncia?": the same about the word that was spoken of last. */
export function readNextQuestion(message: string, latest: string): WordQuestion | undefined {
  const plain = fold(straighten(message.slice(0, maxRead)).replace(/[^\p{L}\p{N}' -]+/gu, " ")).replace(
    / (?:qual|com)'?(?: ?e)?$/,
    "",
  );
  if (!isNamelessQuestion(plain)) return undefined;
  const readers = [relatedQuestion, soundQuestion, formsQuestion, spellingQuestion];
  return [`${plain} "${latest}"`, `${plain} di "${latest}"`]
    .flatMap((about) => readers.map((read) => read(about)))
    .find((asked) => asked?.word === latest);
}
