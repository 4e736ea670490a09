import type { App } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordConsents } from "@/lib/features/consents/record-consent";
import { reports as t } from "@/lib/i18n/it";
import { parentReportsText } from "@/lib/policies";
import { deleteStops, insertStop, lockParent, setConfirmedAt } from "./data";
import { addressKeysOf, readToken } from "./parent-links";
import { takeBackParentMails } from "./parent-mails";

/** A parent asks for the reports. Throws BAD_TOKEN once the student has given another address. */
export async function confirmParent(app: App, { token }: { token: string }) {
  const claim = readToken(app, "confirm", token);
  if (!claim) throw new AppError("BAD_TOKEN", t.badLink);
  const { userId, addressKey } = claim;
  await inTransaction(app.db, async (tx) => {
    const parent = await lockParent(tx, userId);
    const addressKeys = parent?.parentEmail ? addressKeysOf(app, parent.parentEmail) : [];
    if (!parent || !addressKeys.includes(addressKey)) throw new AppError("BAD_TOKEN", t.badLink);
    await deleteStops(tx, { userId, addressKeys });
    if (parent.parentEmailConfirmedAt) return;
    await setConfirmedAt(tx, userId, app.now());
    await recordConsents(app, tx, userId, { parent_reports: parentReportsText() });
  });
  return { message: t.confirmed };
}

/** A parent wants no more mails about a student, now or should the student give this address again. */
export async function stopParent(app: App, { token }: { token: string }) {
  const claim = readToken(app, "stop", token);
  if (!claim) throw new AppError("BAD_TOKEN", t.badLink);
  const { userId, addressKey } = claim;
  await inTransaction(app.db, async (tx) => {
    const parent = await lockParent(tx, userId);
    if (!parent) return; // Erased: nobody will write.
    await insertStop(tx, { ...claim, stoppedAt: app.now() });
    if (!parent.parentEmail || !addressKeysOf(app, parent.parentEmail).includes(addressKey)) return;
    await setConfirmedAt(tx, userId, null);
    await takeBackParentMails(tx, userId);
  });
  return { message: t.stopDone };
}
