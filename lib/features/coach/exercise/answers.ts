import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isWholeGap, isOrderItem } from "@/lib/features/homework/homework-sheet";
import { readInstruction } from "@/lib/features/homework/instruction";
import { isFunctionWord } from "../content-words";
import { distance } from "../distance";
import { openGapOf, partOfItem, type ExerciseState, type ItemState } from "./exercise-state";
import { fits } from "./fits";
import { inItsSentence } from "./in-its-sentence";
import { behindPrinted, optionOfLetter, withNone } from "./short-forms";
import { englishPieces } from "./strip-talk";
import { areSameTokens, lemmaOf, tokensOf } from "./tokens";
import { asksForTruth, truthIn, truthOf } from "./true-or-false";

const maxBare = 4;
/** A word of the item's own sentence that is longer is no answer to it. */
const maxSmall = 3;

/** What stands beside the gaps of an item: the words to bend, the options. */
const besideGaps = ({ gaps }: ItemState) =>
  gaps.flatMap(({ given = "", options = [] }) => [given, ...options]).filter(Boolean);

/** The answers an item has to choose from: its options, the words in the box, those the instruction names. */
const choicesOf = (state: ExerciseState, item: ItemState): string[] => {
  const { instruction, wordBank } = partOfItem(state, item);
  const options = item.gaps.flatMap((gap) => gap.options ?? []);
  return options.length > 0 ? options : [...wordBank, ...readInstruction(instruction).words];
};

/** The words of an item, so that none of them is taken for Italian. */
export function wordsOfItem(state: ExerciseState, item: ItemState): Set<string> {
  const { wordBank, instruction = "" } = partOfItem(state, item);
  const texts = [item.prompt, ...besideGaps(item), ...item.solution.flat(), ...wordBank];
  const named = /\b(?:a|an|in|on|at|do|so)\b/gi;
  return new Set([
    ...texts.flatMap(tokensOf),
    ...(instruction.match(named) ?? []).map((word) => word.toLowerCase()),
  ]);
}

/** What a text offers for an item, in the pieces its talk leaves. */
export function piecesAt(state: ExerciseState, at: number, text: string): string[] {
  const item = state.items[at];
  if (!item) return [];
  const told = shortAnswer(state, item, text) ?? shortAnswer(state, item, behindPrinted(item, text));
  if (told !== undefined) return [told];
  const written = inItsSentence(item, text);
  if (written !== undefined) return [written];
  const own = wordsOfItem(state, item);
  const pieces = behindGiven(item, englishPieces(behindPrinted(item, text), own));
  return own.has("it") ? pieces : pieces.map((piece) => withoutAsking(piece));
}

