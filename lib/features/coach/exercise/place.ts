import { setOf } from "@/lib/features/english/lexicon/words";
import { foldedWords } from "./fold";
import type { ExerciseState } from "./exercise-state";

/** The numbers of items, as words. */
const numberWords: Record<string, number> = {
  uno: 1,
  una: 1,
  prima: 1,
  primo: 1,
  due: 2,
  seconda: 2,
  secondo: 2,
  tre: 3,
  terza: 3,
  terzo: 3,
  quattro: 4,
  quarta: 4,
  quarto: 4,
  cinque: 5,
  quinta: 5,
  quinto: 5,
  sei: 6,
  sesta: 6,
  sette: 7,
  settima: 7,
  otto: 8,
  ottava: 8,
  nove: 9,
  nona: 9,
  dieci: 10,
  decima: 10,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
};

const going = setOf(
  `facciamo fai faccio fare faremo andiamo vai vado andare passiamo passa passo torna torniamo torno tornare
  riprendiamo riprendi riprovo riprova riprovare riproviamo ripeti ripetimi ripetiamo ripetere voglio vorrei rifare rifacciamo possiamo posso adesso ora guardiamo proviamo provo
  prova iniziamo inizia comincia cominciamo partiamo e ma ok dai allora poi subito direttamente invece prima`,
);
const joining = setOf(
  "la alla all al il nella nell nel della dell del l a dalla dall dal frase frasi item domanda numero n punto lettera number the",
);
/** What stands before a number in words: "la terza". */
const naming = setOf("la alla nella della dalla frase numero item domanda the number");
/** What stands before a letter that names an item; "a" is more than that. */
const labels = setOf("la alla nella della dalla lettera frase");
const towards = setOf("alla all al dalla dall dal");
const partWords = setOf("esercizio parte exercise part es");

type Named = { part?: number; item?: number; rest: string[] };

const partNamed = (state: ExerciseState, name: string): number => {
  const byName = state.parts.findIndex((part) => part.name?.toLowerCase() === name);
  if (byName >= 0) return byName;
  const number = /^\d+$/.test(name)
    ? Number(name)
    : (numberWords[name] ?? (/^[a-h]$/.test(name) ? name.charCodeAt(0) - 96 : 0));
  return state.parts[number - 1] ? number - 1 : -1;
};

const partOfCurrent = (state: ExerciseState) => (state.items[state.at] ?? state.items.at(-1))?.part ?? 0;

/** The item of a part with a number or letter; the part under work is meant where none is named. */
export function itemNamed(state: ExerciseState, name: string, part?: number): number | undefined {
  const own = part ?? partOfCurrent(state);
  const digits = name.replace(/^n/, "");
  const number = /^\d{1,2}$/.test(digits)
    ? Number(digits)
    : (numberWords[name] ?? (/^[a-h]$/.test(name) ? name.charCodeAt(0) - 96 : undefined));
  if (name === "ultima") return state.items.findLastIndex((item) => item.part === own);
  if (number === undefined) return undefined;
  const within = state.items.findIndex((item) => item.part === own && item.number === number);
  if (within >= 0) return within;
  const anywhere = part === undefined ? state.items.findIndex((item) => item.number === number) : -1;
  return anywhere >= 0 ? anywhere : undefined;
}

/** "esercizio 2", "la parte B": which part words name, and what they hold beside it. */
export function readPart(state: ExerciseState, words: readonly string[]): Named {
  const at = words.findIndex(
    (word, place) => partWords.has(word) && partNamed(state, words[place + 1] ?? "") >= 0,
  );
  if (at < 0 || state.parts.length < 2) return { rest: [...words] };
  return {
    part: partNamed(state, words[at + 1] ?? ""),
    rest: [...words.slice(0, at), ...words.slice(at + 2)],
  };
}

/** An item that a wish names, and whether it is one to go to ("alla 3"); `rest` is the wish without it. */
export type Beside = { at?: number; isTarget: boolean; rest: string[] };

