import type { z } from "zod";
import type { Ctx, Visitor } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { announceMail, queueMail } from "@/lib/features/mail/queue-mail";
import { countUse } from "@/lib/features/throttles/count-use";
import { accounts as t } from "@/lib/i18n/it";
import type { registerBody } from "./contract";
import { findNicknameOwner, insertUser } from "./data";
import { passwordProblems } from "./password-policy";
import { accountMailThrottle, nameKey, normaliseEmail } from "./rules";
import { mailVerificationLink } from "./tokens";
import { whileHashing } from "./while-hashing";

/**
 * Creates an account and mails its verification link. A known e-mail answers the same and gets a mail that
 * says so; a taken nickname is CONFLICT whether the e-mail is known or not, so that neither tells of the other.
 */
export function register(ctx: Ctx<Visitor>, input: z.output<typeof registerBody>) {
  return whileHashing(ctx, () => createAccount(ctx, input));
}

async function createAccount(ctx: Ctx<Visitor>, input: z.output<typeof registerBody>) {
  const email = normaliseEmail(input.email);
  const owner = { email, nickname: input.nickname };
  const [problem] = await passwordProblems(input.password, { owner, isChange: false });
  if (problem) throw new AppError("WEAK_PASSWORD", problem, { fields: { password: problem } });

  const passwordHash = await ctx.ports.passwordHasher.hash(input.password);
  const names = {
    nickname: input.nickname,
    nicknameKey: nameKey(input.nickname),
    displayName: input.displayName,
    displayNameKey: nameKey(input.displayName),
  };
  try {
    const mailId = await inTransaction(ctx.db, async (tx) => {
      const user = await insertUser(tx, { email, ...names, passwordHash, now: ctx.now() });
      return mailVerificationLink(ctx, tx, { userId: user.id, email });
    });
    await countUse(ctx, { subject: `account-mail:${email}`, rate: accountMailThrottle });
    await announceMail(ctx, mailId);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await findNicknameOwner(ctx.db, names.nicknameKey)) {
      throw new AppError("CONFLICT", t.nicknameTaken, { fields: { nickname: t.nicknameTaken } });
    }
    await mailAlreadyRegistered(ctx, email);
  }
  return { message: t.registered };
}

async function mailAlreadyRegistered(ctx: Ctx, email: string): Promise<void> {
  const { isOver } = await countUse(ctx, { subject: `account-mail:${email}`, rate: accountMailThrottle });
  if (isOver) return;
  const props = { loginUrl: `${ctx.env.APP_URL}/`, forgotPasswordUrl: `${ctx.env.APP_URL}/forgot-password` };
  const mailId = await inTransaction(ctx.db, (tx) =>
    queueMail(ctx, tx, { userId: null, to: email, content: { template: "already-registered", props } }),
  );
  await announceMail(ctx, mailId);
}
