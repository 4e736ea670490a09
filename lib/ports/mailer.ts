import { PortError } from "./port-error";

export type OutgoingMail = {
  /** Idempotency key: the same id is delivered once, however often it is sent. */
  id: string;
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  template: string;
  /** The addresses a reader may follow, the main one first. */
  links: string[];
  /** Where mail programs post a reader's wish to get no more of these (RFC 8058). */
  unsubscribeUrl?: string;
};

export interface MailerPort {
  readonly kind: "resend" | "outbox";
  /** Hands the mail over. Throws MailError on any fault. */
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
  /** Whether it was handed over since then: for when the provider has forgotten the id. Throws MailError. */
  wasSent(mail: OutgoingMail, since: Date): Promise<boolean>;
}

/** How long every mailer is sure to know an id again. */
export const idIsKnownForMs = 23 * 60 * 60 * 1000;

export type OutboxMail = OutgoingMail & { sentAt: string };

/** The local mailer, whose mails can be read again. */
export interface OutboxPort extends MailerPort {
  readonly kind: "outbox";
  /** The newest mails, newest first. */
  list(limit: number): Promise<OutboxMail[]>;
}

export function isOutbox(mailer: MailerPort): mailer is OutboxPort {
  return mailer.kind === "outbox";
}

/**
 * A mail that was not handed over. `code` says why without quoting address or content; "rate_limited": too many for now,
 * which says nothing about this one.
 */
export class MailError extends PortError {
  static override readonly errorName = "MailError";
  readonly retryable: boolean;

  constructor(
    readonly code: string,
    { retryable, cause }: { retryable: boolean; cause?: unknown },
  ) {
    super(`Mail not sent: ${code}`, { cause });
    this.retryable = retryable;
  }
}

const maxSubjectLength = 150;

/** A subject that cannot start another header: one line without control characters. */
export function singleLineSubject(subject: string): string {
  const line = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return Array.from(line).slice(0, maxSubjectLength).join("");
}

/** The mail as it may leave. Throws MailError when `to` is anything but one bare address. */
export function checkedMail(mail: OutgoingMail): OutgoingMail {
  if (!/^[^\s\p{Cc},;<>"]+@[^\s\p{Cc},;<>"@]+$/u.test(mail.to)) {
    throw new MailError("bad_recipient", { retryable: false });
  }
  return { ...mail, subject: singleLineSubject(mail.subject) };
}