/** "Salta la 2", "non ho capito la terza", "passiamo alla 4": the item beside a wish, the last where there are more. */
export function placeBeside(state: ExerciseState, message: string): Beside {
  const { part, rest: words } = readPart(state, foldedWords(message));
  const isName = (word: string, place: number) =>
    /^\d{1,2}$/.test(word) ||
    (naming.has(words[place - 1] ?? "") &&
      !isOfGap(state, word) &&
      (numberWords[word] !== undefined || word === "ultima")) ||
    (/^[a-h]$/.test(word) && labels.has(words[place - 1] ?? "") && hasLetter(state, word));
  const place = words.findLastIndex(
    (word, at) => isName(word, at) && itemNamed(state, word, part) !== undefined,
  );
  if (place < 0) return { isTarget: false, rest: words };
  let from = place;
  while (from > 0 && joining.has(words[from - 1] ?? "")) from -= 1;
  const named = words.slice(from, place);
  const at = itemNamed(state, words[place] ?? "", part);
  return {
    ...(at !== undefined && { at }),
    isTarget: named.some((word) => towards.has(word)),
    rest: [...words.slice(0, from), ...words.slice(place + 1)],
  };
}

const labelled = setOf("la alla nella della dalla frase numero domanda item");

/** The number of an item that the exercise has not: "la 6" of five. */
export function absentIn(state: ExerciseState, message: string): number | undefined {
  const { part, rest: words } = readPart(state, foldedWords(message));
  const named = words.findIndex(
    (word, at) =>
      (numberOf(word) ?? 0) > state.items.length &&
      (labelled.has(words[at - 1] ?? "") || words.length === 1) &&
      itemNamed(state, word, part) === undefined,
  );
  return numberOf(words[named] ?? "");
}

const numberOf = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : numberWords[word]);

/** "Nella prima … nella seconda …" are the gaps of an item that has several. */
export const isOfGap = (state: ExerciseState, name: string) =>
  /^(?:prima|seconda)$/.test(name) && (state.items[state.at]?.gaps.length ?? 1) > 1;

const hasLetter = (state: ExerciseState, letter: string) =>
  state.items.some((item) => item.letter?.toLowerCase() === letter);

/** Where a message wants to go, if it says nothing else: "la 4", "torniamo alla seconda", "esercizio 2", "la C". */
export function placeOf(state: ExerciseState, message: string): number | undefined {
  const words = foldedWords(message);
  const { part, rest } = readPart(state, words);
  const names = rest.filter((word) => !going.has(word) && !joining.has(word) && !partWords.has(word));
  const isFirst = rest.includes("prima") && /(?:^| )(?:la|alla) prima(?: |$)/.test(rest.join(" "));
  const [name = isFirst ? "prima" : "", ...others] = names;
  if (others.length > 0) return undefined;
  if (name === "") {
    const first =
      part === undefined ? -1 : state.items.findIndex((item) => item.part === part && item.status !== "done");
    return first >= 0 ? first : undefined;
  }
  return namedPlace(state, { name, part, rest });
}

function namedPlace(
  state: ExerciseState,
  { name, part, rest }: { name: string; part: number | undefined; rest: string[] },
): number | undefined {
  const isLone = rest.length === 1 && !/^\d/.test(name);
  if (isLone) return undefined;
  const isLetter = /^[a-h]$/.test(name);
  if (isLetter && part === undefined) {
    const lettered = state.items.findIndex((item) => item.letter?.toLowerCase() === name);
    if (lettered >= 0) return lettered;
    const named = state.parts.findIndex((one) => one.name?.toLowerCase() === name);
    return named >= 0 ? firstOf(state, named) : undefined;
  }
  const isPartMeant =
    part === undefined && state.parts.length > 1 && rest.includes("al") && !rest.includes("alla");
  if (isPartMeant && partNamed(state, name) >= 0) return firstOf(state, partNamed(state, name));
  return itemNamed(state, name, part);
}

function firstOf(state: ExerciseState, part: number): number | undefined {
  const open = state.items.findIndex((item) => item.part === part && item.status !== "done");
  const any = state.items.findIndex((item) => item.part === part);
  const found = open >= 0 ? open : any;
  return found >= 0 ? found : undefined;
}
