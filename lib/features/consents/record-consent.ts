import { v7 as uuid } from "uuid";
import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import type { ShownText } from "@/lib/policies";
import { findLastText, insertConsents } from "./data";

type Subject = Parameters<typeof insertConsents>[1][number]["subject"];

/** Of a parent's consent: what it is for, who gives it, and whether it takes back what was given. */
type ByParent = { scopes: string[]; isWithdrawal: boolean; givenBy: string | null; guardianKey: string };

/** Texts, by what is agreed to with them. */
type Agreed = Partial<Record<Subject, ShownText & Partial<ByParent>>>;

const own = { scopes: [], isWithdrawal: false, givenBy: null, guardianKey: null };

/** Records what a user agrees to now, in the transaction of what it allows. */
export async function recordConsents(app: App, tx: Tx, userId: number, agreed: Agreed): Promise<void> {
  const consents = Object.entries(agreed).map(([subject, { version, textHash, ...byParent }]) => ({
    id: uuid(),
    subject: subject as Subject,
    version,
    textHash,
    ...own,
    ...byParent,
  }));
  await insertConsents(tx, consents, { userId, givenAt: app.now() });
}

/** The text that a parent has last agreed to, if there is one. */
export async function lastTextOf(
  tx: Tx,
  by: { userId: number; guardianKey: string },
): Promise<ShownText | undefined> {
  const last = await findLastText(tx, by);
  return last?.textHash ? { version: last.version, textHash: last.textHash } : undefined;
}
