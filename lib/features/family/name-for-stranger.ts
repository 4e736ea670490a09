import { isFitForChildren } from "@/lib/features/safety/is-fit-for-children";
import { family as t } from "@/lib/i18n/it";

const maxWords = 2;
const maxWordLength = 20;
const addressSign = /[@#/\\:_[\](){}]/;
const digits = /\p{N}+/gu;
const fromLetterToLetter = /\p{L}(?:.*[\p{L}\p{M}])?/u;
const name = /^\p{L}[\p{L}\p{M}'’-]+$/u;

/**
 * What a mail calls a student when whoever reads it has not said yes and may be anybody: the words of the name that can be
 * no telephone number, address or sentence. "uno studente" when none is left.
 */
export function nameForStranger(displayName: string): string {
  const words = displayName
    .normalize("NFKC")
    .replace(/\p{Cf}+/gu, "")
    .split(/\s+/)
    .filter((word) => !addressSign.test(word))
    .map((word) => fromLetterToLetter.exec(word.replace(digits, ""))?.[0] ?? "")
    .filter((word) => name.test(word) && word.length <= maxWordLength);
  const shown = words.slice(0, maxWords).join(" ");
  return shown !== "" && isFitForChildren(shown) ? shown : t.somebody;
}
