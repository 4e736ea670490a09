import { render, toPlainText } from "@react-email/render";
import { cloneElement, type ReactElement } from "react";
import { AccountReset, GateBlocked, GateCode } from "@/emails/administration";
import { AlreadyRegistered } from "@/emails/already-registered";
import type { LayoutProps } from "@/emails/layout";
import { ParentInvitation } from "@/emails/parent-invitation";
import { ParentReport } from "@/emails/parent-report";
import { ParentShortReport } from "@/emails/parent-short-report";
import { PasswordChanged } from "@/emails/password-changed";
import {
  AccountErased,
  AccountInactive,
  DeletionCancelled,
  DeletionNotice,
  DeletionRequested,
  FeedbackReceived,
} from "@/emails/privacy";
import { ResetPassword } from "@/emails/reset-password";
import {
  SubscriptionCancelled,
  SubscriptionEnding,
  SubscriptionExpired,
  SubscriptionPaymentFailed,
  SubscriptionReceipt,
  SubscriptionResumed,
  SubscriptionWelcome,
  SubscriptionWithdrawn,
} from "@/emails/subscription";
import { VerifyEmail } from "@/emails/verify-email";
import { monthName } from "@/lib/i18n/days";
import {
  administrationEmails as a,
  emails as t,
  parentEmails as parents,
  privacyEmails as p,
  subscriptionEmails as s,
} from "@/lib/i18n/it";
import type { LegalIdentity } from "@/lib/i18n/it/legal";
import { singleLineSubject, type OutgoingMail } from "@/lib/ports/mailer";
import type { MailContent, MailProps } from "./templates";

type RenderedMail = Pick<OutgoingMail, "subject" | "html" | "text" | "links">;
type Kind<Props> = {
  subject: string | ((props: Props) => string);
  /** Answers the mail's `Layout`, which is then told who writes. */
  write: (props: Props, identity: LegalIdentity) => ReactElement<LayoutProps>;
  links: (props: Props) => string[];
};

const toSubscribe = ({ subscribeUrl }: { subscribeUrl: string }) => [subscribeUrl];
const toProfile = ({ profileUrl }: { profileUrl: string }) => [profileUrl];

const kinds: { [Template in keyof MailProps]: Kind<MailProps[Template]> } = {
  "verify-email": {
    subject: t.verifyEmail.subject,
    write: VerifyEmail,
    links: ({ verifyUrl }) => [verifyUrl],
  },
  "reset-password": {
    subject: t.resetPassword.subject,
    write: ResetPassword,
    links: ({ resetUrl }) => [resetUrl],
  },
  "already-registered": {
    subject: t.alreadyRegistered.subject,
    write: AlreadyRegistered,
    links: ({ loginUrl, forgotPasswordUrl }) => [loginUrl, forgotPasswordUrl],
  },
  "password-changed": {
    subject: t.passwordChanged.subject,
    write: PasswordChanged,
    links: ({ forgotPasswordUrl }) => [forgotPasswordUrl],
  },
  "subscription-welcome": { subject: s.welcome.subject, write: SubscriptionWelcome, links: toSubscribe },
  "subscription-receipt": { subject: s.receipt.subject, write: SubscriptionReceipt, links: toProfile },
  "subscription-payment-failed": {
    subject: s.paymentFailed.subject,
    write: SubscriptionPaymentFailed,
    links: toSubscribe,
  },
  "subscription-cancelled": {
    subject: s.cancelled.subject,
    write: SubscriptionCancelled,
    links: toSubscribe,
  },
  "subscription-resumed": { subject: s.resumed.subject, write: SubscriptionResumed, links: toProfile },
  "subscription-ending": { subject: s.ending.subject, write: SubscriptionEnding, links: toSubscribe },
  "subscription-expired": { subject: s.expired.subject, write: SubscriptionExpired, links: toSubscribe },
  "subscription-withdrawn": { subject: s.withdrawn.subject, write: SubscriptionWithdrawn, links: toProfile },
  "parent-invitation": {
    subject: parents.invitation.subject,
    write: ParentInvitation,
    links: ({ confirmUrl, stopUrl }) => [confirmUrl, stopUrl],
  },
  "parent-report": {
    subject: ({ report }) => parents.report.subject(report.studentName, monthName(report.from)),
    write: ParentReport,
    links: ({ stopUrl }) => [stopUrl],
  },
  "parent-short-report": {
    subject: parents.shortReport.subject,
    write: ParentShortReport,
    links: ({ confirmUrl, stopUrl }) => [confirmUrl, stopUrl],
  },
  "deletion-requested": { subject: p.deletionRequested.subject, write: DeletionRequested, links: toProfile },
  "deletion-cancelled": { subject: p.deletionCancelled.subject, write: DeletionCancelled, links: toProfile },
  "account-erased": { subject: p.accountErased.subject, write: AccountErased, links: () => [] },
  "account-inactive": {
    subject: p.accountInactive.subject,
    write: AccountInactive,
    links: ({ loginUrl }) => [loginUrl],
  },
  "deletion-notice": { subject: p.deletionNotice.subject, write: DeletionNotice, links: () => [] },
  "feedback-received": { subject: p.feedbackReceived.subject, write: FeedbackReceived, links: () => [] },
  "gate-code": { subject: a.gateCode.subject, write: GateCode, links: () => [] },
  "gate-blocked": { subject: a.gateBlocked.subject, write: GateBlocked, links: () => [] },
  "account-reset": {
    subject: a.accountReset.subject,
    write: AccountReset,
    links: ({ chatUrl }) => [chatUrl],
  },
};

/** Writes a mail, with who runs the installation below it, as HTML and as plain text. `links` are the addresses in it, the main one first. */
export async function renderMail<T extends keyof MailProps>(
  { template, props }: MailContent<T>,
  identity: LegalIdentity,
): Promise<RenderedMail> {
  const { subject, write, links } = kinds[template];
  const html = await render(cloneElement(write(props, identity), { identity }));
  const line = typeof subject === "string" ? subject : subject(props);
  return { subject: singleLineSubject(line), html, text: toPlainText(html), links: links(props) };
}
