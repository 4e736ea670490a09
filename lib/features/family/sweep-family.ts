import { v7 as uuid } from "uuid";
import { romeDay } from "@/lib/calendar";
import type { App } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { deleteOldAlerts } from "./alert-data";
import { findStudent, isStopped, lockStudent } from "./data";
import { deleteOverLinks } from "./link-data";
import { newMailedLink } from "./mailed-links";
import { deleteOldMinutes } from "./minute-data";
import { nameForStranger } from "./name-for-stranger";
import { queueToParent } from "./parent-mails";
import { deleteOverSessions } from "./parent-pages-data";
import { lifeOf } from "./parent-session";
import { alertsKeptMs, minutesKeptMs, reminderMs } from "./rules";
import { addressKeysOf } from "./stop-links";
import * as data from "./sweep-data";

const batch = 50;

/**
 * Reminds those who wait for a parent, erases the accounts for which none has agreed, asks parents whether a consent was
 * their own choice, and removes what is over. Each mail is claimed with what it is about: any number of these may run at
 * once, die, and run again. One step that fails keeps none of the others waiting. `exempt`: whose account stays as it is.
 */
export async function sweepFamily(app: App, exempt: data.Exempt): Promise<void> {
  const now = app.now();
  const steps = {
    grown: () => data.endWaitingOfGrown(app.db, now),
    reminders: () => remindAll(app, { now, exempt }),
    unanswered: () => eraseUnanswered(app, { now, exempt }),
    checks: () => checkAll(app, now),
    links: () => deleteOverLinks(app.db, now),
    pages: () => deleteOverSessions(app.db, lifeOf(now)),
    alerts: () => deleteOldAlerts(app.db, romeDay(new Date(now.getTime() - alertsKeptMs))),
    minutes: () => deleteOldMinutes(app.db, new Date(now.getTime() - minutesKeptMs)),
  };
  for (const [step, run] of Object.entries<() => Promise<unknown>>(steps)) {
    await run().catch((error: unknown) => app.log.error({ event: "family_not_swept", step, error }));
  }
}

type Sweep = { now: Date; exempt: data.Exempt };

async function remindAll(app: App, { now, exempt }: Sweep): Promise<void> {
  const due = { now, dueBefore: new Date(now.getTime() + reminderMs), exempt };
  await eachAlone(app, await data.listToRemind(app.db, due, batch), async ({ id }) => {
    const mailIds = await inTransaction(app.db, async (tx) => {
      const consentDueAt = await data.markReminded(tx, id, due);
      return consentDueAt ? remind(app, tx, id, consentDueAt.toISOString()) : [];
    });
    for (const mailId of mailIds) await enqueueMail(app, mailId);
  });
}

async function remind(app: App, tx: Tx, userId: number, eraseAfter: string): Promise<string[]> {
  const student = await findStudent(tx, userId);
  if (!student) return [];
  const { email: to, parentEmail, displayName } = student;
  const asked =
    parentEmail !== null && !(await isStopped(tx, { userId, addressKeys: addressKeysOf(app, parentEmail) }))
      ? parentEmail
      : undefined;
  const props = { eraseAfter, loginUrl: `${app.env.APP_URL}/login`, isParentAsked: asked !== undefined };
  const toStudent = await queueMail(app, tx, {
    userId,
    to,
    content: { template: "student-consent-reminder", props },
  });
  if (asked === undefined) return [toStudent];
  const { token, code } = await newMailedLink(app, tx, { purpose: "invite", email: asked, userId });
  const confirmUrl = `${app.env.APP_URL}/parent/confirm?token=${token}`;
  const reminder = { studentName: nameForStranger(displayName), eraseAfter, code, confirmUrl };
  const toParent = await queueToParent(app, tx, { userId, email: asked }, (links) => ({
    template: "parent-consent-reminder",
    props: { ...reminder, ...links },
  }));
  return [toStudent, toParent];
}

/** The job that erases takes it from there. */
async function eraseUnanswered(app: App, { now, exempt }: Sweep): Promise<void> {
  const due = { now, dueBefore: now, exempt };
  await eachAlone(app, await data.listUnanswered(app.db, due, batch), ({ id: userId }) =>
    inTransaction(app.db, (tx) => data.decideUnanswered(tx, { id: uuid(), userId }, due)),
  );
}

async function checkAll(app: App, now: Date): Promise<void> {
  await eachAlone(app, await data.listToCheck(app.db, now, batch), async ({ id }) => {
    const mailId = await inTransaction(app.db, (tx) => check(app, tx, id, now));
    if (mailId) await enqueueMail(app, mailId);
  });
}

/** A row that fails does not keep the others waiting. */
async function eachAlone<Row extends { id: unknown }>(
  app: App,
  rows: Row[],
  see: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    await see(row).catch((error: unknown) =>
      app.log.error({ event: "family_not_swept", about: row.id, error }),
    );
  }
}

async function check(app: App, tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const userId = await data.findStudentOf(tx, id);
  const student = userId === undefined ? undefined : await lockStudent(tx, userId);
  if (!student || userId === undefined) return undefined;
  const guardian = await data.markChecked(tx, id, now);
  if (!guardian?.consentedAt || guardian.withdrawnAt) return undefined;
  const { email, consentedAt } = guardian;
  const { token, code } = await newMailedLink(app, tx, { purpose: "revoke", email, userId });
  const props = {
    studentName: nameForStranger(student.displayName),
    givenAt: consentedAt.toISOString(),
    code,
    revokeUrl: `${app.env.APP_URL}/parent/revoke?token=${token}`,
  };
  return queueToParent(app, tx, { userId, email }, (links) => ({
    template: "parent-consent-check",
    props: { ...props, ...links },
  }));
}
