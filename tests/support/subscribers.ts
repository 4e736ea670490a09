import type { CardForm, SubscriptionReply } from "@/lib/features/billing/contract";
import type { PaymentsPort } from "@/lib/ports/payments";
import { templatesTo } from "./outbox";
import { newSession, userOf, type Student } from "./students";
import type { TestApp } from "./test-app";

export const dayMs = 24 * 60 * 60 * 1000;

/** A reply's body, and its status unless the body has one of its own. */
export async function json<T = Record<string, unknown>>(response: Response) {
  return { status: response.status, ...((await response.json()) as T) };
}

export const goodCard = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };

/** The calls of the way to Pro, with the local provider. */
export function subscribers(t: TestApp) {
  const post = (path: string, student: Student, body?: unknown) =>
    t.api("POST", path, { cookie: student.cookie, body });

  const create = (student: Student) => post("/api/create-subscription", student);
  const confirm = (student: Student, setupIntentId: string, card: Record<string, string> = goodCard) =>
    post("/api/local-payments/confirm", student, { setupIntentId, ...card });
  const complete = (student: Student, setupIntentId: unknown) =>
    post("/api/complete-subscription", student, { setupIntentId });
  const cancel = (student: Student) => post("/api/cancel-subscription", student);
  const withdraw = (student: Student) => post("/api/withdraw-subscription", student);

  const openForm = async (student: Student) => json<CardForm>(await create(student));

  /** A card setup whose card has been taken. */
  async function setUpCard(student: Student, card?: Record<string, string>): Promise<string> {
    const { setupIntentId } = await openForm(student);
    const confirmed = await confirm(student, setupIntentId, card);
    if (confirmed.status !== 200) throw new Error(await confirmed.text());
    return setupIntentId;
  }

  return {
    create,
    openForm,
    /** Has the provider do something else, until the function that comes back is called. */
    change(part: Partial<PaymentsPort>): () => void {
      const { payments } = t.app.ports;
      t.app.ports.payments = Object.assign(Object.create(payments), part) as PaymentsPort;
      return () => void (t.app.ports.payments = payments);
    },
    confirm,
    complete,
    cancel,
    withdraw,
    setUpCard,
    /** From free to Pro; answers the card setup. */
    async subscribe(student: Student, card?: Record<string, string>): Promise<string> {
      const setupIntentId = await setUpCard(student, card);
      const completed = await complete(student, setupIntentId);
      if (completed.status !== 200) throw new Error(await completed.text());
      return setupIntentId;
    },
    async show({ cookie }: Student): Promise<SubscriptionReply> {
      return (await t.api("GET", "/api/subscription", { cookie })).json() as Promise<SubscriptionReply>;
    },
    /** What is told of them everywhere. */
    async stateOf(student: Student) {
      const { isPro, subscriptionStatus, subscriptionEndDate, hearts } = await userOf(t, student);
      return { isPro, subscriptionStatus, subscriptionEndDate, hearts };
    },
    /** The templates of all mails to a student. */
    mailed: async ({ email }: Student) => (await templatesTo(t, email)).sort(),
    /** Moves the clock, past which no session lives, and signs the student in again. */
    async advance(student: Student, ms: number): Promise<void> {
      t.advance(ms);
      student.cookie = await newSession(t.app, student.id);
    },
    async sweep(): Promise<void> {
      await t.app.ports.jobs.enqueue("sweep", {});
      await t.runJobs();
    },
    /** What the local provider has of a student. */
    async subscriptions({ id }: Student) {
      const row = await t.app.db.subscription.findUnique({ where: { userId: id } });
      const customerId = row?.customerId ?? "";
      const orderBy = [{ startedAt: "asc" }, { id: "asc" }] as const;
      return t.app.db.localSubscription.findMany({ where: { customerId }, orderBy: [...orderBy] });
    },
  };
}
