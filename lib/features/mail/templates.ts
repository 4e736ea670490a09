import type { ParentAddedProps, ParentDeletionCancelledProps } from "@/emails/parent-news";
import type { AccountResetProps, GateBlockedProps, GateCodeProps } from "@/emails/administration";
import type { AlreadyRegisteredProps } from "@/emails/already-registered";
import type { ParentAlertProps, ParentToldProps } from "@/emails/parent-alert";
import type {
  ParentConsentCheckProps,
  ParentConsentReminderProps,
  ParentConsentWithdrawnProps,
  StudentConsentReminderProps,
} from "@/emails/parent-consent";
import type { ParentInvitationProps } from "@/emails/parent-invitation";
import type {
  ParentDeletionRequestedProps,
  ParentPageLinkProps,
  ParentRemovedProps,
  ParentSettingsChangedProps,
} from "@/emails/parent-page";
import type { ParentReportProps } from "@/emails/parent-report";
import type { PasswordChangedProps } from "@/emails/password-changed";
import type {
  AccountErasedProps,
  AccountInactiveProps,
  DeletionCancelledProps,
  DeletionNoticeProps,
  DeletionRequestedProps,
  FeedbackAnswerProps,
  FeedbackReceivedProps,
} from "@/emails/privacy";
import type { ResetPasswordProps } from "@/emails/reset-password";
import type {
  SubscriptionEndProps,
  SubscriptionExpiredProps,
  SubscriptionReceiptProps,
  SubscriptionResumedProps,
  SubscriptionWelcomeProps,
  SubscriptionWithdrawnProps,
} from "@/emails/subscription";
import type { VerifyEmailProps } from "@/emails/verify-email";

/** What each mail needs to know. Plain JSON: it is stored until the mail is sent. */
export type MailProps = {
  "verify-email": VerifyEmailProps;
  "reset-password": ResetPasswordProps;
  "already-registered": AlreadyRegisteredProps;
  "password-changed": PasswordChangedProps;
  "subscription-welcome": SubscriptionWelcomeProps;
  "subscription-receipt": SubscriptionReceiptProps;
  "subscription-payment-failed": SubscriptionEndProps;
  "subscription-cancelled": SubscriptionEndProps;
  "subscription-resumed": SubscriptionResumedProps;
  "subscription-ending": SubscriptionEndProps;
  "subscription-expired": SubscriptionExpiredProps;
  "subscription-withdrawn": SubscriptionWithdrawnProps;
  "parent-invitation": ParentInvitationProps;
  "parent-consent-reminder": ParentConsentReminderProps;
  "student-consent-reminder": StudentConsentReminderProps;
  "parent-consent-check": ParentConsentCheckProps;
  "parent-consent-withdrawn": ParentConsentWithdrawnProps;
  "parent-page-link": ParentPageLinkProps;
  "parent-settings-changed": ParentSettingsChangedProps;
  "parent-removed": ParentRemovedProps;
  "parent-deletion-cancelled": ParentDeletionCancelledProps;
  "parent-added": ParentAddedProps;
  "parent-deletion-requested": ParentDeletionRequestedProps;
  "parent-alert": ParentAlertProps;
  "parent-told": ParentToldProps;
  "parent-report": ParentReportProps;
  "deletion-requested": DeletionRequestedProps;
  "deletion-cancelled": DeletionCancelledProps;
  "account-erased": AccountErasedProps;
  "account-inactive": AccountInactiveProps;
  "deletion-notice": DeletionNoticeProps;
  "feedback-received": FeedbackReceivedProps;
  "feedback-answer": FeedbackAnswerProps;
  "gate-code": GateCodeProps;
  "gate-blocked": GateBlockedProps;
  "account-reset": AccountResetProps;
};

/** A mail before it is written: which one, and what it needs to know. */
export type MailContent<T extends keyof MailProps = keyof MailProps> = {
  [Template in T]: { template: Template; props: MailProps[Template] };
}[T];
