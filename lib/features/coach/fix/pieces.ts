import { italianWords, sharedWords, englishWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish, isProperName } from "@/lib/features/english/lexicon/vocabulary";
import { isCommonAdjective, isComparative, isSuperlative } from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { uncountables } from "@/lib/features/english/lexicon/quantities";
import { isPupilWord } from "@/lib/features/english/spelling/pupil-words";
import { lookUp } from "../clues/dictionary";
import type { Frame } from "./frame";
import { isMisspelling, tokensOf, type Token } from "./tokens";

const leavesOut =
  /(?:^|[^\p{L}])(?:senza|tolg\p{L}*|toglie\p{L}*|tolto|lev\p{L}{1,4}|elimin\p{L}*|cancell\p{L}*|without|remove)\s+(?:il |la |lo |l['’]|le |gli |the word )?["“«*']?([\p{L}'’]+(?:\s+[\p{L}'’]+){0,3})/giu;

/** Whether the message says that just those words are to go which have to. */
export function leavesOutWrong(message: string, { changes, wrong }: Frame): boolean {
  const [change, ...more] = changes;
  if (!change || more.length > 0 || change.rightFrom !== change.rightTo) return false;
  const wanted = wrong.slice(change.from, change.to);
  return [...message.matchAll(leavesOut)].some(([, words = ""]) => {
    const said = tokensOf(words).slice(0, wanted.length);
    return said.length === wanted.length && said.every(({ norm }, at) => norm === wanted[at]?.norm);
  });
}

/** Words of a message that may be a try: tokens side by side with nothing Italian between them. */
export type Piece = {
  tokens: Token[];
  text: string;
  /** Whether it holds talk too, or was put together: what is wrong with it may be wrong with that. */
  isLoose: boolean;
};

const maxSegments = 60;
const maxPieces = 12;
const maxPieceTokens = 80;

