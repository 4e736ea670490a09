import type { CardForm } from "@/lib/features/billing/contract";
import type { Student } from "./students";
import { goodCard, json } from "./subscribers";
import type { TestApp } from "./test-app";

export type ByLink = { token: string; email: string };

const base = "/api/parent/pay-links";

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

  return {
    post,
    make,
    openForm,
    confirm,
    complete,
    setUpCard,
    end: ({ cookie }: Student) => t.api("DELETE", base, { cookie }),
    open: async (token: string) => json(await post("open", { token })),
    /** The token of a new link. */
    async tokenOf(student: Student): Promise<string> {
      const made = await json<{ url: string }>(await make(student));
      const token = new URL(made.url).searchParams.get("token");
      if (!token) throw new Error("The link has no token");
      return token;
    },
    async pay(by: ByLink): Promise<void> {
      const completed = await complete(by, await setUpCard(by));
      if (completed.status !== 200) throw new Error(await completed.text());
    },
  };
}
