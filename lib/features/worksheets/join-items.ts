import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";

const maxTried = 8;

/** An item of a sheet with what a turn of the chat has made of it, `before` and `after`; the rest is as the sheet has it now. */
export function joinItems(now: ItemState, before: ItemState, after: ItemState): ItemState {
  const gaps = now.gaps.map((gap, at) => {
    const [was, is] = [before.gaps[at], after.gaps[at]];
    if (gap.isDone || !is || (is.own === was?.own && is.isDone === was?.isDone)) return gap;
    const first = gap.first ?? is.first;
    return { ...gap, own: is.own, isDone: is.isDone, ...(first && { first }) };
  });
  const isDone = gaps.every((gap) => gap.isDone);
  const isStatusChanged = after.status !== before.status && after.status !== "done";
  return {
    ...now,
    gaps,
    solution: now.solution.map((forms, gap) => (forms.length > 0 ? forms : (after.solution[gap] ?? []))),
    tried: [...now.tried, ...after.tried.filter((one) => !now.tried.includes(one))].slice(-maxTried),
    hints: Math.max(now.hints, after.hints),
    isContested: now.isContested || after.isContested,
    ...(after.isSkipped !== before.isSkipped && { isSkipped: after.isSkipped }),
    ...(after.isBack !== before.isBack && { isBack: after.isBack }),
    status: isDone ? "done" : isStatusChanged ? after.status : now.status,
  };
}
