import { formInPlace, formsByWord, inForm, type VerbForm } from "../lexicon/inflect";
import { phraseClosers, swapClasses } from "./swap-classes";
import { matchWords, textOf, type Match } from "./rule";
import { endsClause, type Word } from "../lexicon/words";

/**
 * A line of a table says what stands around a mistake, what is wrong in brackets, and behind the arrow what belongs
 * there ("-": nothing): "{arrive} [to] the station => at".
 * - "a/b": one of them; "word?": may be left out; "!a/b": none of them comes next; "_" is a blank
 * - "{make/do}": any form of these verbs; behind the arrow the verb in the form of the one in brackets
 * - "^" begins a clause, "$" ends it, "END" ends a noun phrase, "," is the comma between two clauses
 * - words in capitals are classes; a choice in brackets comes back as "$1", the next as "$2" …
 * - "~ pattern" at the end: what must not stand in the sentence
 */
export type Swap = {
  pattern: RegExp;
  right: string;
  unless: RegExp | undefined;
  verbs: Map<string, VerbForm>;
  /** Words of which a sentence must hold one; undefined where anything will do. */
  keys: string[] | undefined;
};

const beForms =
  "am is are was were be been being i'm you're he's she's it's we're they're isn't aren't wasn't weren't".split(
    " ",
  );

const split = (token: string) => token.split("/").map((word) => word.replaceAll("_", " "));
const isVerb = (token: string) => token.startsWith("{");
const verbsOf = (token: string) => split(token.slice(1, -1));
const formsOf = (verb: string) => (verb === "be" ? beForms : [...formsByWord(verb).keys()]);

/** The words a token stands for, or the pattern of its class. */
function wordsOf(token: string): string[] {
  if (isVerb(token)) return verbsOf(token).flatMap(formsOf);
  return split(token).flatMap((word) => swapClasses.get(word)?.split("|") ?? [word]);
}

/** A token as a pattern that ends with a blank. */
function sourceOf(written: string, group?: string): string {
  const choices = written.split("/");
  const isClosing = (one: string) => one === "END" || one === "$";
  const closing = choices.filter(isClosing);
  if (closing.length > 0 && choices.length > 1) {
    const words = choices.filter((one) => !isClosing(one)).join("/");
    return `(?:${[...(words ? [sourceOf(words)] : []), ...closing.map((one) => sourceOf(one))].join("|")})`;
  }
  if (written === "^") return "(?<=[\\^,] )";
  if (written === "$") return "(?=[$,] )";
  if (written === "END") return `(?=(?:[$,]|${phraseClosers}) )`;
  if (written.startsWith("!")) return `(?!(?:${wordsOf(written.slice(1)).join("|")}) )`;
  const isOptional = written.length > 1 && written.endsWith("?");
  const words = wordsOf(isOptional ? written.slice(0, -1) : written).join("|");
  return `(${group ? `?<${group}>` : "?:"}(?:${words}) )${isOptional ? "?" : ""}`;
}

const tokensOf = (part: string) => part.trim().split(/\s+/).filter(Boolean);

function sourceOfWrong(tokens: string[]): string {
  let caught = 0;
  let hasVerb = false;
  const sources = tokens.map((token) => {
    const bare = token.replace(/\?$/, "");
    if (isVerb(bare) && !hasVerb) {
      hasVerb = true;
      return sourceOf(token, "verb");
    }
    if (!swapClasses.has(bare) && !bare.includes("/")) return sourceOf(token);
    caught += 1;
    return sourceOf(token, `c${caught}`);
  });
  return sources.join("");
}

