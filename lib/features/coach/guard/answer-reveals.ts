import { isFunctionWord } from "@/lib/features/coach/content-words";
import { foldText } from "./fold-text";
import { letterNamed, longLetterName } from "./letter-codes";
import { isItalianToo, type CommonAnswer, type LeakPatterns } from "./leak-patterns";
import { spellOut } from "@/lib/features/coach/phrase";
import * as telling from "./answer-reveal-patterns";
import { writeOut } from "./write-out";

/** A sentence without quotation marks and markdown, and where they stood. */
type Line = { plain: string; marks: Set<number> };
type Place = { before: string; after: string; isLast: boolean };

const maxBefore = 90;
const maxAfter = 50;
const maxInLetters = 4;
const numbering = /\n+(?:\d{1,2}[.)] ?|[-•] ?)?/g;

function readLine(text: string): Line {
  const folded = spellOut(text).replace(/(?<![a-z])'|'(?![a-z])/g, '"');
  const marks = new Set<number>();
  let plain = "";
  for (const sign of folded) {
    if (/[*_`~"«»“”„‹›()[\]]/.test(sign)) marks.add(plain.length);
    else if (!/\s/.test(sign)) plain += sign;
    else if (!plain.endsWith(" ")) plain += sign === "\n" ? "\n" : " ";
  }
  return { plain, marks };
}

function placesOf({ plain, marks }: Line, words: string): Place[] {
  const places: Place[] = [];
  for (let at = plain.indexOf(words); at >= 0; at = plain.indexOf(words, at + 1)) {
    const before = plain.slice(Math.max(0, at - maxBefore), at);
    const after = plain.slice(at + words.length, at + words.length + maxAfter);
    if (/[a-z']$/.test(before) || /^[a-z']/.test(after)) continue;
    const isMarked = marks.has(at) && marks.has(at + words.length);
    places.push({
      before: before.replace(numbering, " "),
      after,
      isLast: isMarked || telling.clauseEnd.test(after),
    });
  }
  return places;
}

const clauseOf = (before: string) => before.split(/[.!?;:]/).at(-1) ?? "";
const isNotThis = (word: string, after: string) =>
  new RegExp(`^[ ,]*(?:e |and )?(?:non|not) (?:piu )?${word}(?![a-z])`).test(after);

function isTold({ words, removed, own }: CommonAnswer, { before, after, isLast }: Place): boolean {
  const isItalian = words.split(" ").every(isItalianToo);
  if (telling.answerAfter.test(after) && !removed.some((word) => before.trimEnd().endsWith(word)))
    return true;
  if (removed.some((word) => isNotThis(word, after))) return true;
  if (
    isLast &&
    [telling.looseBefore, telling.arrowBefore, telling.confirmBefore].some((one) => one.test(before))
  )
    return true;
  if (isItalian && !isLast && !telling.placeAfter.test(after)) return false;
  if ([telling.answerBefore, telling.orderBefore, telling.notThisBefore].some((one) => one.test(before)))
    return true;
  return telling.ruleBefore.test(before) && !isOfTheRule(clauseOf(before), own);
}

/** "Con she serve doesn't" states a rule; with the student's own words in it, it is their answer. */
const isOfTheRule = (clause: string, own: string[]) =>
  telling.ruleContext.test(clause) && !own.some((word) => ` ${clause} `.includes(` ${word} `));

/** "is o are?" */
function isOption({ words, removed, isOption: isGiven }: CommonAnswer, { before, after }: Place): boolean {
  if (isGiven) return false;
  const other =
    telling.otherOption.exec(before)?.[1] ??
    telling.pairedOption.exec(before)?.[1] ??
    telling.otherOptionAfter.exec(after)?.[1];
  if (other === undefined) return false;
  return removed.includes(other) || other === words || (isFunctionWord(other) && !isItalianToo(other));
}

/** A sentence that is nothing but the answer, once or a few times. */
function isBare({ words }: CommonAnswer, { plain }: Line): boolean {
  const said = (plain.match(/[a-z']+/g) ?? []).join(" ");
  return [1, 2, 3].some((times) => said === Array(times).fill(words).join(" "));
}

/** "Manca una esse" is "manca una s". */
const withLetters = (plain: string) =>
  plain.replace(/[a-z]{4,7}/g, (word) => (longLetterName.test(word) ? (letterNamed(word) ?? word) : word));

function isEditTold({ added, removed }: LeakPatterns["edits"][number], line: Line): boolean {
  const plain = withLetters(line.plain);
  const isTold = (verbs: string, letters: string) =>
    new RegExp(`(?:^|[^a-z])${verbs}[ ,:-]+${telling.filler}-?${letters}(?![a-z'])`).test(plain);
  if (added !== "" && isTold(telling.editVerbs, added)) return true;
  if (added.length === 1 && isTold(telling.doubleVerbs, added)) return true;
  return added === "" && isTold(telling.removeVerbs, removed);
}

const isDeletionTold = (words: string, line: Line) =>
  placesOf(line, words).some(
    ({ before, isLast }) =>
      telling.deletionBefore.test(before) || (isLast && telling.withoutBefore.test(before)),
  );

/** "Le iniziali:" over short lines or words, or single letters one below the other. */
function isByInitials({ words }: CommonAnswer, { plain }: Line): boolean {
  if (
    !(telling.initialsCue.test(plain) || telling.lettersInLines.test(plain)) ||
    words.includes(" ") ||
    words.length < 2
  )
    return false;
  const firsts = (parts: string[]) => parts.map((part) => /[a-z]/.exec(part)?.[0] ?? "").join("");
  return [firsts(plain.match(/[a-z']+/g) ?? []), firsts(plain.split("\n"))].some((line) =>
    line.includes(words),
  );
}

/** The letters of a short word one after the other: all that stand alone in the sentence, vowels that may be words apart. */
function isInLetters({ words }: CommonAnswer, { plain }: Line): boolean {
  if (words.length < 2 || words.length > maxInLetters || !telling.lettersCue.test(plain)) return false;
  const lone = plain.match(/(?<![a-z'])[a-z](?![a-z'])/g) ?? [];
  const said = lone.filter((letter, at) => letter !== "e" || words[at] === "e").join("");
  return said === words;
}

/** One of several options, of which all others are said to be wrong. */
function isLeftOver({ words }: CommonAnswer, { plain }: Line): boolean {
  return [...plain.matchAll(telling.listOf)].some(([list]) => {
    const options = list.split(/, ?|,? (?:e|o|and|or) /);
    const others = options.filter((option) => option !== words);
    const count = plain.match(telling.leftOut)?.length ?? 0;
    return others.length === options.length - 1 && others.length > 1 && count >= others.length;
  });
}

/**
 * Whether a sentence says that a common word is the answer, or which letters are to change. `recent` is what was
 * said right before it.
 */
export function isToldInFrame(
  { common, edits, deleted }: LeakPatterns,
  recent: string,
  sentence: string,
): boolean {
  if (common.length + edits.length + deleted.length === 0) return false;
  const own = readLine(foldText(sentence));
  const line = readLine(foldText(recent + sentence));
  const isSaid = (answer: CommonAnswer, { plain, marks }: Line) =>
    placesOf({ plain, marks }, answer.words).some(
      (place) => isTold(answer, place) || isOption(answer, place),
    );
  return (
    common.some(
      (answer) =>
        [isBare, isInLetters, isLeftOver].some((isTelling) => isTelling(answer, own)) ||
        isSaid(answer, line) ||
        isByInitials(answer, line),
    ) ||
    edits.some((edit) => isEditTold(edit, line)) ||
    deleted.some((words) => isDeletionTold(words, line)) ||
    (common.length > 0 && telling.pointsAtGuess.test(own.plain)) ||
    writeOut(recent + sentence, common).some(({ text, answers }) => {
      const written = readLine(text);
      return answers.some((answer) => isSaid(answer, written));
    })
  );
}
