import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { family as t } from "@/lib/i18n/it";
import { isStopped, listGuardians, lockStudent, setBirth } from "./data";
import { tryInvitation } from "./invite-parent";
import { ageOf, birthOf, isConsenting, consentAge, minAge, waitingMs, type Birth } from "./rules";
import { addressKeysOf } from "./stop-links";

/** The birth in what somebody has sent, if it is there. Throws TOO_YOUNG for who is too young for an account. */
export function birthIn(input: { birthMonth?: number; birthYear?: number }, now: Date): Birth | undefined {
  const { birthMonth = null, birthYear = null } = input;
  const birth = birthOf({ birthMonth, birthYear });
  if (birth && ageOf(birth, now) < minAge) throw new AppError("TOO_YOUNG", t.tooYoung);
  return birth;
}

/** What a new account notes of it: who is under 14 waits for a parent, for a week. */
export function newcomerBirth(birth: Birth | undefined, now: Date) {
  return birth && { ...birth, consentDueAt: dueAt(birth, now, waitingMs.new) };
}

const dueAt = (birth: Birth, now: Date, ms: number): Date | null =>
  ageOf(birth, now) < consentAge ? new Date(now.getTime() + ms) : null;

/**
 * Notes when the caller was born, once. Whoever is under 14 waits for a parent from now on and loses nothing for a month;
 * a parent whose address is known is asked at once. Answers the id of the mail. Throws CONFLICT for another birth.
 */
export async function tellBirth(ctx: Ctx<Learner>, tx: Tx, birth: Birth): Promise<string | undefined> {
  const { userId } = ctx.actor;
  const now = ctx.now();
  const student = await lockStudent(tx, userId);
  const guardians = await listGuardians(tx, userId);
  const isAgreed = guardians.some(isConsenting);
  const consentDueAt = isAgreed ? null : dueAt(birth, now, waitingMs.known);
  if (!(await setBirth(tx, userId, { ...birth, consentDueAt }))) {
    if (student?.birthMonth === birth.birthMonth && student.birthYear === birth.birthYear) return undefined;
    throw new AppError("CONFLICT", t.birthKnown);
  }
  const email = student?.parentEmail;
  if (!consentDueAt || !student || !email) return undefined;
  if (await isStopped(tx, { userId, addressKeys: addressKeysOf(ctx, email) })) return undefined;
  return tryInvitation(ctx, tx, { ...student, ...birth, consentDueAt }, email);
}
