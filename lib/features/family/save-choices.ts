import type { Ctx, Parent } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { errors, family as t } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import type { AgeGroup } from "./rules";
import type { ParentSettings } from "./contract";
import {
  deleteStops,
  findGuardian,
  isBeingErased,
  lockStudent,
  saveSettings,
  type GuardianRow,
} from "./data";
import { recordParental } from "./record-parental";
import { nameForStranger } from "./name-for-stranger";
import { queueToParents } from "./parent-mails";
import { settingsOf } from "./parent-settings";
import { isConsenting, scopes } from "./rules";
import { addressKeysOf } from "./stop-links";

export type Choices = { childId: number; settings: ParentSettings };

/**
 * Saves what the caller has chosen for a student. What a child uses is saved only where the caller has agreed to it before: a
 * consent is given by an invitation alone. For who is of age only the reports are theirs to choose. Every parent is told by mail.
 */
export async function saveChoices(ctx: Ctx<Parent>, choices: Choices): Promise<void> {
  const mailIds = await inTransaction(ctx.db, (tx) => save(ctx, tx, choices));
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
}

async function save(ctx: Ctx<Parent>, tx: Tx, { childId: userId, settings }: Choices): Promise<string[]> {
  const { email, subject } = ctx.actor;
  const student = await lockStudent(tx, userId);
  const guardian = await findGuardian(tx, userId, email);
  if (!student || !guardian) throw new AppError("NOT_FOUND", errors.notFound);
  const now = ctx.now();
  const ageGroup = ageGroupOf(student, now);
  if (await isBeingErased(tx, userId)) throw new AppError("CONFLICT", t.beingErased);
  const chosen = choosable(guardian, ageGroup, settings);
  const changed = changesOf(guardian, chosen);
  if (changed.length === 0) return [];

  // From 14 on no consent is needed: whoever had taken theirs back decides again.
  const agreed = ageGroup === "child" ? {} : { withdrawnAt: null };
  const resumesMails = guardian.mailsStoppedAt && (chosen.reports || chosen.alerts);
  const resumed = resumesMails ? { mailsStoppedAt: null } : {};
  if (resumesMails) await deleteStops(tx, { userId, addressKeys: addressKeysOf(ctx, email) });
  await saveSettings(tx, guardian.id, { ...chosen, ...agreed, ...resumed, changedAt: now });
  if (ageGroup === "child" && scopes.some((scope) => changed.includes(scope))) {
    const ticked = scopes.filter((scope) => chosen[scope]);
    await recordParental(ctx, tx, { userId, email, name: guardian.name }, { ageGroup, scopes: ticked });
  }
  const studentName = nameForStranger(student.displayName);
  const mailIds = await queueToParents(ctx, tx, { userId, by: email }, (links) => ({
    template: "parent-settings-changed",
    props: { studentName, settings: chosen, ...links },
  }));
  await recordAudit(ctx, tx, {
    actor: subject,
    action: "parent_changed_settings",
    outcome: "ok",
    targetUserId: userId,
    details: { changed },
  });
  return mailIds;
}

/** What of it the caller may choose. */
function choosable(guardian: GuardianRow, ageGroup: AgeGroup, wanted: ParentSettings): ParentSettings {
  const now = settingsOf(guardian);
  if (ageGroup === "adult") return { ...now, reports: wanted.reports };
  if (ageGroup !== "child" || isConsenting(guardian)) return wanted;
  const { coach, photos, voice, readAloud } = now;
  return { ...wanted, coach, photos, voice, readAloud };
}

function changesOf(guardian: GuardianRow, chosen: ParentSettings): string[] {
  const before: Record<string, unknown> = settingsOf(guardian);
  return Object.entries(chosen)
    .filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value))
    .map(([name]) => name);
}
