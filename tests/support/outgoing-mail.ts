import { resendMailer } from "@/lib/adapters/mail/resend";
import { MailError, type OutgoingMail } from "@/lib/ports/mailer";
import type { ResendDouble } from "@/tests/doubles/resend";

export const mail: OutgoingMail = {
  id: "7b0f6f3e-0c1b-4d55-9d5e-2f8f6f0f9a11",
  to: "sofia@example.it",
  subject: "Conferma la tua email",
  html: "<p>Perché no? Così è più bello → 🙂</p>",
  text: "Perché no? Così è più bello → 🙂",
  template: "verify-email",
  links: ["http://localhost:3000/email-verified?token=abc"],
};

/** The mailer that reaches the double; with a time-out of its own where an answer is not to come. */
export const resendOn = (double: ResendDouble, timeoutMs?: number) =>
  resendMailer({ apiKey: "re_test", baseUrl: double.url, from: "Coach <coach@example.it>", timeoutMs });

/** The reason why a mail was not sent. */
export async function mailFailure(attempt: Promise<unknown>): Promise<MailError> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw new Error("expected a MailError");
  return error;
}
