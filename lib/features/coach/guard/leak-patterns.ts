import { italianWords, sharedWords } from "@/lib/features/english/lexicon/language-words";
import { isFunctionWord, lemmaOf } from "@/lib/features/coach/content-words";
import { foldText } from "./fold-text";
import { spellOut, wordsOf } from "@/lib/features/coach/phrase";
import { optionMark, type Secret } from "./secrets";
import { changesBetween, letterEdit, type LetterEdit } from "./word-changes";

/** A common word ("on", "is", "doesn't") that is a secret only where it is told to be the answer. */
export type CommonAnswer = { words: string; removed: string[]; own: string[]; isOption: boolean };

/** What is looked for in a reply, made once from the secrets. */
export type LeakPatterns = {
  /** Words side by side, given away wherever they stand. */
  phrases: string[];
  /** Single words that tell, as bare letters. */
  words: string[];
  /** All that tells once it is spelled or obfuscated: those words, whole phrases, longer common words. */
  letters: string[];
  /** Those of the letters that chance may put together: "did", "didnt". */
  faint: string[];
  common: CommonAnswer[];
  edits: LetterEdit[];
  /** Words that only have to go. */
  deleted: string[];
};

/** Words a rule is about: they stand in examples of it, and tell nothing unless said to be the answer. */
const ruleWords = new Set(
  `make do take have get say tell explain suggest agree like well good much many lot old year since for people any some
  anything anybody than better more less own used let listen wait really always as`.split(/\s+/),
);

