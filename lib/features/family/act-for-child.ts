import type { Ctx, OnBehalf, Parent } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { getUser } from "@/lib/features/learners/get-user";
import { errors, family as t } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import { findGuardian } from "./data";

/** Whether it may be done even for a student of age, and by who is no parent of theirs. */
type Exception = { isOfAgeToo?: () => Promise<boolean>; isStrangerToo?: () => Promise<boolean> };

const never = () => Promise.resolve(false);

/**
 * The same request as if the student made it, for what a parent may do in their place. Throws NOT_FOUND for a student
 * whose parent the caller is not, FORBIDDEN for one of age, but for the exceptions.
 */
export async function onBehalfOf(
  ctx: Ctx<Parent>,
  childId: number,
  { isOfAgeToo = never, isStrangerToo = never }: Exception = {},
): Promise<Ctx<OnBehalf>> {
  const { email, subject } = ctx.actor;
  const guardian = await findGuardian(ctx.db, childId, email);
  if (!guardian && !(await isStrangerToo())) throw new AppError("NOT_FOUND", errors.notFound);
  const user = await getUser({ db: ctx.db, actor: { userId: childId } });
  const isAdult = ageGroupOf(user, ctx.now()) === "adult";
  if (isAdult && !(await isOfAgeToo())) throw new AppError("FORBIDDEN", t.notForAdults);
  const isParent = guardian !== null;
  return { ...ctx, actor: { kind: "on-behalf", userId: childId, user, email, subject, isParent } };
}
