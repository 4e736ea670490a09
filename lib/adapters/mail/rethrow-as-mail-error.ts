import { MailError } from "@/lib/ports/mailer";

/** What keeps an outbox from taking a mail may be over the next time. */
export function rethrowAsMailError(error: unknown): never {
  if (error instanceof MailError) throw error;
  throw new MailError("outbox_not_written", { retryable: true, cause: error });
}
