import type { App } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { family as t } from "@/lib/i18n/it";
import { deleteStops, insertStop, listGuardians, lockStudent, updateGuardian } from "./data";
import { takeBackParentMails } from "./parent-mails";
import { addressKeysOf, readResumeToken, readStopToken, resumeTokenOf } from "./stop-links";

/** A parent wants no more mails about a student, now or should the student give this address again. */
export async function stopMails(app: App, { token }: { token: string }) {
  const stopped = readStopToken(app, token);
  if (!stopped) throw new AppError("BAD_TOKEN", t.badLink);
  const { userId } = stopped;
  const isFirst = await inTransaction(app.db, async (tx) => {
    const student = await lockStudent(tx, userId);
    if (!student) return false; // Erased: nobody will write.
    const { count } = await insertStop(tx, { ...stopped, stoppedAt: app.now() });
    if (count === 0) return false;
    await setStopped(app, tx, stopped, app.now());
    await takeBackParentMails(app, tx, userId, (to) => addressKeysOf(app, to).includes(stopped.addressKey));
    return true;
  });
  // An old mail in other hands must not take back a stop of before.
  return { message: t.stopDone, resumeToken: isFirst ? resumeTokenOf(app, stopped) : null };
}

/** Takes a stop back that was made a moment ago. */
export async function resumeMails(app: App, { token }: { token: string }) {
  const stopped = readResumeToken(app, token);
  if (!stopped) throw new AppError("BAD_TOKEN", t.badLink);
  const { userId, addressKey } = stopped;
  await inTransaction(app.db, async (tx) => {
    if (!(await lockStudent(tx, userId))) return;
    await deleteStops(tx, { userId, addressKeys: [addressKey] });
    await setStopped(app, tx, stopped, null);
  });
  return { message: t.resumed };
}

type Stopped = NonNullable<ReturnType<typeof readStopToken>>;

async function setStopped(
  app: App,
  tx: Parameters<typeof lockStudent>[0],
  stopped: Stopped,
  at: Date | null,
) {
  for (const guardian of await listGuardians(tx, stopped.userId)) {
    if (addressKeysOf(app, guardian.email).includes(stopped.addressKey))
      await updateGuardian(tx, guardian.id, { mailsStoppedAt: at });
  }
}
