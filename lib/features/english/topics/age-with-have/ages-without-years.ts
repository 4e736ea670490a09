import { subjectOf } from "./age-subject";
import { beOf } from "./how-many-years";
import { isNumber } from "../../lexicon/quantities";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { endsClause, type Word } from "../../lexicon/words";

const isOver = (word: Word | undefined) =>
  !word || endsClause(word.gap) || /^(?:and|but|so|because)$/.test(word.lower);
/** Who says a name or an age means an age with the next number too. */
const speaksOfAge =
  /\b(?:years? old|my name is|my name's|is called|i am called|(?:am|is|are|i'm|have|has) (?:only )?(?:\d+|[a-z]+teen|ten|eleven|twelve|[a-z]+ty) years)\b/;

/** "My name is Marta, I have 12", "I am 13 years old and my sister has ten". */
export function bareNumber(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  const number = words[at + 1]?.lower;
  if (!/^(?:have|has)$/.test(verb) || !isNumber(number) || /^(?:1|one|2|two)$/.test(number ?? ""))
    return undefined;
  if (!isOver(words[at + 2]) || !speaksOfAge.test(textOf(words, 0, words.length).toLowerCase()))
    return undefined;
  const who = subjectOf(words, at);
  return (
    who &&
    matchWords(
      words,
      who.from,
      at + 1,
      `${textOf(words, who.from, who.to)} ${beOf[who.person].present} ${words[at + 1]?.text}`,
    )
  );
}

const others = /^(?:me|you|him|her|us|them|my|your|his|our|their|mine|yours)$/;

/** "He has more years than me". */
export function moreYears(words: Word[], at: number): Match[] | undefined {
  const [verb, more, years, than, other] = words.slice(at, at + 5);
  if (!/^(?:have|has|had)$/.test(verb?.lower ?? "") || years?.lower !== "years") return undefined;
  const degree = { more: "older", less: "younger", fewer: "younger" }[more?.lower ?? ""];
  const isCompared = /^(?:than|of|that|then)$/.test(than?.lower ?? "") && others.test(other?.lower ?? "");
  const who = degree && isCompared ? subjectOf(words, at) : undefined;
  if (!who) return undefined;
  const be = beOf[who.person][verb?.lower === "had" ? "past" : "present"];
  return matchWords(words, who.from, at + 3, `${textOf(words, who.from, who.to)} ${be} ${degree} than`);
}
