import { clockTime, longDate } from "@/lib/i18n/dates";
import { payerEmails, subscriptionEmails } from "@/lib/i18n/it";
import type { LegalIdentity } from "@/lib/i18n/it/legal";
import { euros } from "@/lib/i18n/money";
import { Layout } from "./layout";
import { Action, ActionAddress, Facts, Note, Paragraph } from "./parts";

/** To a parent who pays, what concerns the pupil is said of their child. */
type ForChild = { forChild?: string };
const textsFor = ({ forChild }: ForChild) => (forChild === undefined ? subscriptionEmails : payerEmails);

const dayAndTime = (instant: string) => subscriptionEmails.at(longDate(instant), clockTime(instant));

// Instants are ISO strings: what is waiting to be sent is kept as JSON.
export type SubscriptionWelcomeProps = ForChild & {
  priceCents: number;
  renewsOn: string;
  withdrawUntil: string;
  subscribeUrl: string;
};
export type SubscriptionReceiptProps = ForChild & {
  amountCents: number;
  paidAt: string;
  periodStart: string;
  periodEnd: string;
  invoiceId: string;
  profileUrl: string;
};
export type SubscriptionEndProps = ForChild & { endsOn: string; subscribeUrl: string };
export type SubscriptionResumedProps = ForChild & { renewsOn: string; profileUrl: string };
export type SubscriptionExpiredProps = ForChild & { subscribeUrl: string };
export type SubscriptionWithdrawnProps = ForChild & {
  contractId: string;
  concludedAt: string;
  withdrawnAt: string;
  profileUrl: string;
};

export function SubscriptionWelcome(props: SubscriptionWelcomeProps, seller: LegalIdentity) {
  const t = textsFor(props);
  return (
    <Layout preview={t.welcome.preview} title={t.welcome.title}>
      <About {...props} />
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
  const t = textsFor(props);
  return (
    <Layout preview={t.receipt.preview} title={t.receipt.title}>
      <About {...props} />
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

export function SubscriptionPaymentFailed(props: SubscriptionEndProps) {
  const t = textsFor(props);
  return (
    <Layout preview={t.paymentFailed.preview} title={t.paymentFailed.title}>
      <About {...props} />
      <Paragraph>{t.paymentFailed.intro(longDate(props.endsOn))}</Paragraph>
      <Paragraph>{t.paymentFailed.why}</Paragraph>
      <Action href={props.subscribeUrl}>{t.paymentFailed.button}</Action>
      <Note>{t.paymentFailed.otherwise}</Note>
      <ActionAddress href={props.subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionCancelled(props: SubscriptionEndProps) {
  const t = textsFor(props);
  return (
    <Layout preview={t.cancelled.preview} title={t.cancelled.title}>
      <About {...props} />
      <Paragraph>{t.cancelled.intro}</Paragraph>
      <Facts facts={[[t.facts.proUntil, t.until(longDate(props.endsOn))]]} />
      <Note>{t.cancelled.changedMind}</Note>
      <Action href={props.subscribeUrl}>{t.cancelled.button}</Action>
      <ActionAddress href={props.subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionResumed(props: SubscriptionResumedProps) {
  const t = textsFor(props);
  return (
    <Layout preview={t.resumed.preview} title={t.resumed.title}>
      <About {...props} />
      <Paragraph>{t.resumed.intro}</Paragraph>
      <Facts facts={[[t.facts.renewsOn, longDate(props.renewsOn)]]} />
      <Note>{t.resumed.cancel}</Note>
      <Action href={props.profileUrl}>{t.profile}</Action>
      <ActionAddress href={props.profileUrl} />
    </Layout>
  );
}

export function SubscriptionEnding(props: SubscriptionEndProps) {
  const t = textsFor(props);
  return (
    <Layout preview={t.ending.preview} title={t.ending.title}>
      <About {...props} />
      <Paragraph>{t.ending.intro(longDate(props.endsOn))}</Paragraph>
      <Paragraph>{t.ending.continue}</Paragraph>
      <Action href={props.subscribeUrl}>{t.ending.button}</Action>
      <Note>{t.ending.otherwise}</Note>
      <ActionAddress href={props.subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionExpired(props: SubscriptionExpiredProps) {
  const t = textsFor(props);
  return (
    <Layout preview={t.expired.preview} title={t.expired.title}>
      <About {...props} />
      <Paragraph>{t.expired.intro}</Paragraph>
      <Paragraph>{t.expired.hearts}</Paragraph>
      <Action href={props.subscribeUrl}>{t.expired.button}</Action>
      <Note>{t.expired.whenever}</Note>
      <ActionAddress href={props.subscribeUrl} />
    </Layout>
  );
}

export function SubscriptionWithdrawn(props: SubscriptionWithdrawnProps) {
  const t = textsFor(props);
  return (
    <Layout preview={t.withdrawn.preview} title={t.withdrawn.title}>
      <About {...props} />
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

function About({ forChild }: ForChild) {
  return forChild === undefined ? null : <Paragraph>{payerEmails.about(forChild)}</Paragraph>;
}
