import type { Say } from "../activity";
import { fold, lookUp, type Entry, type Found, type Language } from "../clues/dictionary";
import { isFunctionWord } from "../content-words";
import { wordsOf } from "../phrase";
import { otherLanguage } from "./riddle";
import { themeNames } from "./themes";
import { toldWords } from "./words";

const maxMeanings = 3;
const maxParts = 4;

/** "*a*", "*b*" o "*c*"; Italian in «…». */
export const inRow = (words: readonly string[], language: Language): string =>
  words
    .map((word) => (language === "english" ? `*${word}*` : `«${word}»`))
    .reduce((all, word, at) => all + (at === words.length - 1 ? " o " : ", ") + word);

/** The entries a word stands for, those first that it heads. */
function sorted({ entries, form }: Found, language: Language): { heads: Entry[]; all: Entry[] } {
  const isHead = (entry: Entry) => fold(entry[language][0] ?? "") === fold(form);
  const heads = entries.filter(isHead);
  return { heads, all: [...heads, ...entries.filter((entry) => !isHead(entry))] };
}

/** What a word is in the other language: its commonest meanings, told apart by their subject where it has several. */
export function meaningsOf(found: Found, language: Language): { words: string[]; row: string; entry: Entry } {
  const other = otherLanguage(language);
  const { heads, all } = sorted(found, language);
  const [entry = found.entries[0]] = all;
  const words = [
    ...new Set([...all.map((one) => one[other][0] ?? ""), ...heads.flatMap((one) => one[other])]),
  ].slice(0, maxMeanings);
  const themeOf = (word: string) => {
    const owner = all.find((one) => one[other].includes(word));
    return owner && themeNames.get(owner.theme);
  };
  const isOfMany = new Set(words.map(themeOf)).size > 1;
  const row = words
    .map((word) => {
      const theme = isOfMany ? themeOf(word) : undefined;
      return inRow([word], other) + (theme ? ` (${theme})` : "");
    })
    .reduce((text, word, at) => text + (at === words.length - 1 ? " o " : ", ") + word);
  return { words, row, entry };
}

/** A word told outright, with what it is in easy English. The last line asks for it in a sentence. */
export function tellWord(asked: string, found: Found, language: Language, say: Say): string[] {
  const { words, row, entry } = meaningsOf(found, language);
  const isEnglish = language === "english";
  const [first = ""] = words;
  const isForm = isEnglish && fold(found.form) !== fold(asked).replace(/^(?:to|the|an?) /, "");
  const shown = found.entries.flatMap((one) => one[language]).find((one) => fold(one) === fold(found.form));
  return [
    isForm ? say(toldWords.formOf, { word: asked, form: found.form }) : "",
    say(isEnglish ? toldWords.means : toldWords.isCalled, {
      word: shown ?? found.form,
      meanings: row,
    }),
    say(toldWords.define, {
      definition: entry.definition.charAt(0).toUpperCase() + entry.definition.slice(1),
    }),
    say(toldWords.use, { word: isEnglish ? (isForm ? asked : (shown ?? asked)) : first }),
  ].filter(Boolean);
}

/** An English phrase that is not in the dictionary, by those of its words that are; undefined when none is. */
export function tellParts(phrase: string, say: Say): string[] | undefined {
  const parts = wordsOf(phrase)
    .filter((word) => !isFunctionWord(word))
    .flatMap((word) => {
      const found = lookUp(word, "english");
      const meaning = found && meaningsOf(found, "english").words[0];
      return meaning ? [`*${word}* «${meaning}»`] : [];
    });
  if (parts.length === 0) return undefined;
  return [
    say(toldWords.parts, { word: phrase, meanings: parts.slice(0, maxParts).join(", ") }),
    say(toldWords.together),
  ];
}
