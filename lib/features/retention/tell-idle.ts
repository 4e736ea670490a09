import type { App } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { listUntold, markTold } from "./data";
import { exemptOf } from "./exempt";
import { cutoffs, erasedAfterNotice } from "./rules";

const batch = 50;

/** Tells the owners of idle accounts, once, when these will be erased. Answers how many. */
export async function tellIdle(app: App): Promise<number> {
  const now = app.now();
  const idle = { now, lastUsedBefore: cutoffs(now).notice, exempt: exemptOf(app.env) };
  let told = 0;
  for (const { id: userId } of await listUntold(app.db, idle, batch)) {
    const mailId = await inTransaction(app.db, async (tx) => {
      const to = await markTold(tx, userId, idle);
      if (to === undefined) return undefined;
      const props = {
        eraseAfter: erasedAfterNotice(now).toISOString(),
        loginUrl: `${app.env.APP_URL}/login`,
      };
      return queueMail(app, tx, { userId, to, content: { template: "account-inactive", props } });
    });
    if (mailId === undefined) continue;
    await enqueueMail(app, mailId, { priority: "low" });
    told += 1;
  }
  return told;
}
