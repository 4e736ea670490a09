import { secretOf, type Finding } from "@/lib/features/english/finding";
import { secretOfFinding, type Secret } from "../guard/secrets";
import type { OpenFinding } from "../open-finding";
import { believe, type FoundMistake } from "./believe";
import { quotable, secretAlone } from "./answer-secrets";
import type { LessonState } from "../lesson-state";
import { answersDone, secretsOfSolved, solvedAfter } from "./solved-items";
import type { Preface } from "./preface";

/** What a preface is held against. */
export type Held = {
  /** The message as it is read. */
  message: string;
  /** What the engine is certain of in it. */
  certain: readonly Finding[];
  open: readonly OpenFinding[];
  state: LessonState;
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
  state: LessonState;
};

/** What a preface is believed, and what the reply behind it must not say. */
export function judgePreface(
  held: Held,
  preface: Preface,
  secrets: readonly Secret[],
): { judgement: Judgement; secrets: Secret[] } {
  const { message, open } = held;
  const { found, fixedIds } = believe({ ...held, preface });
  const solved = solvedAfter(held.state.solved, preface, message);
  const fixed = open.filter(({ id }) => fixedIds.includes(id)).map(secretOfFinding);
  const freed = [...fixed, ...held.askedWords];
  const done = answersDone(solved);
  const isFreed = ({ answer, quote }: Secret) =>
    done.has(answer.toLowerCase()) || freed.some((one) => one.answer === answer && one.quote === quote);
  return {
    judgement: { found, fixedIds, state: { ...held.state, solved } },
    secrets: [
      ...secrets.filter((secret) => !isFreed(secret)),
      ...preface.errors.flatMap((error) => secretsOfError(message, error)),
      ...secretsOfSolved(solved).map((secret) => quotable(secret, message)),
      ...preface.secret.flatMap((answer) => secretAlone(answer, message)),
    ],
  };
}

/** Kept from the reply even where we do not believe that it is a mistake. */
function secretsOfError(
  message: string,
  { quote, correction }: { quote: string; correction: string },
): Secret[] {
  const start = message.indexOf(quote);
  if (!quote || !correction || quote === correction) return [];
  if (start < 0) return secretAlone(correction, message);
  const inContext = secretOf(message, start, start + quote.length, correction);
  return [secretOfFinding({ quote, correction, secret: inContext })];
}
