import { secretOf, type Finding } from "@/lib/features/english/finding";
import { secretsOfExercise } from "../exercise/secrets-of-exercise";
import { isGuessList } from "../guess-list";
import { secretOfFinding, type Secret } from "../guard/secrets";
import type { OpenFinding } from "../open-finding";
import type { LessonState } from "../lesson-state";
import { afterTries } from "./apply-tries";
import { believe, type FoundMistake } from "./believe";
import { quotable, secretAlone } from "./answer-secrets";
import { knownItems, secretsOfTold } from "./known-items";
import { solvedWith } from "./solved-items";
import { placeOf } from "./place-of";
import { countTold } from "./unread-work";
import type { Preface } from "./preface";

/** What a preface is held against. */
export type Held = {
  /** The message as it is read. */
  message: string;
  /** What the engine is certain of in it. */
  certain: readonly Finding[];
  open: readonly OpenFinding[];
  /** Open mistakes the message may take off. */
  disputedIds: readonly string[];
  /** What the lesson was about before the message, and as our own rules have left it. */
  before: LessonState;
  state: LessonState;
  /** Whether the message brings the exercise, and whether it brings something to be solved that we cannot read. */
  isBrought: boolean;
  bringsUnread: boolean;
  isOwnEnglish: boolean;
  /** Words asked for: the tutor says in its preface whether they are still to be guessed. */
  askedWords: readonly Secret[];
};

/** What is made of a preface. */
export type Judgement = {
  /** Mistakes the engine does not know. */
  found: FoundMistake[];
  /** Open mistakes put right in words the engine does not recognise. */
  fixedIds: string[];
  /** Open mistakes that are none after all, in the student's eyes and the tutor's. */
  droppedIds: string[];
  state: LessonState;
};

/** What a preface is believed, and what the reply behind it must not say. */
export function judgePreface(
  held: Held,
  preface: Preface,
  secrets: readonly Secret[],
): { judgement: Judgement; secrets: Secret[] } {
  const { message, open } = held;
  const believed = believe({ ...held, preface });
  const told = withItemsTold(held, preface);
  const state = afterTries({ message, before: held.before, state: told }, preface.tries);
  const isFixed = ({ id }: OpenFinding) => believed.fixedIds.includes(id);
  const freed = [...open.filter(isFixed).map(secretOfFinding), ...held.askedWords];
  const left = secretsOf(state);
  const isFound = (secret: Secret) =>
    secretsOf(held.state).some(isLike(secret)) && !left.some(isLike(secret));
  const isFreed = (secret: Secret) => isFound(secret) || freed.some(isLike(secret));
  return {
    judgement: { ...believed, state },
    secrets: [
      ...secrets.filter((secret) => !isFreed(secret)).map((secret) => quotableOf(open, secret, message)),
      // Our own rules may have taken a mistake off that the tutor stands by; one that is none has no correction to be told.
      ...open.filter((one) => held.disputedIds.includes(one.id) && !isFixed(one)).map(secretOfFinding),
      ...preface.errors.flatMap((error) => secretsOfError(message, error)),
      ...secretsOfTold(state).map((secret) => quotable(secret, message)),
      ...preface.secret
        .filter((answer) => !isSolved(state, answer))
        .flatMap((answer) => secretAlone(answer, message)),
    ],
  };
}

/** The state with the items of a preface. What we cannot read takes the place of the exercise before it. */
export function withItemsTold(
  { message, state, isBrought, bringsUnread }: Held,
  { items, secret }: Pick<Preface, "items" | "secret">,
): LessonState {
  const left = (state.untold ?? 0) - countTold({ items, secret });
  const untold = left > 0 ? left : undefined;
  if (items.length === 0) return { ...state, untold };
  const kept: LessonState = bringsUnread ? { ...state, exercise: undefined, solved: undefined } : state;
  return { ...kept, untold, solved: solvedWith({ ...kept, isBrought }, items, message) };
}

/** An answer that the student has found is none any more, however often it is told. */
const isSolved = (state: LessonState, answer: string): boolean => {
  const gaps = knownItems(state).flatMap((item) => item.gaps);
  const holds = (isDone: boolean) =>
    gaps.some(
      (gap) =>
        gap.isDone === isDone && gap.answers.some((one) => one.toLowerCase() === answer.trim().toLowerCase()),
    );
  return holds(true) && !holds(false);
};

/** Of a repair that is nearly right, what the student has just written of it may be confirmed. */
function quotableOf(open: readonly OpenFinding[], secret: Secret, message: string): Secret {
  const isOpen = open.some((one) => isLike(secretOfFinding(one))(secret));
  return isOpen && !isGuessList(message) ? quotable(secret, message) : secret;
}

const secretsOf = ({ exercise }: LessonState) => (exercise ? secretsOfExercise(exercise) : []);

const isLike = (one: Secret) => (other: Secret) => one.answer === other.answer && one.quote === other.quote;

/** Kept from the reply even where we do not believe that it is a mistake. */
function secretsOfError(
  message: string,
  { quote, correction }: { quote: string; correction: string },
): Secret[] {
  const start = placeOf(message, quote);
  if (!quote || !correction || quote === correction) return [];
  if (start === undefined) return secretAlone(correction, message);
  const inContext = secretOf(message, start, start + quote.length, correction);
  return [secretOfFinding({ quote, correction, secret: inContext })];
}
