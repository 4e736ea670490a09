import type { TeacherNotes } from "@/lib/ports/tutor";
import type { Plan } from "../plan/plan";
import { isFunctionWord } from "../content-words";
import type { LessonState } from "../lesson-state";
import { holdsPhrase, wordsOf } from "../phrase";
import type { OpenFinding } from "../open-finding";
import { hasUnknownGap, knownItems, secretsOfTold, type KnownItem } from "./known-items";

const maxOpen = 12;
const maxForbidden = 60;
const maxItemsTold = 20;
const minShared = 3;
const maxAnswersTold = 4;
const maxTriedTold = 3;

/** The label a tutor calls an open mistake by: its place among them. */
export const labelOf = (at: number) => `m${at + 1}`;

/** The lesson before a message, and as our own rules have left it. */
type Turn = { message: string; before: LessonState; state: LessonState };

/** What a tutor that leads is told in private about a message: what is certain, and what must not be said. */
export function notesOf(
  plan: Pick<Plan, "due" | "findings" | "secrets" | "askedWords" | "resolvedIds">,
  open: readonly OpenFinding[],
  { message, before, state }: Turn,
): TeacherNotes {
  const secrets = plan.secrets.filter((secret) => !plan.askedWords.includes(secret));
  const items = itemsTold({ message, before, state });
  const inItems = new Set(items.flatMap(({ answers }) => answers.flat()));
  const forbidden = [...secrets, ...secretsOfTold(state)].map(({ answer }) => answer);
  return {
    mistakes: plan.findings.map(({ topic, quote, correction, explanation }) => ({
      topic,
      quote,
      correction,
      why: explanation,
    })),
    open: open
      .map(({ id, topic, quote, correction, attempts }, at) => ({
        label: labelOf(at),
        topic,
        quote,
        correction,
        tries: attempts,
        isPutRight: plan.resolvedIds.includes(id),
      }))
      // Made again it is stored again, and told once.
      .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at)
      .slice(0, maxOpen),
    items,
    ...(state.untold !== undefined || hasUnknownGap(state) ? { lacksAnswers: true } : {}),
    ...(plan.due ? { due: plan.due } : {}),
    // What stands in an item is not said twice; without "I" or "in" no example could be given.
    forbidden: [...new Set(forbidden)]
      .filter((answer) => !inItems.has(answer) && !wordsOf(answer).every(isFunctionWord))
      .slice(0, maxForbidden),
  };
}

type Told = { quote: string; correction: string };
const isSame = (one: Told, other: Told) => one.quote === other.quote && one.correction === other.correction;

/** What the message holds for an item that our own rules have not judged right. */
function triedNow({ before, state }: Turn, at: number | undefined): string[] {
  const item = state.exercise?.items[at ?? -1];
  const was = before.exercise?.items[at ?? -1];
  if (!item || item.prompt !== was?.prompt) return [];
  return item.gaps.flatMap(({ own, isDone }, gap) =>
    own === undefined || isDone || own === was.gaps[gap]?.own ? [] : [own],
  );
}

/**
 * Whether a message may try an item, whatever it is about besides: it names it, or holds an answer or a form of what is given
 * and is no text of the student's own.
 */
function touches({ message, state }: Turn, { label, gaps, at = -1 }: KnownItem): boolean {
  const words = wordsOf(message);
  if (words.includes(label.toLowerCase())) return true;
  if (state.front === "text") return false;
  const given = state.exercise?.items[at]?.gaps.map((gap) => gap.given ?? "") ?? [];
  return (
    gaps.some(({ answers }) => answers.some((answer) => holdsPhrase(message, answer))) ||
    given.some((base) => base !== "" && words.some((word) => word.startsWith(base.slice(0, minShared))))
  );
}

/**
 * The items under way, from before the one at work: of a long exercise as many as there is room for, and while the student works
 * on something else just that one and those the message may try. The answers of the others are `forbidden` all the same.
 */
function itemsTold(turn: Turn): TeacherNotes["items"] {
  const { state } = turn;
  const all = knownItems(state);
  const made = new Set(all.flatMap(({ told, label }) => (told?.isMade ? [label] : [])));
  // An exercise that the tutor has made is the newer one: its numbers are those the student sees.
  const items = all.filter(({ told, label }) => told?.isMade || !made.has(label));
  const isAside =
    made.size === 0 && state.exercise !== undefined && (state.front ?? "exercise") !== "exercise";
  const isHere = ({ at }: KnownItem) => at !== undefined && at === state.exercise?.at;
  const shown = isAside ? items.filter((item) => isHere(item) || touches(turn, item)) : items;
  const from = Math.max(0, Math.min(shown.findIndex(isHere) - 1, shown.length - maxItemsTold));
  return shown.slice(from, from + maxItemsTold).map(({ label, gaps, tried, isLeft, at }) => {
    const now = triedNow(turn, at);
    return {
      number: label,
      answers: gaps.map(({ answers }) => answers.slice(0, maxAnswersTold)),
      isDone: gaps.map(({ isDone }) => isDone),
      tried: [...new Set([...tried, ...now])].slice(-maxTriedTold),
      // What our rules would leave to the teacher in this very message is the tutor's to judge.
      ...(isLeft && now.length === 0 && { isLeft: true as const }),
    };
  });
}