/** A message in its sentences, each with the mark that ends it. */
const segmentsOf = (message: string) =>
  message.match(/[^.!?…\n;:"«»“”()]+[.!?…]*/gu)?.slice(0, maxSegments) ?? [];

const asksForMeaning =
  /(?:^|[^\p{L}])(?:come\s+(?:si|mai)|cosa|che cosa|cos['’ ]?[eè]|che\s+(?:vuol|signific|differenz)|qual\s?['’]?\s?[eè]|quale|differenza|signific\p{L}*|vuol dire|traduc\p{L}*|spiega\p{L}*|how do you|what does|what is the|what's the)(?=[^\p{L}]|$)/iu;
const asksWhy =
  /^[^\p{L}]*(?:ma |e |scusa |prof )?(?:perch[eéè]|xk[eéè]|perk[eéè]|why|come mai|quando)(?=[^\p{L}]|$)/iu;

/** Whether a sentence asks about English instead of trying it. */
const isQuestion = (segment: string, frame: Frame) =>
  (asksForMeaning.test(segment) || (asksWhy.test(segment) && /\?\s*$/.test(segment))) &&
  !isMostlyOf(segment, frame);

const minSharedTokens = 0.6;

const asksInEnglish = /^(?:what|how)$/;

/** Whether a question is the mistake's own sentence; "What is the answer?" is none of "She is knowing the answer." */
function isMostlyOf(segment: string, { wrong, right }: Frame): boolean {
  const tokens = tokensOf(segment);
  const known = new Set([...wrong, ...right].map(({ norm }) => norm));
  const first = tokens[0]?.norm ?? "";
  if (asksInEnglish.test(first) && !known.has(first)) return false;
  return tokens.filter(({ norm }) => known.has(norm)).length >= minSharedTokens * tokens.length;
}

const isListed = (word: string) =>
  englishWords.has(word) ||
  isCommonEnglish(word) ||
  isPupilWord(word) ||
  isProperName(word) ||
  isSingularNoun(word) ||
  isPluralNoun(word) ||
  uncountables.has(word) ||
  isCommonAdjective(word) ||
  isComparative(word) ||
  isSuperlative(word) ||
  lookUp(word, "english") !== undefined;

/** Whether a lower-case word is English, as far as our lists go; figures are. */
export const isEnglishWord = (word: string) =>
  /^\d+$/.test(word) || isListed(word) || (/(?:ly|s)$/.test(word) && isListed(word.replace(/(?:ly|s)$/, "")));

const isItalianWord = (word: string) =>
  italianWords.has(word) ||
  /[àèéìòù]/.test(word) ||
  (!isEnglishWord(word) && lookUp(word, "italian") !== undefined);

const talk =
  `ok okay yes no maybe perhaps sorry so then oh ah well right sure please hmm mmm mh eh uh um ehm boh
  hi hello prof teacher thanks`.split(/\s+/);
const talkWords = new Set(talk);
/** "I think", "it's", "the answer is": what opens a try. */
const openings = [
  { words: ["i", "think"], key: "think" },
  { words: ["i", "believe"], key: "believe" },
  { words: ["i", "guess"], key: "guess" },
  { words: ["i", "write"], key: "write" },
  { words: ["it", "is"], key: "it" },
  { words: ["the", "answer", "is"], key: "answer" },
  { words: ["the", "right", "form", "is"], key: "form" },
] as const;
const closingTalk = /^(?:no|right|ok|okay|yes|prof|please|thanks)$/;

/** Italian words end in a vowel, and what is short for one has none. */
const looksEnglish = (word: string) => /[aeiouy]/.test(word) && /[^aeiou]$/.test(word);

type Kind = "italian" | "shared" | "english" | "unknown";

function kindOf(token: Token, known: Token[]): Kind {
  const word = token.text.toLowerCase().replaceAll("’", "'");
  if (known.some(({ norm }) => norm === token.norm)) return sharedWords.has(word) ? "shared" : "english";
  if (
    !isItalianWord(word) &&
    known.some(({ norm, stem }) => token.stem === stem || isMisspelling(token.norm, norm))
  )
    return "english";
  if (sharedWords.has(word)) return "shared";
  if (isItalianWord(word)) return "italian";
  return isEnglishWord(token.norm) ? "english" : "unknown";
}

/** What in a message may be English of the student's own, sentence by sentence; talk around it is left out. */
export function piecesOf(text: string, frame: Frame): Piece[] {
  // "1. went 2. were": the numbers of a list are no words, and part what they number.
  const message = text.replace(/(?<!\S)\d{1,2}[.)](?=\s)/g, (number) => "\n".repeat(number.length));
  const known = [...frame.wrong, ...frame.right];
  let start = 0;
  const pieces = segmentsOf(message).flatMap((segment) => {
    const at = message.indexOf(segment, start);
    start = at + segment.length;
    return isQuestion(segment, frame)
      ? []
      : piecesIn(segment, message, at, { known, correction: frame.correction });
  });
  return pieces.slice(0, maxPieces * 2);
}

type Vocabulary = { known: Token[]; correction: readonly Token[] };

function piecesIn(segment: string, message: string, at: number, { known, correction }: Vocabulary): Piece[] {
  const tokens = tokensOf(segment).map((token) => ({
    ...token,
    start: token.start + at,
    end: token.end + at,
  }));
  const kinds = tokens.map((token) => kindOf(token, known));
  const isMixed = kinds.includes("italian");
  const isKept = (index: number) =>
    kinds[index] === "english" ||
    (kinds[index] === "unknown" &&
      (!isMixed || (kinds[index - 1] !== "italian" && endsLikeEnglish(index)))) ||
    (kinds[index] === "shared" && isEnglishHere(index));
  const endsLikeEnglish = (index: number) => index > 0 && looksEnglish(tokens[index]?.norm ?? "");
  const wanted = new Set(correction.map(({ norm }) => norm));
  const isEnglishHere = (index: number) =>
    kinds[index - 1] !== "italian" ||
    kinds[index + 1] === "english" ||
    (kinds[index + 1] === undefined && wanted.has(tokens[index]?.norm ?? ""));
  const runs: Token[][] = [];
  tokens.forEach((token, index) => {
    if (!isKept(index)) return;
    if (index === 0 || !isKept(index - 1)) runs.push([]);
    runs.at(-1)?.push(token);
  });
  const words = new Set(known.map(({ norm }) => norm));
  const tight = runs.map((run) => withoutTalk(run, words)).filter((run) => run.length > 0);
  const byComma = runs.flatMap((run) => splitAtCommas(run, message));
  const loose = [
    ...byComma,
    ...runs.filter((run) => !tight.includes(run)),
    ...(runs.length > 1 ? [runs.flat()] : []),
  ];
  const pieceOf = (run: Token[], isLoose: boolean): Piece => ({
    tokens: run.slice(0, maxPieceTokens),
    text: textOf(run, message),
    isLoose,
  });
  return [...tight.map((run) => pieceOf(run, false)), ...loose.map((run) => pieceOf(run, true))];
}

/** The same run where there is no talk before or after it; nothing where there is nothing else. */
function withoutTalk(run: Token[], known: ReadonlySet<string>): Token[] {
  const first = run.findIndex(({ norm }) => !talkWords.has(norm) || known.has(norm));
  if (first < 0) return [];
  const opening = openings.find(
    ({ words, key }) => !known.has(key) && words.every((word, at) => run[first + at]?.norm === word),
  );
  const from = first + (opening?.words.length ?? 0);
  const to = run.findLastIndex(({ norm }) => !closingTalk.test(norm) || known.has(norm)) + 1;
  return from > 0 || to < run.length ? run.slice(from, to) : run;
}

function splitAtCommas(run: Token[], message: string): Token[][] {
  const parts: Token[][] = [];
  run.forEach((token, at) => {
    if (at === 0 || message.slice(run[at - 1]?.end, token.start).includes(",")) parts.push([]);
    parts.at(-1)?.push(token);
  });
  return parts.length > 1 ? parts : [];
}

export const textOf = (tokens: readonly Token[], message: string) =>
  message.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
