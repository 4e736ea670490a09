import type { App } from "@/lib/context";
import { isOutbox, type OutboxMail } from "@/lib/ports/mailer";
import { hasOpenOutbox } from "./outbox-session";
import { outboxShown } from "./rules";

/** The newest mails that stayed here, for who sends these cookies. Undefined where mails leave. */
export async function listOutbox(
  app: App,
  cookieHeader: string | null,
): Promise<OutboxMail[] | "locked" | undefined> {
  const { mailer } = app.ports;
  if (!isOutbox(mailer)) return undefined;
  const { PREVIEW_PASSWORD: password } = app.env;
  if (password && !hasOpenOutbox(app, password, cookieHeader)) return "locked";
  return mailer.list(outboxShown);
}
