import { personalPronouns, type Person } from "@/lib/features/english/lexicon/subject-person";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
  isVerbForm,
} from "@/lib/features/english/lexicon/verbs";
import { setOf } from "@/lib/features/english/lexicon/words";
import { baseOf, type Token } from "./tokens";

export type Tense =
  | "present"
  | "past"
  | "present-continuous"
  | "past-continuous"
  | "present-perfect"
  | "past-perfect"
  | "future"
  | "modal";

/** A finite verb with its auxiliaries, as far as it can be read. */
export type VerbGroup = {
  /** Whether the forms go together: "has gone", not "has go". */
  isFormed: boolean;
  tense: Tense;
  /** The base form of the main verb; empty where it is left out. */
  main: string;
  /** Tokens from..to, the words between auxiliary and verb included. */
  from: number;
  to: number;
};

const modals = setOf("can could will would shall should may might must cannot");
const be = setOf("am is are was were");
const has = setOf("have has had");
const does = setOf("do does did");
const between = setOf(
  `not never always also just really already ever still often usually sometimes only even probably
  completely totally fully n't ago now`,
);

type Form = Pick<Token, "norm" | "also">;

const isAuxiliary = ({ norm, also = "" }: Form) =>
  modals.has(norm) || be.has(norm) || has.has(norm) || does.has(norm) || has.has(also);
const isVerbWord = (token: Form) => isAuxiliary(token) || isVerbForm(token.norm) || isInvented(token.norm);
/** "goed", "catched", "studyed": no word, but meant for a verb. */
const isInvented = (word: string) =>
  /ed$/.test(word) &&
  !isVerbForm(word) &&
  [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3), `${word.slice(0, -3)}y`].some(isBase);

export const isVerbal = (token: Form | undefined) => token !== undefined && isVerbWord(token);

const personBefore = (tokens: Token[], at: number): Person | undefined =>
  personalPronouns.get(tokens.slice(0, at).findLast(({ norm }) => !between.has(norm))?.norm ?? "");

/** Whom a finite form goes with: "third" for "goes", "is"; undefined where it fits all. */
function personOfForm(word: string): "third" | "I" | "others" | undefined {
  if (/^(?:is|has|does|was)$/.test(word) || baseOfThird(word) !== undefined) return "third";
  if (word === "am") return "I";
  return /^(?:are|were|have|do)$/.test(word) || (isBase(word) && baseOfPast(word) === undefined)
    ? "others"
    : undefined;
}

/** "If I were you": right with everybody, and the engine knows where it is not. */
const isUnreal = (word: string) => word === "were";

const agrees = (person: Person | undefined, word: string) => {
  const form = personOfForm(word);
  if (!person || !form || isUnreal(word)) return true;
  if (person === "third") return form === "third";
  if (person === "I")
    return form === "I" || word === "was" || (form === "others" && !/^(?:are|were)$/.test(word));
  return form === "others";
};

/** The verb group at a place of a sentence; undefined where there is none to be read. `mains` are the verbs meant. */
export function verbGroupAt(tokens: Token[], at: number, mains: ReadonlySet<string>): VerbGroup | undefined {
  let from = at;
  while (from > 0 && isPartBefore(tokens, from - 1)) from -= 1;
  while (from < tokens.length && between.has(tokens[from]?.norm ?? "") && !hasBareNot(tokens, from))
    from += 1;
  const finite = tokens[from];
  if (!finite) return undefined;
  if (finite.norm === "not") return { isFormed: false, tense: "present", main: "", from, to: from + 1 };
  if (!isVerbWord(finite)) return undefined;
  const person = personBefore(tokens, from);
  const group = isAuxiliary(finite) ? withAuxiliary(tokens, from, mains) : simple(tokens, from);
  const isNegatedBare =
    !isAuxiliary(finite) && (tokens[from + 1]?.norm === "not" || tokens[from - 1]?.norm === "no");
  const isBareIng = group.tense === "present-continuous" && !isAuxiliary(finite);
  const isFormed =
    group.isFormed &&
    !isNegatedBare &&
    !isBareIng &&
    (agrees(person, finite.norm) || (finite.also !== undefined && agrees(person, finite.also)));
  return { ...group, isFormed };
}

/** "He not go": a "not" with no auxiliary before it. */
const hasBareNot = (tokens: Token[], at: number) =>
  tokens[at]?.norm === "not" && isVerbForm(tokens[at + 1]?.norm ?? "") && tokens[at - 1]?.norm !== "to";

const isPartBefore = (tokens: Token[], at: number) => {
  const token = tokens[at];
  return (
    token !== undefined &&
    (between.has(token.norm) ||
      isAuxiliary(token) ||
      token.norm === "been" ||
      token.norm === "going" ||
      (token.norm === "to" && /^(?:going|have|has|had)$/.test(tokens[at - 1]?.norm ?? "")))
  );
};

const subjects = setOf("i you he she it we they there");

