import { splitWords } from "@/lib/features/english/lexicon/words";
import { isFunctionWord } from "../content-words";
import { readRelated } from "@/lib/features/words/related";
import type { Frame } from "./frame";
import { baseOf, isSameBase, type Token } from "./tokens";

/** Words of one family that are no forms of each other, and what pupils say for one another. */
const families = `
die dead
live alive life
marry married wife husband
born birth
lose loss
choose choice
think thought
speak talk tell say
arrive get reach come
travel go
see watch look
start begin
big great
nice kind lovely
very really
many much lot
film movie
`;

/** "Get to" is near as "get" is, "fastly" as "fast". */
const firstOf = (phrase: string) => splitWords(phrase)[0]?.lower ?? phrase;
const rootOf = (word: string) => baseOf(word).replace(/(?<=\w{3})ly$/, "");

/** For each word in its base form, those that mean nearly the same. */
function readNear(): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  const rows = [
    ...families
      .trim()
      .split("\n")
      .map((line) => line.split(" ")),
    ...readRelated().map(({ word, synonyms }) => [
      word,
      ...synonyms.map(firstOf).filter((one) => !isFunctionWord(one)),
    ]),
  ];
  for (const row of rows.map((words) => words.map(rootOf)))
    for (const word of row) near.set(word, new Set([...(near.get(word) ?? []), ...row]));
  return near;
}

let read: Map<string, Set<string>> | undefined;
const nearTo = (word: string) => (read ??= readNear()).get(word);

/** Whether one word says nearly what the other does. */
export const isNear = (one: Token, other: Token): boolean =>
  isSameBase(one.norm, other.norm) ||
  rootOf(one.norm) === rootOf(other.norm) ||
  (nearTo(rootOf(one.norm))?.has(rootOf(other.norm)) ?? false);

const saysMuch = ({ norm }: Token) => !isFunctionWord(norm);

/** Whether words say all that the right sentence does, in its own or in near words. */
export const saysAll = ({ right }: Frame, tokens: readonly Token[]): boolean =>
  right.every((token) => !saysMuch(token) || tokens.some((other) => isNear(token, other)));

/** The same, with at least one near word in the place of one of the student's sentence. */
export const isSaidOtherwise = (frame: Frame, tokens: readonly Token[]): boolean =>
  saysAll(frame, tokens) &&
  tokens.some(
    (token) =>
      !frame.wrong.some(({ stem }) => stem === token.stem) && frame.wrong.some((one) => isNear(one, token)),
  );
