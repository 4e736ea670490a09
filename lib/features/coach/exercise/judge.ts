import { findGrammar } from "@/lib/features/english/find-grammar";
import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { readGivenVerb } from "@/lib/features/homework/given-words";
import { fillPrompt, gapMark, isOrderItem, noWord } from "@/lib/features/homework/homework-sheet";
import { readInstruction } from "@/lib/features/homework/instruction";
import { isWholeGap } from "@/lib/features/homework/rewriting";
import { solveEachGap, solveItem } from "@/lib/features/homework/solve-item";
import { isOutByEngine } from "@/lib/features/homework/families/left-by-engine";
import { bankOf } from "@/lib/features/homework/sheet-bank";
import { isStative } from "@/lib/features/homework/time-words";
import { isFunctionWord } from "../content-words";
import { distance } from "../distance";
import type { ItemState, PartState } from "./exercise-state";
import { fillingsOf } from "./fillings";
import { areSameTokens, lemmaOf, tokensOf } from "./tokens";

/** What a try says of one gap; "unknown" where nobody can be sure, "doubtful" where the engine minds the sentence. */
export type GapVerdict = {
  gap: number;
  own: string;
  verdict: "right" | "wrong" | "unknown" | "doubtful";
  /** A letter or two from what is right. */
  isNear?: boolean;
  /** The engine's first hint on a doubtful one. */
  hint?: string;
};

const everyTense: readonly Tense[] = [
  "present-simple",
  "past-simple",
  "present-continuous",
  "past-continuous",
  "present-perfect",
  "present-perfect-continuous",
  "past-perfect",
  "will",
  "going-to",
];

/** Tells when, so that no tense but one can stand. */
const timeWords =
  /\b(?:yesterday|tomorrow|now|moment|last|next|every|ago|always|usually|often|never|sometimes|already|just|yet|since|for|today|tonight|when|while|if|look|listen|ever|this (?:week|month|year|morning|afternoon|evening)|these days|before|after|by the time|in \d{4})\b/i;

/** Fills for the gaps of an item that may stand in any tense, as nothing asks for one. */
function formsInAnyTense(item: ItemState, { instruction, wordBank }: PartState): string[][][] {
  const task = readInstruction(instruction);
  const isOpen =
    task.kind === "verbs" && task.tenses.length === 0 && task.conditional === undefined && !task.isUsedTo;
  if (!isOpen || timeWords.test(item.prompt) || item.gaps.some(({ given }) => given === undefined)) return [];
  const areStates = item.gaps.some(({ given = "" }) => isStative(readGivenVerb(given)?.verb ?? ""));
  return everyTense.flatMap((tense) => {
    if (areStates && /continuous/.test(tense)) return [];
    const solution = solveItem(item, { wordBank, task: { ...task, tenses: [tense] } });
    return solution ? [solution.gaps] : [];
  });
}

/** "If it rains, we're going to stay in": as right as "will" in a condition, where no future is named. */
function plannedForms(item: ItemState, { instruction, wordBank }: PartState): string[][] {
  const task = readInstruction(instruction);
  const hasWill = item.solution.some((forms) => forms.some((form) => futureForm.test(form)));
  if (!hasWill || task.tenses.length > 0 || task.conditional !== 1) return [];
  const { conditional: _, ...plain } = task;
  const planned = solveEachGap(item, { wordBank, task: { ...plain, tenses: ["going-to"] } });
  return item.solution.map((forms, gap) =>
    forms.some((form) => futureForm.test(form)) ? (planned[gap] ?? []) : [],
  );
}
const futureForm = /^(?:will|won't|'ll)\b/i;

/** Whether words fill a gap as one of its accepted forms does: "did start" for "did the lesson start" too. */
export function fits(own: string, forms: readonly string[], given?: string): boolean {
  const words = tokensOf(own);
  const subject = given ? tokensOf(readGivenVerb(given)?.subjectText ?? "") : [];
  const all = new Set(forms.flatMap(tokensOf));
  return forms.some((form) => {
    const wanted = tokensOf(form);
    if (areSameTokens(words, wanted) && !isOtherHelper(words, wanted, all)) return true;
    const at = wanted.findIndex((_, place) =>
      areSameTokens(wanted.slice(place, place + subject.length), subject),
    );
    const bare = [...wanted.slice(0, at), ...wanted.slice(at + subject.length)];
    return subject.length > 0 && at >= 0 && areSameTokens(words, bare);
  });
}

