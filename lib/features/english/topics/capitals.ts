import { capitalWords, italianTowns, namesAfter, pairsOfWords } from "../lexicon/capital-words";
import { atEachWord, grammarRule, matchWords, type Match } from "../sentence/rule";
import { isBe, isDo, isModal, isVerbForm } from "../lexicon/verbs";
import { isCommonEnglish, isProperName } from "../lexicon/vocabulary";
import type { Sentence } from "../sentence/language";
import { follows, type Word } from "../lexicon/words";

const contractions = /^i['’](?:m|ve|ll|d)$/;
const adverbs = /^(?:also|always|usually|often|sometimes|never|really|just|still|only|already|ever|was|had)$/;
const notPronounAfter = /^(?:the|a|letter|letters|an|vitamin|point|part|chapter|dot)$/;
const months = /^(?:march|may)$/;
/** Things named after a place that many write small: "french fries". */
const smallBefore = /^(?:fries|toast|dressing|bean|beans|blinds|numerals)$/;
const lowerCase = (text: string) => /^\p{Ll}/u.test(text);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "can i", "than i", "i think": the pronoun and neither a letter nor an Italian article. */
function isPronounI(words: Word[], at: number): boolean {
  const next = words[at + 1];
  const before = words[at - 1]?.lower ?? "";
  if (notPronounAfter.test(before)) return false;
  if (next?.gap === " " && (isVerbForm(next.lower) || isModal(next.lower) || adverbs.test(next.lower)))
    return true;
  const follows = isBe(before) || isDo(before) || isModal(before) || /^(?:than|and|have)$/.test(before);
  return follows && words[at]?.gap === " ";
}

/** "My friend is called giulia", "his name is tom". */
function isNameOfPerson(words: Word[], at: number): boolean {
  const { lower = "" } = words[at] ?? {};
  const before = words[at - 1]?.lower ?? "";
  const isIntroduced =
    /^(?:called|named)$/.test(before) ||
    (/^(?:is|was)$/.test(before) && words[at - 2]?.lower === "name") ||
    before === "name's";
  return isIntroduced && isProperName(lower) && !isCommonEnglish(lower);
}

/** The word with its capital, undefined where it is right without. */
function rightFormOf(words: Word[], at: number): string | undefined {
  const word = words[at];
  if (!word || !lowerCase(word.text)) return undefined;
  const { text, lower } = word;
  const bare = lower.replace(/'s$/, "");
  const before = words[at - 1]?.lower ?? "";
  if (text === "i") return isPronounI(words, at) ? "I" : undefined;
  if (contractions.test(text)) return capitalised(text);
  if (months.test(lower) && /^(?:i|you|he|she|it|we|they)$/.test(words[at + 1]?.lower ?? ""))
    return undefined;
  if (
    lower === "august" &&
    /^(?:an|most|so|very|the)$/.test(before) &&
    isCommonEnglish(words[at + 1]?.lower ?? "")
  )
    return undefined;
  const town = italianTowns.get(lower);
  if (town) return /^(?:in|to|from|near|of|visit|visited)$/.test(before) ? town : undefined;
  if (namesAfter.get(lower)?.has(before)) return capitalised(text);
  if (smallBefore.test(words[at + 1]?.lower ?? "")) return undefined;
  if (/^(?:usa|uk)$/.test(bare)) return bare.toUpperCase() + text.slice(bare.length);
  return capitalWords.has(bare) || isNameOfPerson(words, at) ? capitalised(text) : undefined;
}

/** "new york", with both capitals. */
function twoWords(words: Word[], at: number): Match[] | undefined {
  const first = words[at - 1];
  const second = words[at];
  if (!first || !second || second.gap !== " " || !pairsOfWords.get(second.lower)?.has(first.lower))
    return undefined;
  if (!lowerCase(first.text) && !lowerCase(second.text)) return undefined;
  return matchWords(words, at - 1, at, `${capitalised(first.text)} ${capitalised(second.text)}`);
}

/**
 * All small and without a full stop, or several sentences of which none begins with a capital: typed in haste, as in a
 * chat, where capital letters are not what counts.
 */
const isChatStyle = ({ words, hasStop }: Sentence, all: Sentence[]) =>
  (!hasStop && words.every(({ text }) => !/\p{Lu}/u.test(text))) || isChat(all);

function isChat(all: Sentence[]): boolean {
  const openings = all.filter(({ isWhole }) => isWhole).map(({ words }) => words[0]?.text ?? "");
  return openings.length > 1 && openings.every((text) => /^[\p{Ll}\d]/u.test(text));
}

/** "Dear aunt Lucy", "with mr Rossi": a title is a part of the name, but not "my aunt Lucy". */
function titleOf(words: Word[], at: number): Match[] | undefined {
  const [title, name] = [words[at], words[at + 1]];
  if (!title || !titles.test(title.text) || !follows(name) || !/^\p{Lu}\p{Ll}/u.test(name.text))
    return undefined;
  const isKin = !/^m/.test(title.text);
  const isOwned = /^(?:my|your|his|her|our|their|the|an?|and|or|great|old|little|dear-old)$/.test(
    words[at - 1]?.lower ?? "",
  );
  return at > 0 && !(isKin && isOwned) ? matchWords(words, at, at, capitalised(title.text)) : undefined;
}
const titles = /^(?:aunt|uncle|auntie|mr|mrs|ms)$/;

export const capitals = grammarRule({
  topic: "capitals",
  find: (sentence, _, all) =>
    isChatStyle(sentence, all)
      ? []
      : atEachWord(sentence.words, (_lower, at) => {
          const right = rightFormOf(sentence.words, at);
          return (
            titleOf(sentence.words, at) ??
            twoWords(sentence.words, at) ??
            (right ? matchWords(sentence.words, at, at, right) : undefined)
          );
        }),
  explanation:
    "In inglese vogliono la maiuscola il pronome di prima persona singolare, i giorni, i mesi e le feste, le nazionalità e le lingue, oltre ai nomi propri di persone e luoghi.",
  hints: [
    "Come si scrive questa parola in inglese, con quale tipo di lettera iniziale?",
    "Diversi nomi che in italiano sono minuscoli in inglese si scrivono come i nomi propri.",
    "La parola è giusta, cambia solo l'altezza della prima lettera.",
  ],
});
