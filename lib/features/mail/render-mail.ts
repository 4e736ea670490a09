import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import { AlreadyRegistered } from "@/emails/already-registered";
import { PasswordChanged } from "@/emails/password-changed";
import { ResetPassword } from "@/emails/reset-password";
import { VerifyEmail } from "@/emails/verify-email";
import { emails as t } from "@/lib/i18n/it";
import { singleLineSubject } from "@/lib/ports/mailer";
import type { MailContent } from "./templates";

type RenderedMail = { subject: string; html: string; text: string; links: string[] };

/** Writes a mail as HTML and as plain text. `links` are the addresses in it, the main one first. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const { subject, element, links } = compose(content);
  const html = await render(element);
  return { subject: singleLineSubject(subject), html, text: toPlainText(html), links };
}

function compose(content: MailContent): { subject: string; element: ReactElement; links: string[] } {
  switch (content.template) {
    case "verify-email":
      return {
        subject: t.verifyEmail.subject,
        element: VerifyEmail(content.props),
        links: [content.props.verifyUrl],
      };
    case "reset-password":
      return {
        subject: t.resetPassword.subject,
        element: ResetPassword(content.props),
        links: [content.props.resetUrl],
      };
    case "already-registered":
      return {
        subject: t.alreadyRegistered.subject,
        element: AlreadyRegistered(content.props),
        links: [content.props.loginUrl, content.props.forgotPasswordUrl],
      };
    case "password-changed":
      return {
        subject: t.passwordChanged.subject,
        element: PasswordChanged(content.props),
        links: [content.props.forgotPasswordUrl],
      };
  }
}