/** "Has" for "'s" where the other forms spell it "is". */
const isOtherHelper = (words: readonly string[], wanted: readonly string[], all: ReadonlySet<string>) =>
  words.some((word, at) => {
    if (wanted[at] !== "'s" || (word !== "has" && word !== "is")) return false;
    return all.has(word === "has" ? "is" : "has") && !all.has(word);
  });

const minNearLength = 4;
const isNear = (own: string, forms: readonly string[]) =>
  forms.some((form) => form.length >= minNearLength && distance(own.toLowerCase(), form.toLowerCase()) === 1);

/** What the tries of a message say of an item's gaps; each gap is judged by itself. Empty for what is no try at it. */
export function judgeTry(item: ItemState, part: PartState, pieces: readonly string[]): GapVerdict[] {
  const judged = fillingsOf(item, pieces).map(({ fills, isSure }) => ({
    verdicts: judgeFills(item, part, fills),
    isSure,
  }));
  return judged.reduce((best, one) => (worth(one) > worth(best) ? one : best), judged[0] ?? noFill).verdicts;
}

type JudgedFilling = { verdicts: GapVerdict[]; isSure: boolean };
const noFill: JudgedFilling = { verdicts: [], isSure: false };

const worthOfRight = 10;
/** The reading with most that is right; of those that are as good, one that is sure with most of the message in it. */
const worth = ({ verdicts, isSure }: JudgedFilling) => {
  const right = verdicts.filter(({ verdict }) => verdict === "right").length;
  const rest = verdicts.length - right;
  return verdicts.length === 0 ? -Infinity : right * worthOfRight + (isSure ? rest : -rest);
};

function judgeFills(item: ItemState, part: PartState, fills: readonly string[]): GapVerdict[] {
  const anyTense = formsInAnyTense(item, part);
  const planned = plannedForms(item, part);
  return fills.flatMap((own, gap): GapVerdict[] => {
    if (own === "" || item.gaps[gap]?.isDone) return [];
    const forms = [...(item.solution[gap] ?? []), ...(planned[gap] ?? [])];
    const given = item.gaps[gap]?.given;
    if (forms.length > 0) {
      const isRight =
        (fits(own, forms, given) && !isCutShort(item, gap, own)) ||
        (isOrderItem(item) && isFronted(own, forms));
      if (!isRight && (isOtherWay(item, own, forms) || isVariant(own, forms)))
        return [openVerdict(item, gap, fills)];
      return [
        {
          gap,
          own,
          verdict: isRight ? "right" : "wrong",
          ...(!isRight && isNear(own, forms) && { isNear: true }),
        },
      ];
    }
    const open = openVerdict(item, gap, fills);
    const isOneTense = anyTense.some((gaps) =>
      fills.every((fill, at) => fill === "" || fits(fill, gaps[at] ?? [])),
    );
    if (open.verdict === "doubtful" && isOut(item, part, { gap, own }))
      return [{ gap, own, verdict: "wrong" }];
    return [open.verdict === "unknown" && isOneTense ? { ...open, verdict: "right" } : open];
  });
}

/** Whether the engine minds a word where there are others to choose from that it does not mind. */
function isOut(item: ItemState, part: PartState, { gap, own }: { gap: number; own: string }): boolean {
  const place = item.gaps[gap];
  const { instruction, wordBank } = part;
  if (!place || place.given !== undefined || isWholeGap(item)) return false;
  const options = place.options ?? bankOf(readInstruction(instruction), { instruction, wordBank });
  return options.length > 1 && isOutByEngine(item, place, options, own);
}

/** What can be said of words that no solution is held against: the engine may mind them, nobody calls them wrong. */
function openVerdict(item: ItemState, gap: number, fills: readonly string[]): GapVerdict {
  const own = fills[gap] ?? "";
  const hint = own === noWord ? undefined : engineHint(item, gap, fills);
  return hint === undefined ? { gap, own, verdict: "unknown" } : { gap, own, verdict: "doubtful", hint };
}

