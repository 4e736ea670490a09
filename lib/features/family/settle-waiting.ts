import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { ageGroupOf } from "./age-group";
import { listGuardians, setConsentDue, type Student } from "./data";
import { isConsenting, waitingMs } from "./rules";

/**
 * After a parent has changed their mind, in the same transaction: a child for whom one agrees waits no longer, and one for
 * whom none does any more waits from now on. Answers until when; null for who does not wait.
 */
export async function settleWaiting(app: App, tx: Tx, student: Student): Promise<Date | null> {
  const now = app.now();
  const guardians = await listGuardians(tx, student.id);
  const isAgreed = guardians.some(isConsenting);
  const waits = ageGroupOf(student, now) === "child" && !isAgreed;
  if (waits && student.consentDueAt) return student.consentDueAt;
  const consentDueAt = waits ? new Date(now.getTime() + waitingMs.known) : null;
  await setConsentDue(tx, student.id, consentDueAt);
  return consentDueAt;
}
