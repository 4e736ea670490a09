import { v7 as uuid } from "uuid";
import { romeDay, startOfRomeDay } from "@/lib/calendar";
import type { App } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { enqueueMail, countWaitingMails } from "@/lib/features/mail/queue-mail";
import { queueReports, readersOf } from "@/lib/features/family/report-readers";
import { countDue, insertReport, listDue, lockContact } from "./data";
import { readFigures, type Figures } from "./read-figures";
import { reportMail } from "./report-mail";
import { isMonthlyTime, lastMonth, monthKey, thisMonth, type Period } from "./rules";
import { composeReport } from "./write-report";

/** The figures of so many are read at once; what they take in memory is what one page takes. */
export const pageSize = 250;
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
    const figuresOf = await readPage(app, page, month);
    for (const student of page) {
      const figures = figuresOf.get(student.id);
      if (figures && (await tryMonthlyReport(app, student, figures, month))) written += 1;
    }
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

type Student = Awaited<ReturnType<typeof listDue>>[number];

/**
 * The figures of a page of students. What cannot be read at once is read in halves, so that one whose figures are too much
 * for the database, or wrong, is passed over alone and tried again with the next sweep.
 */
async function readPage(app: App, page: Student[], month: Month): Promise<Map<number, Figures>> {
  try {
    return await readFigures(
      app,
      page.map(({ id }) => id),
      month.about,
    );
  } catch (error) {
    if (page.length <= 1) {
      app.log.error({ event: "monthly_report_failed", userId: page[0]?.id, error });
      return new Map();
    }
    const half = Math.ceil(page.length / 2);
    const first = await readPage(app, page.slice(0, half), month);
    return new Map([...first, ...(await readPage(app, page.slice(half), month))]);
  }
}

/** One that cannot be written must not keep the others waiting: it is tried again with the next sweep. */
async function tryMonthlyReport(
  app: App,
  student: Student,
  figures: Figures,
  month: Month,
): Promise<boolean> {
  try {
    return await sendMonthlyReport(app, student, figures, month);
  } catch (error) {
    app.log.error({ event: "monthly_report_failed", userId: student.id, error });
    return false;
  }
}

async function sendMonthlyReport(
  app: App,
  { id: userId, displayName }: Student,
  figures: Figures,
  { period, about }: Month,
): Promise<boolean> {
  const report = composeReport({ displayName, period: about, now: app.now() }, figures);
  const mailIds = await inTransaction(app.db, async (tx) => {
    if (!(await lockContact(tx, userId))) return [];
    const emails = await readersOf(tx, userId);
    if (emails.length === 0) return [];
    if (!(await insertReport(tx, { id: uuid(), userId, period, createdAt: app.now() }))) return [];
    return queueReports(app, tx, { userId, emails }, reportMail(report));
  });
  for (const mailId of mailIds) await enqueueMail(app, mailId, { priority: "low" });
  return mailIds.length > 0;
}
