import type { Ctx, Learner } from "@/lib/context";
import type { Db } from "@/lib/db/client";

/** The charges of a process that are being made, by student, each settled once it is made or refused. */
const underWay = new WeakMap<Db, Map<number, Promise<void>>>();

export type EarlyPlace = { isOwn: boolean; others: Promise<void> | undefined; leave: () => void };

/**
 * The place of a student whose model may be asked before the charge is made: one of their sends has it, from before it is
 * looked up until it is charged, and the others wait for that. So the same send twice asks the model once, and
 * many at a limit ask it in vain once at most.
 */
export function takeEarlyPlace({ db, actor: { userId } }: Ctx<Learner>): EarlyPlace {
  const students = underWay.get(db) ?? new Map<number, Promise<void>>();
  underWay.set(db, students);
  const others = students.get(userId);
  if (others) return { isOwn: false, others, leave: () => undefined };
  let settle = () => {};
  students.set(userId, new Promise((resolve) => (settle = resolve)));
  const leave = () => {
    students.delete(userId);
    settle();
  };
  return { isOwn: true, others: undefined, leave };
}
