import { clockTime, longDate } from "@/lib/i18n/dates";
import { subscriptionEmails } from "@/lib/i18n/it";
import type { LegalIdentity } from "@/lib/i18n/it/legal";
import { euros } from "@/lib/i18n/money";
import { Layout } from "./layout";
import { Action, ActionAddress, Facts, Note, Paragraph } from "./parts";

const t = subscriptionEmails;

const dayAndTime = (instant: string) => t.at(longDate(instant), clockTime(instant));

// Instants are ISO strings: what is waiting to be sent is kept as JSON.
export type SubscriptionWelcomeProps = {
  priceCents: number;
  renewsOn: string;
  withdrawUntil: string;
  subscribeUrl: string;
};
export type SubscriptionReceiptProps = {
  amountCents: number;
  paidAt: string;
  periodStart: string;
  periodEnd: string;
  invoiceId: string;
  profileUrl: string;
};
export type SubscriptionEndProps = { endsOn: string; subscribeUrl: string };
export type SubscriptionResumedProps = { renewsOn: string; profileUrl: string };
export type SubscriptionExpiredProps = { subscribeUrl: string };
export type SubscriptionWithdrawnProps = {
  contractId: string;
  concludedAt: string;
  withdrawnAt: string;
  profileUrl: string;
};

export function SubscriptionWelcome(props: SubscriptionWelcomeProps, seller: LegalIdentity) {
  return (
    <Layout preview={t.welcome.preview} title={t.welcome.title}>
      <Paragraph>{t.welcome.intro}</Paragraph>
      <Paragraph>{t.welcome.forAdults}</Paragraph>
      <Facts
        facts={[
          [t.facts.seller, t.welcome.seller(seller)],
          [t.facts.service, t.product],
          [t.facts.price, t.priceMonthly(euros(props.priceCents))],
          [t.facts.duration, t.welcome.duration],
          [t.facts.renewsOn, longDate(props.renewsOn)],
          [t.facts.withdrawUntil, t.until(longDate(props.withdrawUntil))],
        ]}
      />
      <Note>{t.welcome.cancel}</Note>
      <Note>{t.welcome.withdraw}</Note>
      <Action href={props.subscribeUrl}>{t.manage}</Action>
      <ActionAddress href={props.subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionReceipt(props: SubscriptionReceiptProps) {
  return (
    <Layout preview={t.receipt.preview} title={t.receipt.title}>
      <Paragraph>{t.receipt.intro}</Paragraph>
      <Facts
        facts={[
          [t.facts.service, t.product],
          [t.facts.period, t.fromTo(longDate(props.periodStart), longDate(props.periodEnd))],
          [t.facts.amount, t.amountWithVat(euros(props.amountCents))],
          [t.facts.paidAt, longDate(props.paidAt)],
          [t.facts.receipt, props.invoiceId],
        ]}
      />
      <Note>{t.receipt.allPayments}</Note>
      <Action href={props.profileUrl}>{t.profile}</Action>
      <ActionAddress href={props.profileUrl} />
    </Layout>
  );
}

export function SubscriptionPaymentFailed({ endsOn, subscribeUrl }: SubscriptionEndProps) {
  return (
    <Layout preview={t.paymentFailed.preview} title={t.paymentFailed.title}>
      <Paragraph>{t.paymentFailed.intro(longDate(endsOn))}</Paragraph>
      <Paragraph>{t.paymentFailed.why}</Paragraph>
      <Action href={subscribeUrl}>{t.paymentFailed.button}</Action>
      <Note>{t.paymentFailed.otherwise}</Note>
      <ActionAddress href={subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionCancelled({ endsOn, subscribeUrl }: SubscriptionEndProps) {
  return (
    <Layout preview={t.cancelled.preview} title={t.cancelled.title}>
      <Paragraph>{t.cancelled.intro}</Paragraph>
      <Facts facts={[[t.facts.proUntil, t.until(longDate(endsOn))]]} />
      <Note>{t.cancelled.changedMind}</Note>
      <Action href={subscribeUrl}>{t.cancelled.button}</Action>
      <ActionAddress href={subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionResumed({ renewsOn, profileUrl }: SubscriptionResumedProps) {
  return (
    <Layout preview={t.resumed.preview} title={t.resumed.title}>
      <Paragraph>{t.resumed.intro}</Paragraph>
      <Facts facts={[[t.facts.renewsOn, longDate(renewsOn)]]} />
      <Note>{t.resumed.cancel}</Note>
      <Action href={profileUrl}>{t.profile}</Action>
      <ActionAddress href={profileUrl} />
    </Layout>
  );
}

export function SubscriptionEnding({ endsOn, subscribeUrl }: SubscriptionEndProps) {
  return (
    <Layout preview={t.ending.preview} title={t.ending.title}>
      <Paragraph>{t.ending.intro(longDate(endsOn))}</Paragraph>
      <Paragraph>{t.ending.continue}</Paragraph>
      <Action href={subscribeUrl}>{t.ending.button}</Action>
      <Note>{t.ending.otherwise}</Note>
      <ActionAddress href={subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionExpired({ subscribeUrl }: SubscriptionExpiredProps) {
  return (
    <Layout preview={t.expired.preview} title={t.expired.title}>
      <Paragraph>{t.expired.intro}</Paragraph>
      <Paragraph>{t.expired.hearts}</Paragraph>
      <Action href={subscribeUrl}>{t.expired.button}</Action>
      <Note>{t.expired.whenever}</Note>
      <ActionAddress href={subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionWithdrawn(props: SubscriptionWithdrawnProps) {
  return (
    <Layout preview={t.withdrawn.preview} title={t.withdrawn.title}>
      <Paragraph>{t.withdrawn.intro}</Paragraph>
      <Facts
        facts={[
          [t.facts.service, t.product],
          [t.facts.contract, props.contractId],
          [t.facts.concludedAt, dayAndTime(props.concludedAt)],
          [t.facts.withdrawnAt, dayAndTime(props.withdrawnAt)],
        ]}
      />
      <Paragraph>{t.withdrawn.refund}</Paragraph>
      <Note>{t.withdrawn.stays}</Note>
      <Action href={props.profileUrl}>{t.profile}</Action>
      <ActionAddress href={props.profileUrl} />
    </Layout>
  );
}