/** Where the next word of the group stands: adverbs are passed over, and a subject where it is asked. */
function nextOf(tokens: Token[], at: number): number {
  let next = at + 1;
  while (
    next < tokens.length &&
    (between.has(tokens[next]?.norm ?? "") || subjects.has(tokens[next]?.norm ?? ""))
  )
    next += 1;
  return next;
}

function simple(tokens: Token[], at: number): VerbGroup {
  const word = tokens[at]?.norm ?? "";
  const isPast = baseOfPast(word) !== undefined && !isBase(word);
  const isOnlyParticiple = !isPast && !isBase(word) && baseOfParticiple(word) !== undefined;
  const isIng = baseOfIng(word) !== undefined && !isBase(word);
  const isBe = word === "be" || word === "been" || word === "being";
  return {
    isFormed: !isOnlyParticiple && !isBe && !isInvented(word),
    tense: isIng ? "present-continuous" : isPast ? "past" : "present",
    main: baseOf(word),
    from: at,
    to: at + 1,
  };
}

function withAuxiliary(tokens: Token[], from: number, mains: ReadonlySet<string>): VerbGroup {
  const finite = tokens[from];
  const word = finite?.norm ?? "";
  const at = nextOf(tokens, from);
  const next = tokens[at]?.norm ?? "";
  const group = { isFormed: true, main: baseOf(next), from, to: at + 1 };
  const isMeant = mains.has(baseOf(next));
  if (modals.has(word)) {
    const isFormed = isBase(next) || next === "be" || !isVerbForm(next) || next === "";
    return { ...group, isFormed, tense: /^(?:will|shall)$/.test(word) ? "future" : "modal" };
  }
  if (does.has(word)) {
    const tense = word === "did" ? "past" : "present";
    const isDoing = !isVerbForm(next) && next !== "be";
    if (isDoing && isBrokenAfterNoun(tokens, at, mains)) return { ...group, tense, isFormed: false };
    if (isDoing) return { ...group, main: "do", to: from + 1, tense, isFormed: !isInvented(next) };
    return { ...group, tense, isFormed: isBase(next) || next === "be" };
  }
  const asHas = has.has(word) || (finite?.also === "has" && baseOfParticiple(next) !== undefined);
  return asHas
    ? withHave(tokens, word, at, { ...group, isMeant })
    : withBe(tokens, word, at, { ...group, isMeant });
}

/** "Does your brother came": the verb that is meant, after a subject of several words, in another form. */
const isBrokenAfterNoun = (tokens: Token[], at: number, mains: ReadonlySet<string>) =>
  tokens
    .slice(at, at + maxSubject)
    .some(({ norm }) => mains.has(baseOf(norm)) && isVerbForm(norm) && !isBase(norm));

const maxSubject = 5;

type Opened = { isFormed: boolean; main: string; from: number; to: number; isMeant: boolean };

function withHave(tokens: Token[], word: string, at: number, { isMeant, ...group }: Opened): VerbGroup {
  const next = tokens[at]?.norm ?? "";
  const perfect = word === "had" ? "past-perfect" : "present-perfect";
  const simpleTense = word === "had" ? "past" : "present";
  if (next === "got") return { ...group, main: "have", tense: simpleTense };
  if (next === "been" || next === "gone" || baseOfParticiple(next) !== undefined) {
    const further = tokens[nextOf(tokens, at)]?.norm ?? "";
    const isLonger = next === "been" && isVerbForm(further);
    const isWrong = isLonger && baseOfIng(further) === undefined && baseOfParticiple(further) === undefined;
    return { ...group, main: isLonger ? baseOf(further) : group.main, tense: perfect, isFormed: !isWrong };
  }
  const isBroken = isMeant && isVerbForm(next);
  return {
    ...group,
    main: isBroken ? group.main : "have",
    to: isBroken ? at + 1 : at,
    tense: simpleTense,
    isFormed: !isBroken && !isInvented(next),
  };
}

function withBe(tokens: Token[], word: string, at: number, { isMeant, ...group }: Opened): VerbGroup {
  const next = tokens[at]?.norm ?? "";
  const isPast = /^(?:was|were)$/.test(word);
  const tense = isPast ? "past" : "present";
  if (next === "going" && tokens[at + 1]?.norm === "to") {
    const verb = tokens[at + 2]?.norm ?? "";
    const isBroken = isVerbForm(verb) && !isBase(verb) && verb !== "be" && baseOfIng(verb) === undefined;
    if (isBase(verb) || verb === "be" || isBroken)
      return { ...group, main: baseOf(verb), tense: isPast ? "past" : "future", isFormed: !isBroken };
  }
  if (baseOfIng(next) !== undefined)
    return { ...group, tense: isPast ? "past-continuous" : "present-continuous" };
  const isBroken = isMeant && isVerbForm(next) && baseOfParticiple(next) === undefined;
  return { ...group, main: isBroken ? group.main : "be", tense, isFormed: !isBroken && !isInvented(next) };
}
