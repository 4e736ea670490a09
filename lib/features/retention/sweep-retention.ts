import type { App } from "@/lib/context";
import { tellIdle } from "./tell-idle";
import { eraseIdle } from "./erase-idle";
import * as data from "./data";
import { exemptOf } from "./exempt";
import { cutoffs } from "./rules";

/** So many of a kind at a time; the rest a minute later. */
const batch = 200;

/**
 * Lets go of what has been kept for long enough. Every step is one statement, or is claimed together with its mail: any
 * number of these may run at once, die, and run again. One that fails keeps none of the others waiting.
 */
export async function sweepRetention(app: App): Promise<void> {
  const { db } = app;
  const before = cutoffs(app.now());
  const steps = {
    unverifiedAccounts: () => data.deleteUnverified(db, before.unverified, exemptOf(app.env), batch),
    inactivityNotices: () => tellIdle(app),
    inactiveAccounts: () => eraseIdle(app),
    photos: () => data.deletePhotos(db, before.photo, batch),
    loginAddresses: () => data.forgetLoginAddresses(db, before.address, batch),
    auditAddresses: () => data.forgetAuditAddresses(db, before.address, batch),
    mails: () => data.deleteMails(db, before.mail, batch),
  };
  const done: Record<string, number> = {};
  for (const [step, run] of Object.entries(steps)) {
    await run().then(
      (count) => void (count > 0 && (done[step] = count)),
      (error: unknown) => app.log.error({ event: "retention_not_done", step, error }),
    );
  }
  if (Object.keys(done).length > 0) app.log.info({ event: "retention", ...done });
}
