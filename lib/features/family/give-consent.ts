import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Ctx, Visitor } from "@/lib/context";
import { inTransaction, type Db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { errors, family as t } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import type { AgeGroup } from "./rules";
import type { confirmBody } from "./contract";
import {
  deleteStops,
  findGuardian,
  findStudent,
  isBeingErased,
  isLogin,
  listGuardians,
  lockStudent,
  saveGuardian,
  type Student,
} from "./data";
import { checkMailedLink, readMailedLink, takeMailedLink } from "./mailed-links";
import { masked } from "./masked";
import { nameForStranger } from "./name-for-stranger";
import { queueToParent } from "./parent-mails";
import { subjectOf } from "./parent-subject";
import { recordParental } from "./record-parental";
import { checkMs, takesMails } from "./rules";
import { settleWaiting } from "./settle-waiting";
import { addressKeysOf } from "./stop-links";

type Input = z.output<typeof confirmBody>;
const ticks = ["coach", "photos", "voice", "reports", "alerts"] as const;

/** A parent says yes, to what they have ticked. Everything that can be wrong but the code is checked before a try counts. */
export async function giveConsent(ctx: Ctx<Visitor>, input: Input): Promise<{ message: string }> {
  const { userId, email } = await readMailedLink(ctx, { purpose: "invite", token: input.token });
  const student = userId === null ? undefined : await findStudent(ctx.db, userId);
  if (!student) throw new AppError("BAD_TOKEN", t.badLink);
  await refuseIncomplete(ctx.db, input, ageGroupOf(student, ctx.now()), email);
  const { tokenHash } = await checkMailedLink(ctx, { ...input, purpose: "invite" });
  const parent = { userId: student.id, email };
  const mailIds = await inTransaction(ctx.db, (tx) =>
    enterGuardian(ctx, tx, { ...parent, tokenHash }, input),
  );
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  return { message: t.confirmed };
}

async function refuseIncomplete(db: Db | Tx, input: Input, ageGroup: AgeGroup, email: string): Promise<void> {
  if (!ticks.some((tick) => input[tick])) throw new AppError("BAD_INPUT", t.nothingTicked);
  if (ageGroup !== "child") return;
  if (!/\p{L}{2}/u.test(input.name))
    throw new AppError("BAD_INPUT", t.missingName, { fields: { name: t.missingName } });
  if (await isLogin(db, email)) throw new AppError("BAD_INPUT", t.studentAddress);
}

type Invited = { userId: number; email: string; tokenHash: string };

/** The student is held first, as everywhere: what was checked before is checked again by what stays true. Answers ids of mails. */
async function enterGuardian(ctx: Ctx, tx: Tx, { tokenHash, ...parent }: Invited, input: Input) {
  const { userId, email } = parent;
  const student = await lockStudent(tx, userId);
  if (!student) throw new AppError("NOT_FOUND", errors.notFound);
  if (await isBeingErased(tx, userId)) throw new AppError("CONFLICT", t.beingErased);
  await takeMailedLink(tx, tokenHash);
  const now = ctx.now();
  const ageGroup = ageGroupOf(student, now);
  await refuseIncomplete(tx, input, ageGroup, email);
  const isNew = !(await findGuardian(tx, userId, email));
  const isChild = ageGroup === "child";
  const { coach, photos, voice, reports, alerts, name } = input;
  const isConsenting = isChild && (coach || photos || voice);
  await saveGuardian(
    tx,
    { id: uuid(), userId, email, confirmedAt: now },
    {
      reports,
      alerts,
      changedAt: now,
      withdrawnAt: null,
      mailsStoppedAt: null,
      ...(isChild && { name, coach, photos, voice, readAloud: voice }),
      ...(isChild && agreed(isConsenting, now)),
    },
  );
  await settleWaiting(ctx, tx, student);
  await deleteStops(tx, { userId, addressKeys: addressKeysOf(ctx, email) });
  const scopes = ticks.filter((tick) => input[tick]);
  await recordParental(
    ctx,
    tx,
    { ...parent, name: isChild ? name : null },
    { ageGroup, scopes, isRead: true },
  );
  await recordAudit(ctx, tx, {
    actor: subjectOf(ctx, email),
    action: "parent_consented",
    outcome: "ok",
    targetUserId: userId,
    details: { scopes },
  });
  return isNew ? tellOthers(ctx, tx, student, email) : [];
}

/** Nobody becomes a parent beside others without their knowing. */
async function tellOthers(ctx: Ctx, tx: Tx, student: Student, added: string): Promise<string[]> {
  const props = { studentName: nameForStranger(student.displayName), added: masked(added) };
  const others = (await listGuardians(tx, student.id)).filter(
    (guardian) => guardian.email !== added && takesMails(guardian),
  );
  return Promise.all(
    others.map(({ email }) =>
      queueToParent(ctx, tx, { userId: student.id, email }, (links) => ({
        template: "parent-added",
        props: { ...props, ...links },
      })),
    ),
  );
}

/** Whoever ticks nothing that a child uses has not agreed, whatever they did before. */
const agreed = (isConsenting: boolean, now: Date) =>
  isConsenting
    ? { consentedAt: now, checkDueAt: new Date(now.getTime() + checkMs) }
    : { consentedAt: null, checkDueAt: null };