/** The rarest of what must stand there, so that most lines are not tried on most sentences. */
function keysOf(tokens: string[]): string[] | undefined {
  const choices = tokens
    .filter(
      (token) => /^[{\w]/.test(token) && !token.endsWith("?") && !/(?:^|\/)(?:END|\$|W)(?:\/|$)/.test(token),
    )
    .map((token) => wordsOf(token).map((word) => word.split(" ")[0] ?? ""))
    .filter((words) => words.every((word) => /^[\p{L}\p{N}'’-]+$/u.test(word)));
  const common = (words: string[]) => words.length + (words.some((word) => word.length < 4) ? 8 : 0);
  return choices.sort((one, other) => common(one) - common(other))[0];
}

function swapOf(line: string): Swap {
  const [left = "", rest = ""] = line.split(" => ");
  const [right = "", unless] = rest.split(" ~ ");
  const [head = [], wrong = [], tail = []] = left.split(/[[\]]/).map(tokensOf);
  const join = (tokens: string[]) => tokens.map((token) => sourceOf(token)).join("");
  const verb = wrong.find(isVerb)?.replace(/\?$/, "");
  return {
    pattern: new RegExp(
      `(?<= )(?<head>${join(head)})(?<wrong>${sourceOfWrong(wrong)})(?=${join(tail)})`,
      "dg",
    ),
    right: right.trim() === "-" ? "" : right.trim(),
    unless: unless === undefined ? undefined : new RegExp(unless.trim()),
    verbs: new Map(verb ? verbsOf(verb).flatMap((one) => [...formsByWord(one)]) : []),
    keys: keysOf([...head, ...wrong, ...tail]),
  };
}

/** The lines of a table; empty ones and those that begin with "#" say nothing. */
export const swapsOf = (table: string): Swap[] =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"))
    .map(swapOf);

/** "^ i listen music , then i sleep $ ", with the place of each word. */
type Padded = { text: string; starts: number[]; words: Word[] };

function paddedLine(words: Word[]): Padded {
  let text = "^ ";
  const starts = words.map((word, at) => {
    if (at > 0 && endsClause(word.gap)) text += ", ";
    const start = text.length;
    text += `${word.lower} `;
    return start;
  });
  return { text: `${text}$ `, starts, words };
}

/** The place of the word that begins at or after an offset. */
const wordAt = ({ starts }: Padded, offset: number) => {
  const at = starts.findIndex((start) => start >= offset);
  return at < 0 ? starts.length : at;
};

const writtenAt = (line: Padded, span: [number, number] | undefined) =>
  span ? textOf(line.words, wordAt(line, span[0]), wordAt(line, span[1]) - 1) : "";

function correctionOf({ right, verbs }: Swap, line: Padded, match: RegExpExecArray): string {
  const groups = match.indices?.groups ?? {};
  const form = verbs.get(match.groups?.verb?.trim() ?? "");
  const before = line.text.slice(0, match.index + (match.groups?.head?.length ?? 0));
  return right
    .replace(/\{([^{}]+)\}/g, (_, verb: string) => (form ? inForm(verb, formInPlace(form, before)) : verb))
    .replace(/\$(\d)/g, (_, place: string) => writtenAt(line, groups[`c${place}`]))
    .replace(/ {2,}/g, " ")
    .trim();
}

/** What is put in or left out is shown with a word beside it. */
function matchOf(line: Padded, swap: Swap, match: RegExpExecArray): Match[] {
  const { words } = line;
  const start = match.index + (match.groups?.head?.length ?? 0);
  const from = wordAt(line, start);
  const to = wordAt(line, start + (match.groups?.wrong?.length ?? 0)) - 1;
  const right = correctionOf(swap, line, match);
  if (right && to >= from) return matchWords(words, from, to, right);
  if (from > 0 && !endsClause(words[from]?.gap ?? "")) {
    const kept = textOf(words, from - 1, from - 1);
    return matchWords(words, from - 1, to, right ? `${kept} ${right}` : kept);
  }
  const next = textOf(words, to + 1, to + 1);
  return matchWords(words, from, to + 1, right ? `${right} ${next}` : next);
}

function findOne(line: Padded, swap: Swap): Match[] {
  if (line.text.search(swap.pattern) < 0 || swap.unless?.test(line.text)) return [];
  const found = [...line.text.matchAll(swap.pattern)].flatMap((match) => matchOf(line, swap, match));
  return found.filter(({ start, end, correction }) => !isWritten(line.words, start, end, correction));
}

/** A line may name the right word among its wrong ones: then nothing is to be changed. */
function isWritten(words: Word[], start: number, end: number, correction: string): boolean {
  const from = words.findIndex((word) => word.start === start);
  const to = words.findIndex((word) => word.end === end);
  return textOf(words, from, to).toLowerCase() === correction.toLowerCase();
}

/** A reader of tables: what their lines find in a sentence, the earlier line before the later one. */
export function swapFinder(swaps: Swap[]): (words: Word[]) => Match[] {
  const placesByWord = new Map<string, number[]>();
  const always: number[] = [];
  swaps.forEach(({ keys }, place) => {
    if (!keys) always.push(place);
    for (const key of new Set(keys)) placesByWord.set(key, [...(placesByWord.get(key) ?? []), place]);
  });
  return (words) => {
    const places = new Set([...always, ...words.flatMap(({ lower }) => placesByWord.get(lower) ?? [])]);
    const line = paddedLine(words);
    const found = [...places]
      .sort((one, other) => one - other)
      .flatMap((place) => (swaps[place] ? findOne(line, swaps[place]) : []));
    return found.filter(
      ({ start, end }, at) => !found.slice(0, at).some((other) => start < other.end && other.start < end),
    );
  };
}
