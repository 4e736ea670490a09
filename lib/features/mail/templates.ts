import type { AlreadyRegisteredProps } from "@/emails/already-registered";
import type { PasswordChangedProps } from "@/emails/password-changed";
import type { ResetPasswordProps } from "@/emails/reset-password";
import type { VerifyEmailProps } from "@/emails/verify-email";

/** A mail before it is written: which one, and what it needs to know. Small enough to be stored until it is sent. */
export type MailContent =
  | { template: "verify-email"; props: VerifyEmailProps }
  | { template: "reset-password"; props: ResetPasswordProps }
  | { template: "already-registered"; props: AlreadyRegisteredProps }
  | { template: "password-changed"; props: PasswordChangedProps };
