import type { Ctx, Holder } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { nameForStranger } from "./name-for-stranger";
import { queueToParents } from "./parent-mails";

/** Who of a student's parents has done it, if one of them has. */
const byOf = ({ actor }: Ctx<Holder>) => (actor.kind === "on-behalf" ? { by: actor.email } : {});

/** Tells every parent of a student until when the account is there. Answers the mails' ids. */
export function tellParentsOfDeletion(ctx: Ctx<Holder>, tx: Tx, eraseAfter: Date): Promise<string[]> {
  const { userId, user } = ctx.actor;
  const props = { studentName: nameForStranger(user.displayName), eraseAfter: eraseAfter.toISOString() };
  return queueToParents(ctx, tx, { userId, ...byOf(ctx) }, (links) => ({
    template: "parent-deletion-requested",
    props: { ...props, ...links },
  }));
}

/** Tells every parent that an account stays. Answers the mails' ids. */
export function tellParentsOfCancelling(ctx: Ctx<Holder>, tx: Tx): Promise<string[]> {
  const { userId, user } = ctx.actor;
  const studentName = nameForStranger(user.displayName);
  return queueToParents(ctx, tx, { userId, ...byOf(ctx) }, (links) => ({
    template: "parent-deletion-cancelled",
    props: { studentName, ...links },
  }));
}
