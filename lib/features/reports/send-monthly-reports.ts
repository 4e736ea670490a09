import { v7 as uuid } from "uuid";
import { romeDay, startOfRomeDay } from "@/lib/calendar";
import type { App } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { announceMail, countWaitingMails } from "@/lib/features/mail/queue-mail";
import { countDue, findParent, insertReport, listDue, lockParent } from "./data";
import { queueReport } from "./parent-mails";
import { isMonthlyTime, lastMonth, monthKey, thisMonth, type Period } from "./rules";
import { writeReport } from "./write-report";

const pageSize = 50;
/** Written and not yet sent, at most: the provider takes a few a second, and other mails wait behind. */
const maxWaitingReports = 600;

/** Has the reports of the last month written, when it is the time for them and there are any to write. */
export async function sweepMonthlyReports(app: App): Promise<void> {
  const month = dueMonth(app.now());
  if (month && (await listDue(app.db, month, 0, 1)).length > 0)
    await app.ports.jobs.enqueue("monthly-reports", {});
}

/**
 * Writes reports of the last month, page by page, until all are written or enough wait to be sent. Each is claimed by a
 * unique key together with its mail, so that any number of these may run at once, die, and run again.
 */
export async function sendMonthlyReports(app: App): Promise<void> {
  const month = dueMonth(app.now());
  if (!month) return;
  let room = maxWaitingReports - (await countWaitingMails(app, "parent-report"));
  let written = 0;
  let lastId = 0;
  while (room > 0) {
    const page = await listDue(app.db, month, lastId, Math.min(room, pageSize));
    if (page.length === 0) break;
    for (const { id } of page) if (await tryMonthlyReport(app, id, month)) written += 1;
    room -= page.length;
    lastId = page.at(-1)?.id ?? lastId;
  }
  const remaining = await countDue(app.db, month);
  app.log.info({ event: "monthly_reports", month: month.period, written, remaining });
}

type Month = { period: string; about: Period; registeredBefore: Date };

function dueMonth(now: Date): Month | undefined {
  if (!isMonthlyTime(now)) return undefined;
  const today = romeDay(now);
  const about = lastMonth(today);
  return { period: monthKey(about), about, registeredBefore: startOfRomeDay(thisMonth(today).from) };
}

/** One that cannot be written must not keep the others waiting: it is tried again with the next sweep. */
async function tryMonthlyReport(app: App, userId: number, month: Month): Promise<boolean> {
  try {
    return await sendMonthlyReport(app, userId, month);
  } catch (error) {
    app.log.error({ event: "monthly_report_failed", userId, error });
    return false;
  }
}

async function sendMonthlyReport(app: App, userId: number, { period, about }: Month): Promise<boolean> {
  const student = await findParent(app.db, userId);
  if (!student) return false;
  const report = await writeReport(app, { userId, displayName: student.displayName }, about);
  const mailId = await inTransaction(app.db, async (tx) => {
    const parent = await lockParent(tx, userId);
    if (!parent?.parentEmail || !parent.parentEmailConfirmedAt) return undefined;
    if (!(await insertReport(tx, { id: uuid(), userId, period, createdAt: app.now() }))) return undefined;
    return queueReport(app, tx, { userId, email: parent.parentEmail }, report);
  });
  if (mailId) await announceMail(app, mailId, { priority: "low" });
  return mailId !== undefined;
}
