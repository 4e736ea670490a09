import { romeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import type { Db, Tx } from "@/lib/db/client";
import type { AlertCause, ToldCause } from "@/lib/features/safety/rules";
import { ageGroupOf } from "./age-group";
import { claimAlert } from "./alert-data";
import { listGuardians, type GuardianRow } from "./data";
import { nameForStranger } from "./name-for-stranger";
import { queueToParent } from "./parent-mails";
import { takesMails } from "./rules";

/**
 * The parents who want to be told of a cause: of a child of both, of whoever is 14 or more of self-harm alone, and by those
 * parents only whose choice the student was shown before.
 */
async function listeners(ctx: Ctx<Learner>, db: Db | Tx, cause: AlertCause): Promise<string[]> {
  const { user, userId } = ctx.actor;
  const ageGroup = ageGroupOf(user, ctx.now());
  const isChild = ageGroup === "child";
  if (!isChild && !(ageGroup === "teen" && cause === "self-harm")) return [];
  const { familySeenAt } = user;
  const isKnown = ({ changedAt }: GuardianRow) => familySeenAt !== null && familySeenAt >= changedAt;
  return (await listGuardians(db, userId))
    .filter((guardian) => guardian.alerts && takesMails(guardian) && (isChild || isKnown(guardian)))
    .map(({ email }) => email);
}

export const isAnybodyListening = async (ctx: Ctx<Learner>, cause: AlertCause): Promise<boolean> =>
  (await listeners(ctx, ctx.db, cause)).length > 0;

/** Writes to those parents, once a day, and nothing of what the student wrote. Answers the mails' ids. */
export async function alertParents(ctx: Ctx<Learner>, tx: Tx, cause: AlertCause): Promise<string[]> {
  const emails = await listeners(ctx, tx, cause);
  const at = ctx.now().toISOString();
  return queueOnce(ctx, tx, { emails, isTold: false }, (email) =>
    queueToParent(ctx, tx, { userId: ctx.actor.userId, email }, (links) => ({
      template: "parent-alert",
      props: { studentName: nameForStranger(ctx.actor.user.displayName), cause, at, ...links },
    })),
  );
}

/** Writes to every parent who takes mails that the student wants them to know. Undefined where there is none. */
export async function tellEveryParent(
  ctx: Ctx<Learner>,
  tx: Tx,
  cause: ToldCause,
): Promise<string[] | undefined> {
  const emails = (await listGuardians(tx, ctx.actor.userId)).filter(takesMails).map(({ email }) => email);
  if (emails.length === 0) return undefined;
  return queueOnce(ctx, tx, { emails, isTold: true }, (email) =>
    queueToParent(ctx, tx, { userId: ctx.actor.userId, email }, (links) => ({
      template: "parent-told",
      props: { studentName: nameForStranger(ctx.actor.user.displayName), cause, ...links },
    })),
  );
}

type Once = { emails: string[]; isTold: boolean };

async function queueOnce(
  ctx: Ctx<Learner>,
  tx: Tx,
  { emails, isTold }: Once,
  queue: (email: string) => Promise<string>,
): Promise<string[]> {
  const { userId } = ctx.actor;
  const day = romeDay(ctx.now());
  const ids: string[] = [];
  for (const email of emails.sort()) {
    if (await claimAlert(tx, { userId, email, day, isTold })) ids.push(await queue(email));
  }
  return ids;
}
