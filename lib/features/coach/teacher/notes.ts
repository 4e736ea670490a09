import type { TeacherNotes } from "@/lib/ports/tutor";
import type { Plan } from "../plan/plan-turn";
import { isFunctionWord } from "../content-words";
import type { LessonState } from "../lesson-state";
import { wordsOf } from "../phrase";
import type { OpenFinding } from "../open-finding";
import { hasUnknownGap, knownItems, secretsOfTold } from "./known-items";

const maxOpen = 12;
const maxForbidden = 60;
const maxItemsTold = 20;
const maxItemsAside = 1;
const maxAnswersTold = 4;
const maxTriedTold = 3;

/** The label a tutor calls an open mistake by: its place among them. */
export const labelOf = (at: number) => `m${at + 1}`;

/** What a tutor that leads is told in private about a message: what is certain, and what must not be said. */
export function notesOf(
  plan: Pick<Plan, "due" | "findings" | "secrets" | "askedWords" | "resolvedIds">,
  open: readonly OpenFinding[],
  state: LessonState,
): TeacherNotes {
  const secrets = plan.secrets.filter((secret) => !plan.askedWords.includes(secret));
  const items = itemsTold(state);
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

/**
 * The items under way, from before the one at work: of a long exercise as many as there is room for, and just that one while the
 * student works on something else. The answers of the others are `forbidden` all the same.
 */
function itemsTold(state: LessonState): TeacherNotes["items"] {
  const all = knownItems(state);
  const made = new Set(all.flatMap(({ told, label }) => (told?.isMade ? [label] : [])));
  // An exercise that the tutor has made is the newer one: its numbers are those the student sees.
  const items = all.filter(({ told, label }) => told?.isMade || !made.has(label));
  const here = items.findIndex(({ at }) => at !== undefined && at === state.exercise?.at);
  const isAside =
    made.size === 0 && state.exercise !== undefined && (state.front ?? "exercise") !== "exercise";
  const count = isAside ? maxItemsAside : maxItemsTold;
  const from = Math.max(0, Math.min(isAside ? here : here - 1, items.length - count));
  return items.slice(from, from + count).map(({ label, gaps, tried, isLeft }) => ({
    number: label,
    answers: gaps.map(({ answers }) => answers.slice(0, maxAnswersTold)),
    isDone: gaps.map(({ isDone }) => isDone),
    tried: tried.slice(-maxTriedTold),
    ...(isLeft && { isLeft: true as const }),
  }));
}
