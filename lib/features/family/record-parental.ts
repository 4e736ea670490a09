import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { lastTextOf, recordConsents } from "@/lib/features/consents/record-consent";
import { shownText } from "@/lib/i18n/it/parent-consent";
import { parentalText, providersOf } from "@/lib/policies";
import type { AgeGroup } from "./rules";
import { addressKeyOf } from "./stop-links";

type ByParent = { userId: number; email: string; name: string | null };
/** `isRead`: with the text of now before them; else what they say is about the text they have read before. */
type Said = { ageGroup: AgeGroup; scopes: string[]; isWithdrawal?: boolean; isRead?: boolean };

/** Records what a parent agrees to now, or takes back, in the transaction of what it changes. */
export async function recordParental(
  app: App,
  tx: Tx,
  { userId, email, name }: ByParent,
  { ageGroup, scopes, isWithdrawal = false, isRead = false }: Said,
): Promise<void> {
  const guardianKey = addressKeyOf(app, email);
  const before = isRead ? undefined : await lastTextOf(tx, { userId, guardianKey });
  const text = before ?? parentalText(shownText(providersOf(app.env), ageGroup));
  const said = { ...text, scopes, isWithdrawal, givenBy: name, guardianKey };
  await recordConsents(app, tx, userId, { [ageGroup === "child" ? "parental" : "parent_reports"]: said });
}
