import { inBackground } from "@/lib/background";
import type { Ctx, Visitor } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { consumeRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { accounts as t } from "@/lib/i18n/it";
import { findUserByEmail } from "./data";
import { accountMailRateLimit } from "./rules";
import { normaliseEmail } from "@/lib/email-address";
import { mailResetLink } from "./tokens";

/** Mails a reset link if the account exists. Looks after the reply, so that its time tells nothing. */
export async function forgotPassword(ctx: Ctx<Visitor>, input: { email: string }) {
  const email = normaliseEmail(input.email);
  const { isOver } = await consumeRateLimit(ctx, {
    subject: `account-mail:${email}`,
    rate: accountMailRateLimit,
  });
  if (!isOver) {
    inBackground(ctx, "forgot-password", async () => {
      const user = await findUserByEmail(ctx.db, email);
      if (!user) return;
      await enqueueMail(
        ctx,
        await inTransaction(ctx.db, (tx) => mailResetLink(ctx, tx, { userId: user.id, email })),
      );
    });
  }
  return { message: t.resetSent };
}
