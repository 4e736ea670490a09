import type { App, Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { consumeRateLimit, assertRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { queueMail, takeBackMails } from "@/lib/features/mail/queue-mail";
import { family as t } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import {
  deleteOtherGuardians,
  findGuardian,
  isLogin,
  isStopped,
  lockStudent,
  setParentEmail,
  type Student,
} from "./data";
import { tryInvitation } from "./invite-parent";
import { deleteInvitation, deleteLinksTo } from "./link-data";
import { nameForStranger } from "./name-for-stranger";
import { takeBackParentMails } from "./parent-mails";
import {
  childAddressRateLimit,
  childProbeRateLimit,
  mailboxOf,
  newAddressRateLimit,
  takesMails,
} from "./rules";
import { addressKeysOf } from "./stop-links";

/**
 * Refuses the caller's own address, and for a child that of any student: nobody agrees for themselves. So that this
 * tells nobody whose address has an account, a child may ask it a few times a month only.
 */
export async function refuseStudentAddress(ctx: Ctx<Learner>, email: string): Promise<void> {
  const { user, userId } = ctx.actor;
  if (mailboxOf(email) === mailboxOf(user.email)) throw new AppError("BAD_INPUT", t.studentAddress, atField);
  if (ageGroupOf(user, ctx.now()) !== "child" || email === user.parentEmail) return;
  await assertRateLimit(
    ctx,
    { subject: `parent-probes:${userId}`, rate: childProbeRateLimit },
    t.enoughAddresses,
  );
  if (await isLogin(ctx.db, email)) throw new AppError("BAD_INPUT", t.studentAddress, atField);
}

const atField = { fields: { parentEmail: t.studentAddress } };

/**
 * Notes another address as a parent's, and asks whoever reads it: unless they have said no before, or were asked often
 * enough today. The parents of a child stay, and of who has not told their age; from 14 on the student decides, and whoever was
 * the parent before is told.
 * The same address again changes nothing. Throws TOO_MANY_REQUESTS at the fourth new address.
 */
export async function changeParentEmail(ctx: Ctx<Learner>, tx: Tx, email: string): Promise<Changed> {
  const { userId } = ctx.actor;
  const student = await lockStudent(tx, userId);
  if (!student || student.parentEmail === email) return { mailIds: [], removed: [] };
  await countNewAddress(ctx, tx, student, email);
  await setParentEmail(tx, userId, email);
  if (student.parentEmail) await forgetInvitation(ctx, tx, userId, student.parentEmail);
  const changed = decidesAlone(student, ctx.now())
    ? await letGoOfOthers(ctx, tx, student, email)
    : { mailIds: [], removed: [] };
  if (await isStopped(tx, { userId, addressKeys: addressKeysOf(ctx, email) })) return changed;
  if (await findGuardian(tx, userId, email)) return changed;
  const asked = await tryInvitation(ctx, tx, student, email);
  return asked ? { ...changed, mailIds: [...changed.mailIds, asked] } : changed;
}

/** `removed`: the addresses of who was a parent until now. */
type Changed = { mailIds: string[]; removed: string[] };

/** Counts in the transaction: an address that is refused, or not saved for another reason, is not counted. */
async function countNewAddress(ctx: Ctx<Learner>, tx: Tx, student: Student, email: string): Promise<void> {
  const isChild = ageGroupOf(student, ctx.now()) === "child";
  const rate = isChild ? childAddressRateLimit : newAddressRateLimit;
  const given = { subject: `parent-address:${student.id}:${email}`, rate: { ...rate, max: 1 }, tx };
  const { isOver: wasGiven } = await consumeRateLimit(ctx, given);
  if (wasGiven) return;
  await assertRateLimit(ctx, { subject: `parent-addresses:${student.id}`, rate, tx }, t.enoughAddresses);
}

async function forgetInvitation(app: App, tx: Tx, userId: number, email: string): Promise<void> {
  await deleteInvitation(tx, userId, email);
  await takeBackMails(app, tx, { userId, templates: ["parent-invitation", "parent-consent-reminder"] });
}

/** Only who is known to be 14 or more. */
function decidesAlone(student: Student, now: Date): boolean {
  const ageGroup = ageGroupOf(student, now);
  return ageGroup === "teen" || ageGroup === "adult";
}

async function letGoOfOthers(ctx: Ctx<Learner>, tx: Tx, student: Student, email: string): Promise<Changed> {
  const { id: userId, displayName } = student;
  const gone = await deleteOtherGuardians(tx, userId, email);
  const removed = gone.map((guardian) => guardian.email);
  if (removed.length > 0) await takeBackParentMails(ctx, tx, userId, (to) => removed.includes(to));
  await deleteLinksTo(tx, userId, removed);
  const told = gone.filter(takesMails);
  const props = { studentName: nameForStranger(displayName) };
  const mailIds = await Promise.all(
    told.map(({ email: to }) =>
      queueMail(ctx, tx, { userId, to, content: { template: "parent-removed", props } }),
    ),
  );
  return { mailIds, removed };
}
