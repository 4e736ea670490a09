import { render, toPlainText } from "@react-email/render";
import { cloneElement, type ReactElement } from "react";
import { AccountReset, GateBlocked, GateCode } from "@/emails/administration";
import { AlreadyRegistered } from "@/emails/already-registered";
import type { LayoutProps } from "@/emails/layout";
import { ParentAlert, ParentTold } from "@/emails/parent-alert";
import {
  ParentConsentCheck,
  ParentConsentReminder,
  ParentConsentWithdrawn,
  StudentConsentReminder,
} from "@/emails/parent-consent";
import { ParentInvitation } from "@/emails/parent-invitation";
import {
  ParentDeletionRequested,
  ParentPageLink,
  ParentRemoved,
  ParentSettingsChanged,
} from "@/emails/parent-page";
import { ParentReport } from "@/emails/parent-report";
import { ParentAdded, ParentDeletionCancelled } from "@/emails/parent-news";
import { PasswordChanged } from "@/emails/password-changed";
import {
  AccountErased,
  AccountInactive,
  DeletionCancelled,
  DeletionNotice,
  DeletionRequested,
  FeedbackAnswer,
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
  alertEmails as alerts,
  emails as t,
  familyEmails as f,
  parentEmails as parents,
  parentNews,
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
const toLogin = ({ loginUrl }: { loginUrl: string }) => [loginUrl];
const toPage = ({ pageUrl, stopUrl }: { pageUrl: string; stopUrl: string }) => [pageUrl, stopUrl];
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
    subject: ({ ageGroup, studentName }) =>
      ageGroup === "child" ? f.consentRequest.subject(studentName) : parents.invitation.subject,
    write: ParentInvitation,
    links: ({ confirmUrl, stopUrl }) => [confirmUrl, stopUrl],
  },
  "parent-consent-reminder": {
    subject: ({ studentName }) => f.consentReminder.subject(studentName),
    write: ParentConsentReminder,
    links: ({ confirmUrl, stopUrl }) => [confirmUrl, stopUrl],
  },
  "student-consent-reminder": {
    subject: f.studentReminder.subject,
    write: StudentConsentReminder,
    links: toLogin,
  },
  "parent-consent-check": {
    subject: f.consentCheck.subject,
    write: ParentConsentCheck,
    links: ({ revokeUrl, ...ways }) => [revokeUrl, ...toPage(ways)],
  },
  "parent-consent-withdrawn": {
    subject: ({ studentName }) => f.consentWithdrawn.subject(studentName),
    write: ParentConsentWithdrawn,
    links: toPage,
  },
  "parent-page-link": {
    subject: f.pageLink.subject,
    write: ParentPageLink,
    links: ({ openUrl }) => [openUrl],
  },
  "parent-settings-changed": {
    subject: ({ studentName }) => f.settingsChanged.subject(studentName),
    write: ParentSettingsChanged,
    links: toPage,
  },
  "parent-removed": {
    subject: ({ studentName }) => f.removed.subject(studentName),
    write: ParentRemoved,
    links: () => [],
  },
  "parent-deletion-cancelled": {
    subject: parentNews.kept.subject,
    write: ParentDeletionCancelled,
    links: ({ pageUrl, stopUrl }) => [pageUrl, stopUrl],
  },
  "parent-added": {
    subject: ({ studentName }) => parentNews.added.subject(studentName),
    write: ParentAdded,
    links: ({ pageUrl, stopUrl }) => [pageUrl, stopUrl],
  },
  "parent-deletion-requested": {
    subject: ({ studentName }) => f.deletionRequested.subject(studentName),
    write: ParentDeletionRequested,
    links: toPage,
  },
  "parent-alert": { subject: alerts.alert.subject, write: ParentAlert, links: toPage },
  "parent-told": {
    subject: ({ studentName }) => alerts.told.subject(studentName),
    write: ParentTold,
    links: toPage,
  },
  "parent-report": {
    subject: ({ report }) => parents.report.subject(report.studentName, monthName(report.from)),
    write: ParentReport,
    links: toPage,
  },
  "deletion-requested": { subject: p.deletionRequested.subject, write: DeletionRequested, links: toProfile },
  "deletion-cancelled": { subject: p.deletionCancelled.subject, write: DeletionCancelled, links: toProfile },
  "account-erased": { subject: p.accountErased.subject, write: AccountErased, links: () => [] },
  "account-inactive": { subject: p.accountInactive.subject, write: AccountInactive, links: toLogin },
  "deletion-notice": { subject: p.deletionNotice.subject, write: DeletionNotice, links: () => [] },
  "feedback-received": {
    subject: ({ isPriority }) => (isPriority ? p.feedbackReceived.subjectPro : p.feedbackReceived.subject),
    write: FeedbackReceived,
    links: () => [],
  },
  "feedback-answer": { subject: p.feedbackAnswer.subject, write: FeedbackAnswer, links: toProfile },
  "gate-code": { subject: a.gateCode.subject, write: GateCode, links: () => [] },
  "gate-blocked": { subject: a.gateBlocked.subject, write: GateBlocked, links: () => [] },
  "account-reset": {
    subject: a.accountReset.subject,
    write: AccountReset,
    links: ({ chatUrl }) => [chatUrl],
  },
};

// A number to call stands for itself.
const plainText = { selectors: [{ selector: 'a[href^="tel:"]', format: "inline" }] };

/** Where a line breaks is up to whoever shows plain text. */
const plainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

/** Writes a mail, with who runs the installation below it, as HTML and as plain text. `links` are the addresses in it, the main one first. */
export async function renderMail<T extends keyof MailProps>(
  { template, props }: MailContent<T>,
  identity: LegalIdentity,
): Promise<RenderedMail> {
  const { subject, write, links } = kinds[template];
  const html = await render(cloneElement(write(props, identity), { identity }));
  const line = typeof subject === "string" ? subject : subject(props);
  const text = plainSpaces(toPlainText(html, plainText));
  return { subject: singleLineSubject(plainSpaces(line)), html, text, links: links(props) };
}
