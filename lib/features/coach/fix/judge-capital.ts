import { findEnglish } from "@/lib/features/english/sentence/language";
import { splitWords } from "@/lib/features/english/lexicon/words";
import type { FixVerdict } from "./fix-verdict";
import type { Mistake } from "./frame";

/** "I'm" is the pronoun and more: how that goes on is nothing to do with its capital. */
const spelt = (text: string) =>
  splitWords(text).map((word) => (/^i['’]\p{L}/iu.test(word.text) ? word.text.charAt(0) : word.text));

const holds = (all: readonly string[], some: readonly string[]) =>
  some.length > 0 && all.some((_, from) => some.every((word, at) => all[from + at] === word));

/** A capital is put right wherever its word is written with it, in whatever sentence, and nowhere without. */
export function judgeCapital(message: string, { topic, quote, correction }: Mistake): FixVerdict | undefined {
  if (topic !== "capitals") return undefined;
  const own = findEnglish(message).map(({ words }) =>
    message.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0),
  );
  const right = own.find((text) => holds(spelt(text), spelt(correction)));
  const isStill = own.some((text) => holds(spelt(text), spelt(quote)));
  return right === undefined || isStill ? undefined : { kind: "right", own: right };
}

const capital = /(?<!\p{L})(?:maiuscol[aoie]|lettera grande|capital letters?|uppercase)(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:non|senza|perch[eé]|minuscol[aoie])(?!\p{L})/iu;
const maxBare = 5;

/** "I maiuscola", "va con la maiuscola": the mistakes whose capital a message speaks of; with none named the only one. */
export function capitalsSaid<One extends Mistake>(message: string, open: readonly One[]): One[] {
  const words = splitWords(message).map(({ lower }) => lower);
  if (words.length > maxBare || !capital.test(message) || denies.test(message)) return [];
  const small = open.filter(({ topic }) => topic === "capitals");
  const isOnly = new Set(small.map(({ correction }) => correction)).size === 1;
  const isNamed = ({ correction }: One) =>
    spelt(correction).every((word) => words.includes(word.toLowerCase()));
  return isOnly ? small : small.filter(isNamed);
}
