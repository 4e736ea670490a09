import { createHash, randomUUID } from "node:crypto";
import type { CardForm, ChildSubscriptionReply } from "@/lib/features/billing/contract";
import type { Student } from "./students";
import { goodCard, json } from "./subscribers";
import type { TestApp } from "./test-app";

export type PayingParent = { email: string; cookie: string };

/** A parent of these students whose page is open, straight in the database. */
export async function createParent({ app }: TestApp, ...children: Student[]): Promise<PayingParent> {
  const email = `genitore-${randomUUID()}@casa.example`;
  const now = app.now();
  await app.db.guardian.createMany({
    data: children.map(({ id }) => ({
      id: randomUUID(),
      userId: id,
      email,
      confirmedAt: now,
      changedAt: now,
    })),
  });
  return { email, cookie: await openPage(app, email) };
}

/** The cookie of a page that is opened now. */
export async function openPage({ db, now }: TestApp["app"], email: string): Promise<string> {
  const token = randomUUID();
  const tokenHash = createHash("sha256").update(token).digest("hex");
  await db.parentSession.create({ data: { tokenHash, email, createdAt: now(), lastUsedAt: now() } });
  return `parent=${token}`;
}

/** The calls by which a parent pays for a student. */
export function payingParents(t: TestApp) {
  const pathOf = (child: Student, path: string) => `/api/parents/children/${child.id}/${path}`;
  const post = ({ cookie }: PayingParent, child: Student, path: string, body?: unknown) =>
    t.api("POST", pathOf(child, path), { cookie, body });

  const openForm = async (parent: PayingParent, child: Student) =>
    json<CardForm>(await post(parent, child, "create-subscription"));
  const complete = (parent: PayingParent, child: Student, setupIntentId: string) =>
    post(parent, child, "complete-subscription", { setupIntentId });
  const confirm = (parent: PayingParent, child: Student, setupIntentId: string, card = goodCard) =>
    post(parent, child, "local-payments/confirm", { setupIntentId, ...card });

  async function setUpCard(parent: PayingParent, child: Student, card?: typeof goodCard): Promise<string> {
    const { setupIntentId } = await openForm(parent, child);
    const confirmed = await confirm(parent, child, setupIntentId, card);
    if (confirmed.status !== 200) throw new Error(await confirmed.text());
    return setupIntentId;
  }

  return {
    post,
    openForm,
    confirm,
    complete,
    setUpCard,
    cancel: (parent: PayingParent, child: Student) => post(parent, child, "cancel-subscription"),
    withdraw: (parent: PayingParent, child: Student) => post(parent, child, "withdraw-subscription"),
    show: async ({ cookie }: PayingParent, child: Student) =>
      json<ChildSubscriptionReply>(await t.api("GET", pathOf(child, "subscription"), { cookie })),
    async subscribe(parent: PayingParent, child: Student): Promise<void> {
      const completed = await complete(parent, child, await setUpCard(parent, child));
      if (completed.status !== 200) throw new Error(await completed.text());
    },
    /** Moves the clock, past which no page stays open, and opens the parent's again. */
    async reopen(parent: PayingParent): Promise<void> {
      parent.cookie = await openPage(t.app, parent.email);
    },
    payerOf: async ({ id }: Student) =>
      (await t.app.db.subscription.findUniqueOrThrow({ where: { userId: id } })).payerEmail,
  };
}
