import { v7 as uuid } from "uuid";
import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import type { ShownText } from "@/lib/policies";
import { insertConsents } from "./data";

type Subject = Parameters<typeof insertConsents>[1][number]["subject"];

/** Texts, by what is agreed to with them. */
type Agreed = Partial<Record<Subject, ShownText>>;

/** Records what a user agrees to now, in the transaction of what it allows. */
export async function recordConsents(app: App, tx: Tx, userId: number, agreed: Agreed): Promise<void> {
  const consents = Object.entries(agreed).map(([subject, { version, textHash }]) => ({
    id: uuid(),
    subject: subject as Subject,
    version,
    textHash,
  }));
  await insertConsents(tx, consents, { userId, givenAt: app.now() });
}
