import { randomUUID } from "node:crypto";
import type { CardForm } from "@/lib/features/billing/contract";
import { openPage, type PayingParent } from "./paying-parents";
import { createStudent, type Student } from "./students";
import { goodCard, json } from "./subscribers";
import type { TestApp } from "./test-app";

export type ByLink = { token: string; email: string };

const base = "/api/parent/pay-links";

/** An address of nobody who is known yet. */
export const adultAddress = () => `adulto-${randomUUID()}@casa.example`;

/** What is answered to a link that is over. */
export const deadLink = {
  status: 400,
  code: "BAD_TOKEN",
  error: expect.stringMatching(/^Questo link non vale più/),
};

/** The calls of a link by which an adult pays, with the local provider. */
export function payLinks(t: TestApp) {
  const post = (path: string, body: unknown) => t.api("POST", `${base}/${path}`, { body });
  const make = ({ cookie }: Student) => t.api("POST", base, { cookie });
  const openForm = async (by: ByLink) => json<CardForm>(await post("create-subscription", by));
  const confirm = (by: ByLink, setupIntentId: string, card = goodCard) =>
    post("local-payments/confirm", { ...by, setupIntentId, ...card });
  const complete = (by: ByLink, setupIntentId: string) =>
    post("complete-subscription", { ...by, setupIntentId });

  async function setUpCard(by: ByLink, card?: typeof goodCard): Promise<string> {
    const { setupIntentId } = await openForm(by);
    const confirmed = await confirm(by, setupIntentId, card);
    if (confirmed.status !== 200) throw new Error(await confirmed.text());
    return setupIntentId;
  }

  /** The token of a new link. */
  async function tokenOf(student: Student): Promise<string> {
    const made = await json<{ url: string }>(await make(student));
    const token = new URL(made.url).searchParams.get("token");
    if (!token) throw new Error("The link has no token");
    return token;
  }

  /** A new link, and whoever pays by it. */
  const linkTo = async (child: Student): Promise<ByLink> => ({
    token: await tokenOf(child),
    email: adultAddress(),
  });

  async function linked(fields?: Parameters<typeof createStudent>[1]) {
    const child = await createStudent(t, fields);
    return { child, by: await linkTo(child) };
  }

  /** The page for parents of an address, opened as from its mail. */
  const pageOf = async (email: string): Promise<PayingParent> => ({
    email,
    cookie: await openPage(t.app, email),
  });

  return {
    post,
    make,
    tokenOf,
    linkTo,
    linked,
    pageOf,
    /** Whom that page shows. */
    listed: async (email: string) =>
      json(await t.api("GET", "/api/parents/children", { cookie: (await pageOf(email)).cookie })),
    linksOf: ({ id }: Student) => t.app.db.payLink.findMany({ where: { userId: id } }),
    /** The changes of Pro by others that were noted. */
    audited: ({ id }: Student) =>
      t.app.db.auditEntry.findMany({ where: { targetUserId: id, action: "parent_changed_pro" } }),
    openForm,
    confirm,
    complete,
    setUpCard,
    end: ({ cookie }: Student) => t.api("DELETE", base, { cookie }),
    open: async (token: string) => json(await post("open", { token })),
    async pay(by: ByLink): Promise<void> {
      const completed = await complete(by, await setUpCard(by));
      if (completed.status !== 200) throw new Error(await completed.text());
    },
  };
}
