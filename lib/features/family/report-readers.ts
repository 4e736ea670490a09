import type { App, Ctx } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { findGuardian, isStopped, listGuardians, lockStudent } from "./data";
import { tryInvitation } from "./invite-parent";
import { queueToParent } from "./parent-mails";
import { takesMails } from "./rules";
import { addressKeysOf } from "./stop-links";

type Reader = Awaited<ReturnType<typeof listGuardians>>[number];

const wantsReports = (reader: Reader): boolean => reader.reports && takesMails(reader);

/** The addresses that get a student's reports. */
export async function readersOf(tx: Tx, userId: number): Promise<string[]> {
  return (await listGuardians(tx, userId)).filter(wantsReports).map(({ email }) => email);
}

type ContentWith = Parameters<typeof queueToParent>[3];

/** Writes a report to each of them. Answers the mails' ids. */
export async function queueReports(
  app: App,
  tx: Tx,
  { userId, emails }: { userId: number; emails: string[] },
  contentWith: ContentWith,
): Promise<string[]> {
  const ids: string[] = [];
  for (const email of emails) ids.push(await queueToParent(app, tx, { userId, email }, contentWith));
  return ids;
}

/** `unconfirmed`: whoever reads the address has not said yes; `stopped`: they want no mails, or no reports. */
export type ReaderState = "unconfirmed" | "confirmed" | "stopped";

/** How an address stands with a student's reports. */
export async function readerState(
  app: App,
  db: App["db"] | Tx,
  userId: number,
  email: string,
): Promise<ReaderState> {
  const guardian = await findGuardian(db, userId, email);
  if (guardian) return wantsReports(guardian) ? "confirmed" : "stopped";
  return (await isStopped(db, { userId, addressKeys: addressKeysOf(app, email) }))
    ? "stopped"
    : "unconfirmed";
}

/** Asks an address once more that has not said yes, if it was not asked often enough today. Answers the mail's id. */
export async function askReader(
  ctx: Ctx,
  tx: Tx,
  userId: number,
  email: string,
): Promise<string | undefined> {
  const student = await lockStudent(tx, userId);
  return student && tryInvitation(ctx, tx, student, email);
}