const asking =
  /^(?:(?:so|maybe|perhaps|i (?:think|guess|believe)) )?(?:(?:is|was|isn't) it|it's|it is|(?:could|can|should|would|might) (?:it|this) be|(?:it|this) (?:could|should|might) be|do i (?:write|put|say)) (?=\S)/iu;

/** "Is it goes?", "maybe it's goes": a try that asks is what it asks about. */
const withoutAsking = (piece: string) => piece.replace(asking, "");

/** "Go al passato fa went": the word that is given stands before its answer. */
function behindGiven(item: ItemState, pieces: string[]): string[] {
  const { gaps } = item;
  const [first = "", ...rest] = pieces;
  const [word = "", ...behind] = first.split(/\s+/);
  const isVerb = gaps.length === 1 && word.toLowerCase() === gaps[0]?.given && !isFunctionWord(word);
  if (isVerb && isRightSomewhere(item, behind.join(" "))) return [behind.join(" "), ...rest];
  const isGiven = gaps.length === 1 && areSameTokens(tokensOf(first), tokensOf(gaps[0]?.given ?? ""));
  return isGiven && rest.length > 0 ? rest : pieces;
}

/** "B", "niente", "falso": an answer told by its sign. */
export const shortAnswer = (state: ExerciseState, item: ItemState, text: string) =>
  truthIn(state, item, text) ?? optionOfLetter(item, text) ?? withNone(state, item, text);

/** Whether words are the right ones for a gap that is open. */
export const isRightSomewhere = (item: ItemState, text: string) =>
  item.solution.some((forms, gap) => !item.gaps[gap]?.isDone && fits(text, forms, item.gaps[gap]?.given));

/** Whether words are among those an item offers as they stand, one for a gap or for each. */
const isChosen = (state: ExerciseState, item: ItemState, text: string): boolean => {
  const choices = choicesOf(state, item).map(tokensOf);
  const parts = item.gaps.length > 1 ? [text, ...text.split(/[,;/]\s*/)] : [text];
  const isChoice = (part: string) => choices.some((choice) => areSameTokens(tokensOf(part), choice));
  return parts.some(isChoice);
};

/** Whether words bend what is given for an item, with helpers or its own words: "goed", "didn't go" for "go". */
export function isBent(item: ItemState, text: string): boolean {
  const given = item.gaps.flatMap((gap) => tokensOf(gap.given ?? "")).filter((word) => word !== "not");
  const bases = new Set(given.map(lemmaOf));
  const printed = new Set(tokensOf(item.prompt));
  const bends = (word: string) =>
    bases.has(lemmaOf(word)) || (!isFunctionWord(word) && given.some((one) => isLike(word, one)));
  const words = tokensOf(text);
  return words.some(bends) && words.every((word) => bends(word) || isFunctionWord(word) || printed.has(word));
}

/** "The worst", where "the" stands before the gap already. */
function withoutPrinted(item: ItemState, text: string): string {
  const printed = tokensOf(item.prompt.slice(0, item.gaps[openGapOf(item)]?.start)).at(-1);
  const [first = "", ...rest] = text.trim().split(/\s+/);
  return rest.length > 0 && first.toLowerCase() === printed ? rest.join(" ") : text;
}

const questionWord =
  /^(?:who|what|where|when|why|which|whose|how(?: (?:much|many|old|long|often|far|tall))?)$/i;
/** "____ do you live?" */
const opensQuestion = ({ prompt, gaps: [gap] }: ItemState) =>
  gap !== undefined && /\?/.test(prompt) && /(?:^|[.?!–-]\s*)$/.test(prompt.slice(0, gap.start));

/** Whether words are surely meant for an item, right or wrong: its own answer, one it offers, or its word bent. */
export const isMeantFor = (state: ExerciseState, item: ItemState, text: string): boolean =>
  text !== "" &&
  (isRightSomewhere(item, text) ||
    isRightSomewhere(item, withoutPrinted(item, text)) ||
    (asksForTruth(partOfItem(state, item)) && truthOf(text) !== undefined) ||
    isChosen(state, item, text) ||
    (questionWord.test(text.trim()) && opensQuestion(item)) ||
    (isBent(item, text) && tokensOf(text).length <= maxBare * item.gaps.length));

const notAnswers =
  /^(?:grazie(?!\p{L})[^?]{0,60}|ciao|thanks?(?: you)?|thank you|hello|hi|hey|bye|good ?bye|good (?:morning|night|evening|afternoon)|ok(?:ay)?|yes|no|please|sorry|cool|nice|great|wow|lol|yeah|yep|nope|stop|help|english|teacher|coach|grammar|exercise|homework)$/iu;
/** A gap for a sentence of the student's own. */
const isOpen = ({ prompt, gaps }: ItemState) =>
  gaps.length === 1 &&
  gaps.every(({ given, options }) => given === undefined && options === undefined) &&
  /(?:→|=|\?) ____[.?!]?$|^(?:A: ?)?____ ?\? \S/.test(prompt);
const maxOpen = 20;

const pronoun = /^(?:i|you|he|she|it|we|they|my|your)$/;

/** Whether a piece of English can be an answer to an item at all. */
export function isPlausible(item: ItemState, text: string): boolean {
  const words = tokensOf(text);
  const gap = item.gaps[openGapOf(item)];
  if (!gap || words.length === 0 || (notAnswers.test(text.trim()) && !isBent(item, text))) return false;
  if (isOrderItem(item) || isWholeGap(item)) return isOfItsWords(item, words);
  const offered = besideGaps(item).flatMap(tokensOf);
  const bent = new Set(offered.map(lemmaOf));
  if (words.some((word) => bent.has(lemmaOf(word)) || offered.some((one) => isLike(word, one)))) return true;
  if (isOpen(item)) return words.length <= maxOpen;
  const isStrange =
    words.length > 1 && pronoun.test(words[0] ?? "") && !item.prompt.toLowerCase().includes(words[0] ?? "");
  const printed = new Set(tokensOf(item.prompt));
  if (isStrange || words.length > maxBare * item.gaps.length) return false;
  if (words.every((word) => printed.has(word) && word.length > maxSmall)) return false;
  return words.every((word) => isCommonEnglish(word) || isVerbForm(word) || word.length > 1);
}

/** Words of which half are the item's own; a lone one for a lone one. */
function isOfItsWords(item: ItemState, words: readonly string[]): boolean {
  const own = tokensOf(item.gaps[0]?.options?.join(" ") ?? item.prompt);
  const bases = new Set(own.map(lemmaOf));
  const shared = words.filter(
    (word) => bases.has(lemmaOf(word)) || own.some((one) => isLike(word, one)),
  ).length;
  return shared >= words.length / 2 && (words.length > 1 || own.length <= 2);
}

const minLike = 3;
/** "tooked" for "take": the word that was given, bent in a way that is none. */
const isLike = (word: string, given: string) =>
  given.length >= minLike &&
  word.slice(0, 2) === given.slice(0, 2) &&
  distance(word, given) <= Math.max(2, given.length / 2);