const endsShort = /['’](?:s|m|re|ve|ll|d)[.!]?$/i;

/** "Yes, she's.": no short answer ends in a short form of the verb. */
const isCutShort = ({ prompt, gaps }: ItemState, gap: number, own: string) =>
  endsShort.test(own.trim()) &&
  /\byes\b,? ?(?:\w{1,4} )?$/i.test(prompt.slice(0, gaps[gap]?.start)) &&
  /^[.! ]{0,3}$/.test(prompt.slice(gaps[gap]?.end));

const lateAdverb = /\b(?:usually|normally|generally|sometimes|often)\W{0,3}$/i;

/** "The hairdresser's" for "the hairdresser"; "usually" at the end: other ways to say it that nobody calls wrong. */
function isVariant(own: string, forms: readonly string[]): boolean {
  const bare = own.trim().toLowerCase();
  const words = tokensOf(own).toSorted().join(" ");
  return forms.some(
    (form) =>
      bare.replace(/['’]s?$/, "") === form.toLowerCase() ||
      (lateAdverb.test(own) && tokensOf(form).toSorted().join(" ") === words),
  );
}

const opensTime = /^(?:at|in|on|last|next|every|this|yesterday|tomorrow|today)$/;

/** "Last summer where did you go?": the time at the end of a question that is laid out may open it too. */
function isFronted(own: string, forms: readonly string[]): boolean {
  const words = tokensOf(own);
  if (!opensTime.test(words[0] ?? "")) return false;
  return forms.some(
    (form) =>
      form.endsWith("?") &&
      [1, 2, 3].some((size) =>
        areSameTokens([...words.slice(size), ...words.slice(0, size)], tokensOf(form)),
      ),
  );
}

const minWordsOfSentence = 3;
/** So many small words more or less are a slip, more are another way of saying it. */
const maxMissing = 2;

/**
 * Whether a sentence that is written anew says it in other words than we know: only where its words are those of an
 * accepted sentence, in the same order, is a form in it wrong for sure.
 */
function isOtherWay(item: ItemState, own: string, forms: readonly string[]): boolean {
  const [gap] = item.gaps;
  const isFree = item.gaps.length === 1 && gap?.given === undefined && gap?.options === undefined;
  const isSentence = isWholeGap(item)
    ? tokensOf(item.prompt).length >= minWordsOfSentence
    : forms.every((form) => tokensOf(form).length >= minWordsOfSentence);
  if (!isFree || !isSentence || isOrderItem(item)) return false;
  const matter = matterOf(own);
  const length = tokensOf(own).length;
  return !forms.some(
    (form) => matterOf(form) === matter && Math.abs(tokensOf(form).length - length) <= maxMissing,
  );
}

/** The words of a sentence that say something, whatever their form. */
const matterOf = (text: string) =>
  tokensOf(text)
    .filter((word) => !isFunctionWord(word) && !/^'[sd]$/.test(word))
    .map(lemmaOf)
    .join(" ");

/** What the engine minds of the words in a gap, in their sentence up to the next gap that is not filled. */
function engineHint(item: ItemState, gap: number, fills: readonly string[]): string | undefined {
  const own = fills[gap] ?? "";
  const isAll = isOrderItem(item) || isWholeGap(item);
  const words = item.gaps.map((one, at) => fills[at] || (one.isDone ? (one.own ?? "") : gapMark));
  const before = {
    ...item,
    prompt: item.prompt.slice(0, item.gaps[gap]?.start),
    gaps: item.gaps.slice(0, gap),
  };
  const from = isAll ? 0 : fillPrompt(before, words).length;
  const text = isAll ? own : fillPrompt(item, words).replaceAll(gapMark, ".".repeat(gapMark.length));
  const end = from + own.length + 1;
  const [found] = findGrammar(text).filter(
    (one) => one.topic !== "capitals" && one.start <= end && one.end >= from,
  );
  return found?.hints[0];
}
