import type { FoundName } from "./find-names";
import { isFirstName } from "./name-words";

const minLetters = 2;
const minPart = 3;

/** The account's own names: whole, in words, and the first names a nickname is put together of. */
export function ownNamesIn(names: readonly string[]): FoundName[] {
  const words = names.flatMap((name) => [name, ...name.split(/\s+/)]);
  const parts = names
    .flatMap((name) => [name.split(/[^\p{L}]+/u), name.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u)])
    .flat()
    .filter((part) => part.length >= minPart && (isFirstName(part.toLowerCase()) || begins(part, words)));
  return [...words, ...parts]
    .filter((name) => (name.match(/\p{L}/gu)?.length ?? 0) >= minLetters)
    .flatMap((name) => [name, withoutAccents(name)])
    .map((text) => ({ text, lead: "" }));
}

const begins = (part: string, words: readonly string[]) =>
  words.some(
    (word) => word !== part && /^\p{L}+$/u.test(word) && word.toLowerCase().startsWith(part.toLowerCase()),
  );

const withoutAccents = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");