const numbers =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`.split(/\s+/);
const minLetters = 3;
const minPhraseLetters = 2;
const minSpelled = 4;
const minSpelledWithNumber = 6;
const minCommonLetters = 4;
const minSharedStart = 2;
const shortText = 4;
/** "Have never been": so many common words in a row are no chance. */
const longRun = 4;
const minRunLetters = 12;
const maxSmallLetters = 3;

/** A gap to fill in stands between its neighbours like a word. */
const drawnGap = /_{2,}|\.{4,}/g;

/** The words of a text in one spelling: "doesn’t" is "does not", "twelve" is "12". */
export const canonicalWords = (folded: string) =>
  wordsOf(folded.replace(drawnGap, " drawngap ")).map((word) =>
    numbers.includes(word) ? String(numbers.indexOf(word)) : word,
  );

export const lettersOf = (text: string) => text.replace(/[^a-z]/g, "");

const isOrdinary = (word: string) => isFunctionWord(word) || ruleWords.has(word) || /^\d+$/.test(word);

/** "come", "do", "in": an Italian word too, so that it tells nothing by standing there. */
export const isItalianToo = (word: string) => italianWords.has(word) || sharedWords.has(word);

const isOfContent = (word: string) => /\d/.test(word) || !isOrdinary(word);

/** Whether a new word is an old one in another form or spelling, so that to write it is to solve it. */
const isFormOf = (word: string, removed: string[]) =>
  removed.some(
    (old) => lemmaOf(old) === lemmaOf(word) || old.slice(0, minSharedStart) === word.slice(0, minSharedStart),
  );

/** Whether a new word gives the answer away by itself, wherever it stands. */
const isTelling = (word: string, removed: string[]) =>
  !isItalianToo(word) &&
  !isFunctionWord(word) &&
  (isFormOf(word, removed) || !(isOrdinary(word) || isOrdinary(lemmaOf(word))));

/** A secret taken apart: its words, and which of them the student has not written. */
type Change = {
  right: string[];
  context: string[];
  added: string[];
  removed: string[];
  isOneChange: boolean;
  /** The student's gap: the options stand in the prompt. */
  isOption: boolean;
  /** "They ____ (play)": only the gap filled in tells. */
  isGiven: boolean;
  isNew: (text: string) => boolean;
};

function changeOf({ answer, inContext, quote }: Secret): Change {
  const right = wordsOf(foldText(answer));
  const wrong = wordsOf(foldText(quote));
  const isOption = quote.includes(optionMark);
  const { added, removed } = changesBetween(isOption ? [] : wrong, right);
  const quoted = ` ${wrong.join(" ")} `;
  return {
    right,
    context: wordsOf(foldText(inContext)),
    added: added.flatMap((place) => right[place] ?? []),
    removed: isOption
      ? wrong.filter((word) => !right.includes(word))
      : removed.flatMap((place) => wrong[place] ?? []),
    isOneChange: added.every((place, at) => at === 0 || place === (added[at - 1] ?? 0) + 1),
    isOption,
    isGiven: wrong.join(" ") === right.join(" "),
    isNew: (text) => !quoted.includes(` ${text} `),
  };
}

/** All runs of so many words side by side. */
const runsOf = (words: string[], size: number) =>
  words.slice(size - 1).map((_, at) => words.slice(at, at + size));

/** Words side by side that hardly stand together by chance: one of content, or "have never been". */
const isNoChance = (run: string[]) =>
  run.some(isOfContent) || (run.length > 2 && run.join("").length >= minRunLetters);

const isSmall = (word: string) => isFunctionWord(word) || word.length <= maxSmallLetters;

/** "Good at", "give up": a small word with what it goes with, in its base form too. */
const collocations = ({ context, added, isGiven }: Change): string[][] =>
  runsOf(context, 2)
    .filter((run) => !isGiven && run.some((word) => added.includes(word) && isSmall(word)))
    .filter((run) => run.some((word) => !isFunctionWord(word) && !added.includes(word)))
    .flatMap((run) => [run, run.map((word) => (added.includes(word) ? word : lemmaOf(word)))]);

/** From the first new word of the answer to the last. */
const coreOf = ({ right, added }: Change) =>
  right.slice(right.indexOf(added[0] ?? ""), right.lastIndexOf(added.at(-1) ?? "") + 1);

function phrasesOf(change: Change): string[] {
  const { right, context, added, removed, isGiven, isNew } = change;
  const isFresh = (run: string[]) => added.length === 0 || run.some((word) => added.includes(word));
  const runs = isGiven ? [] : [...runsOf(context, 2), ...runsOf(context, 3)].filter(isFresh);
  const whole = [right, coreOf(change)].filter((words) => words.length > 1);
  return [
    context.join(" "),
    ...[...whole, ...runs].filter(isNoChance).map((words) => words.join(" ")),
    ...collocations(change).map((words) => words.join(" ")),
    ...added.filter((word) => word.length >= minLetters && isTelling(word, removed)),
  ].filter((phrase) => lettersOf(phrase).length >= minPhraseLetters && isNew(phrase));
}

/** The answer, each part of it that is new, and those with a neighbour. */
function commonOf(change: Change, contractions: string[]): CommonAnswer[] {
  const { right, context, added, removed, isOneChange, isOption, isGiven, isNew } = change;
  if (isGiven) return [];
  const parts = isOneChange ? [added] : added.map((word) => [word]);
  const nearby = [...contractions.map(wordsOf), ...runsOf(context, 2)].filter((words) =>
    words.some((word) => added.includes(word)),
  );
  const said = [...parts, right, ...nearby].map((words) => words.join(" "));
  return [...new Set(said)]
    .filter((words) => words !== "" && (isOption || added.length === 0 || isNew(words)))
    .map((words) => ({ words, removed, own: context.filter(isOfContent), isOption }));
}

function editsOf({ added, removed }: Change): LetterEdit[] {
  const [word = ""] = added.length === 1 ? added : [];
  const old = removed.length === 1 ? removed[0] : removed.find((one) => isFormOf(word, [one]));
  const edit = word && old ? letterEdit(old, word) : undefined;
  return edit ? [edit] : [];
}

/** Of a sentence that is to be found as a whole: so many of its words in a row, unless they may be quoted. */
function leakPatternsOfText({ answer, quote }: Secret): LeakPatterns {
  const words = canonicalWords(foldText(answer));
  const quoted = ` ${canonicalWords(foldText(quote)).join(" ")} `;
  const runs = [...runsOf(words, words.length <= shortText ? 2 : 3), ...runsOf(words, longRun)].filter(
    isNoChance,
  );
  const phrases = [words, ...runs].map((run) => run.join(" ")).filter((run) => !quoted.includes(` ${run} `));
  const letters = words.length > 0 && phrases.length > 0 ? [lettersOf(foldText(answer))] : [];
  return { phrases, words: [], letters, faint: [], common: [], edits: [], deleted: [] };
}

function leakPatternsOf(secret: Secret): LeakPatterns {
  if (secret.isText) return leakPatternsOfText(secret);
  const change = changeOf(secret);
  const { added, removed, isNew } = change;
  const phrases = phrasesOf(change);
  const contractions = foldText(secret.answer).match(/(?<![a-z])[a-z]+'[a-z]+/g) ?? [];
  const longWords = added.filter((word) => word.length >= minCommonLetters);
  const words = [...phrases, ...longWords].filter(
    (word) => /^[a-z]+$/.test(word) && word.length >= minLetters && isNew(word),
  );
  return {
    phrases: phrases.map((phrase) => canonicalWords(phrase).join(" ")),
    words,
    letters: [...words, ...phrasesToSpell(secret, [...phrases, ...contractions])].map(lettersOf),
    faint: [...words.filter(isOrdinary), ...contractions.map(lettersOf)],
    common: commonOf(change, contractions),
    edits: editsOf(change),
    deleted: added.length === 0 && removed.length > 0 ? [removed.join(" ")] : [],
  };
}

/** Phrases, and short forms as they are written, for whoever spells them. */
function phrasesToSpell({ answer, inContext, quote }: Secret, phrases: string[]): string[] {
  const kept = [foldText(quote), spellOut(foldText(quote))].map(lettersOf);
  // In "four ____ (strawberries / strawberry)" the first option stands behind the word before the gap.
  const isKept = (letters: string) =>
    kept.includes(letters) || (quote.includes(optionMark) && kept.some((one) => one.startsWith(letters)));
  return [...phrases, foldText(answer), foldText(inContext)].filter((text) => {
    const letters = lettersOf(text);
    const minimum = /\d/.test(text) ? minSpelledWithNumber : minSpelled;
    return /[\s']/.test(text) && letters.length >= minimum && !isKept(letters);
  });
}

const onceEach = <Thing>(things: Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
];

/** Everything to look for, each thing once. */
export function makeLeakPatterns(secrets: readonly Secret[]): LeakPatterns {
  const all = secrets.filter(({ inContext }) => inContext !== "").map(leakPatternsOf);
  return {
    phrases: [...new Set(all.flatMap(({ phrases }) => phrases))],
    words: [...new Set(all.flatMap(({ words }) => words))],
    letters: [...new Set(all.flatMap(({ letters }) => letters))],
    faint: all.flatMap(({ faint }) => faint),
    common: onceEach(all.flatMap(({ common }) => common)),
    edits: onceEach(all.flatMap(({ edits }) => edits)),
    deleted: [...new Set(all.flatMap(({ deleted }) => deleted))],
  };
}
