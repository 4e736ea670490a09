import { z } from "zod";
import { email } from "@/lib/features/accounts/account-fields";
import { cardForm, cardState, localCardBody } from "@/lib/features/billing/contract";
import { defineCall, text } from "@/lib/contract/call";
import { offers } from "./rules";

const hourMs = 60 * 60 * 1000;
const rate = { max: 60, windowMs: hourMs };
const token = text(300).min(1);
const message = z.object({ message: z.string() });

export const makePayLinkCall = defineCall({
  method: "POST",
  path: "/api/parent/pay-links",
  summary:
    "Makes a link by which an adult pays for the caller without their login. It lives for 7 days; of more than three the oldest ends. 409 for who has Pro that renews, 403 while a parent's consent is waited for.",
  actor: "learner",
  rate: { max: 10, windowMs: 24 * hourMs },
  reply: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
});

export const endPayLinksCall = defineCall({
  method: "DELETE",
  path: "/api/parent/pay-links",
  summary: "Ends all links by which somebody could pay for the caller.",
  actor: "learner",
  reply: message,
});

export const openPayLinkCall = defineCall({
  method: "POST",
  path: "/api/parent/pay-links/open",
  summary:
    "For whom a link pays, by the name strangers read, and what. 400 `BAD_TOKEN` for one that is over.",
  actor: "anyone",
  rate,
  body: z.strictObject({ token }),
  reply: z.object({
    name: z.string(),
    offer: z
      .enum(offers)
      .describe(
        "new: Pro; again: one that is ending; pro: it is paid for; not-yet: a consent is waited for before",
      ),
    priceCents: z.int(),
  }),
});

export const createByLinkCall = defineCall({
  method: "POST",
  path: "/api/parent/pay-links/create-subscription",
  summary:
    "Begins the way to Pro by a link: what the card form needs. The price is the server's. 409 where there is Pro that renews.",
  actor: "anyone",
  rate,
  body: z.strictObject({ token, email: email.describe("Where the receipts go") }),
  reply: cardForm,
});

export const completeByLinkCall = defineCall({
  method: "POST",
  path: "/api/parent/pay-links/complete-subscription",
  summary:
    "Subscribes with a card the provider has taken; the mails about it go to the given address. Repeats answer alike and charge nothing. 503 while somebody else pays for the same student.",
  actor: "anyone",
  saysSuccess: true,
  rate,
  body: z.strictObject({ token, email, setupIntentId: text(255).min(1) }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
});

export const confirmLocalCardByLinkCall = defineCall({
  method: "POST",
  path: "/api/parent/pay-links/local-payments/confirm",
  summary: "Stands in for the provider's card form on the page of a link, where nothing is charged.",
  actor: "anyone",
  rate,
  body: localCardBody.extend({ token, email }),
  reply: cardState,
});
