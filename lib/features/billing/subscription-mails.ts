import { nameForStranger } from "@/lib/features/family/name-for-stranger";
import type { MailContent } from "@/lib/features/mail/templates";
import type { ProviderInvoice, ProviderSubscription } from "@/lib/ports/payments";
import { proPrice, withdrawableUntil, type noticeOf, type SubscriptionState } from "./rules";
import type { MailedAbout } from "./subscription-state-data";

type Notice = NonNullable<ReturnType<typeof noticeOf>>;
type Facts = { subscription: ProviderSubscription | null; after: SubscriptionState };

/** Where parents do what learners do on the pages of their account. */
export const parentsPath = "/genitori";

/** Who gets the mails about a subscription, and where they find what these speak of. `forChild`: whom a parent pays for. */
type Reader = { to: string; subscribeUrl: string; profileUrl: string; forChild?: string };

/** Whoever pays, and who has paid last where nobody does any more. */
export function readerOf(appUrl: string, { email, displayName, payerEmail }: MailedAbout): Reader {
  if (payerEmail === null)
    return { to: email, subscribeUrl: `${appUrl}/subscribe`, profileUrl: `${appUrl}/profile` };
  const page = `${appUrl}${parentsPath}`;
  return { to: payerEmail, subscribeUrl: page, profileUrl: page, forChild: nameForStranger(displayName) };
}

/** The mail about a change of state. */
export function noticeContent(reader: Reader, notice: Notice, { subscription, after }: Facts): MailContent {
  const { subscribeUrl, profileUrl, forChild } = reader;
  const endsOn = after.endDate?.toISOString() ?? "";
  const renewsOn = subscription?.periodEnd.toISOString() ?? "";
  switch (notice) {
    case "subscription-welcome": {
      const withdrawUntil = subscription ? withdrawableUntil(subscription.startedAt).toISOString() : "";
      const props = { priceCents: proPrice.cents, renewsOn, withdrawUntil, subscribeUrl, forChild };
      return { template: notice, props };
    }
    case "subscription-resumed":
      return { template: notice, props: { renewsOn, profileUrl, forChild } };
    case "subscription-cancelled":
    case "subscription-payment-failed":
      return { template: notice, props: { endsOn, subscribeUrl, forChild } };
    case "subscription-expired":
      return { template: notice, props: { subscribeUrl, forChild } };
  }
}

/** The mail that says when Pro will end. */
export function endingContent({ subscribeUrl, forChild }: Reader, endDate: Date): MailContent {
  const props = { endsOn: endDate.toISOString(), subscribeUrl, forChild };
  return { template: "subscription-ending", props };
}

/** The mail about a payment received. */
export function receiptContent(
  { profileUrl, forChild }: Reader,
  invoice: Omit<ProviderInvoice, "refundedAt">,
): MailContent {
  const { id, amountCents, paidAt, periodStart, periodEnd } = invoice;
  return {
    template: "subscription-receipt",
    props: {
      amountCents,
      paidAt: paidAt.toISOString(),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
      invoiceId: id,
      profileUrl,
      forChild,
    },
  };
}

export type Withdrawal = { contractId: string; concludedAt: Date; withdrawnAt: Date };

/** The acknowledgement of a withdrawal. */
export function withdrawnContent(
  { profileUrl, forChild }: Reader,
  { contractId, concludedAt, withdrawnAt }: Withdrawal,
): MailContent {
  return {
    template: "subscription-withdrawn",
    props: {
      contractId,
      concludedAt: concludedAt.toISOString(),
      withdrawnAt: withdrawnAt.toISOString(),
      profileUrl,
      forChild,
    },
  };
}
