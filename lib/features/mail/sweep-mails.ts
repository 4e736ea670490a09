import type { App } from "@/lib/context";
import { countDeadMails, findForgottenMails } from "./data";

/** A job takes far less to start, and a sending far less to end. */
const forgottenAfterMs = 60_000;

/** Has the mails sent whose job a crash has lost, and says how many are dead. */
export async function sweepMails(app: App): Promise<{ forgotten: number; dead: number }> {
  const before = new Date(app.now().getTime() - forgottenAfterMs);
  const forgotten = await findForgottenMails(app.db, before);
  for (const { id } of forgotten) await app.ports.jobs.enqueue("send-mail", { mailId: id });
  return { forgotten: forgotten.length, dead: await countDeadMails(app.db) };
}
