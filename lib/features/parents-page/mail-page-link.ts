import type { Ctx, Visitor } from "@/lib/context";
import { inBackground } from "@/lib/background";
import { normaliseEmail } from "@/lib/email-address";
import { listPaidFor } from "@/lib/features/billing/list-paid-for";
import { isParent, mailOpeningLink } from "@/lib/features/family/parent-session";
import { mailboxOf, openRateLimit } from "@/lib/features/family/rules";
import { consumeRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { family as t } from "@/lib/i18n/it";

/** Mails a link to the page, if the address is a parent's or pays for somebody. Answers alike if not. */
export async function mailParentLink(
  ctx: Ctx<Visitor>,
  input: { email: string },
): Promise<{ message: string }> {
  const email = normaliseEmail(input.email);
  const inHour = await consumeRateLimit(ctx, { subject: `parent-page:${email}`, rate: openRateLimit.hour });
  const inDay = await consumeRateLimit(ctx, {
    subject: `parent-page-day:${mailboxOf(email)}`,
    rate: openRateLimit.day,
  });
  // After the reply: its time would tell who is a parent.
  if (!inHour.isOver && !inDay.isOver) inBackground(ctx, "parent-page", () => mailIfKnown(ctx, email));
  return { message: t.linkSent };
}

async function mailIfKnown(ctx: Ctx<Visitor>, email: string): Promise<void> {
  const isKnown = (await isParent(ctx, email)) || (await listPaidFor(ctx, email)).length > 0;
  if (isKnown) await mailOpeningLink(ctx, email);
}
