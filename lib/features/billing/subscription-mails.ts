import type { MailContent } from "@/lib/features/mail/templates";
import type { ProviderInvoice, ProviderSubscription } from "@/lib/ports/payments";
import { proPrice, withdrawableUntil, type noticeOf, type Standing } from "./rules";

type Notice = NonNullable<ReturnType<typeof noticeOf>>;
type Facts = { subscription: ProviderSubscription | null; after: Standing };

const subscribeUrlOf = (appUrl: string) => `${appUrl}/subscribe`;
const profileUrlOf = (appUrl: string) => `${appUrl}/profile`;

/** The mail about a change of standing. */
export function noticeContent(appUrl: string, notice: Notice, { subscription, after }: Facts): MailContent {
  const subscribeUrl = subscribeUrlOf(appUrl);
  const endsOn = after.endDate?.toISOString() ?? "";
  const renewsOn = subscription?.periodEnd.toISOString() ?? "";
  switch (notice) {
    case "subscription-welcome": {
      const withdrawUntil = subscription ? withdrawableUntil(subscription.startedAt).toISOString() : "";
      const props = { priceCents: proPrice.cents, renewsOn, withdrawUntil, subscribeUrl };
      return { template: notice, props };
    }
    case "subscription-resumed":
      return { template: notice, props: { renewsOn, profileUrl: profileUrlOf(appUrl) } };
    case "subscription-cancelled":
    case "subscription-payment-failed":
      return { template: notice, props: { endsOn, subscribeUrl } };
    case "subscription-expired":
      return { template: notice, props: { subscribeUrl } };
  }
}

/** The mail that says when Pro will end. */
export function endingContent(appUrl: string, endDate: Date): MailContent {
  const props = { endsOn: endDate.toISOString(), subscribeUrl: subscribeUrlOf(appUrl) };
  return { template: "subscription-ending", props };
}

/** The mail about a payment received. */
export function receiptContent(appUrl: string, invoice: Omit<ProviderInvoice, "refundedAt">): MailContent {
  const { id, amountCents, paidAt, periodStart, periodEnd } = invoice;
  return {
    template: "subscription-receipt",
    props: {
      amountCents,
      paidAt: paidAt.toISOString(),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
      invoiceId: id,
      profileUrl: profileUrlOf(appUrl),
    },
  };
}

type Withdrawal = { contractId: string; concludedAt: Date; withdrawnAt: Date };

/** The acknowledgement of a withdrawal. */
export function withdrawnContent(
  appUrl: string,
  { contractId, concludedAt, withdrawnAt }: Withdrawal,
): MailContent {
  return {
    template: "subscription-withdrawn",
    props: {
      contractId,
      concludedAt: concludedAt.toISOString(),
      withdrawnAt: withdrawnAt.toISOString(),
      profileUrl: profileUrlOf(appUrl),
    },
  };
}
