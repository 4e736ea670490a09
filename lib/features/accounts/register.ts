import type { z } from "zod";
import type { Ctx, Visitor } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { birthIn, newcomerBirth } from "@/lib/features/family/birth";
import { recordConsents } from "@/lib/features/consents/record-consent";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { consumeRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { accounts as t } from "@/lib/i18n/it";
import { cookiePolicyOf, privacyPolicyOf } from "@/lib/policies";
import { claimNickname } from "./claim-nickname";
import type { registerBody } from "./contract";
import { findUserId, insertUser, setPassword } from "./data";
import { holdNickname } from "./nickname-data";
import { passwordProblems } from "./password-policy";
import { accountMailRateLimit, nameKey } from "./rules";
import { normaliseEmail } from "@/lib/email-address";
import { mailVerificationLink } from "./tokens";
import { whileHashing } from "./while-hashing";

/**
 * Creates an account and mails its verification link. A known e-mail answers the same and gets a mail that says so. The
 * nickname alone decides between success and CONFLICT, and is taken after every success: so neither the first answer nor
 * a second try tells whether the e-mail was known.
 */
export async function register(ctx: Ctx<Visitor>, input: z.output<typeof registerBody>) {
  const birth = birthIn(input, ctx.now());
  return whileHashing(ctx, async () => {
    const email = normaliseEmail(input.email);
    const owner = { email, nickname: input.nickname };
    const [problem] = await passwordProblems(input.password, { owner, isChange: false });
    if (problem) throw new AppError("WEAK_PASSWORD", problem, { fields: { password: problem } });

    const passwordHash = await ctx.ports.passwordHasher.hash(input.password);
    const newcomer = {
      email,
      nickname: input.nickname,
      nicknameKey: nameKey(input.nickname),
      displayName: input.displayName,
      displayNameKey: nameKey(input.displayName),
      ...newcomerBirth(birth, ctx.now()),
    };
    const mailId = await inTransaction(ctx.db, (tx) => enter(ctx, tx, newcomer, passwordHash));
    if (mailId) await enqueueMail(ctx, mailId);
    return { message: t.registered };
  });
}

type Newcomer = Parameters<typeof insertUser>[1];

/** Both ways make as many statements, so that their times are alike. Answers the id of the mail, if there is one. */
async function enter(ctx: Ctx, tx: Tx, newcomer: Newcomer, passwordHash: string) {
  const { email, nicknameKey } = newcomer;
  await claimNickname(tx, nicknameKey);
  const created = await insertUser(tx, newcomer, ctx.now());
  const subject = `account-mail:${email}`;
  const { isOver } = await consumeRateLimit(ctx, { subject, rate: accountMailRateLimit, tx });
  if (created) {
    await setPassword(tx, created.id, passwordHash, ctx.now());
    const agreed = { privacy: privacyPolicyOf(ctx.env), cookies: cookiePolicyOf() };
    await recordConsents(ctx, tx, created.id, agreed);
    return mailVerificationLink(ctx, tx, { userId: created.id, email });
  }
  const owner = await findUserId(tx, email);
  if (owner) await recordConsents(ctx, tx, owner.id, {}); // As many statements: they have agreed before.
  if (owner) await holdNickname(tx, { nicknameKey, userId: owner.id, heldAt: ctx.now() });
  return isOver ? undefined : mailAlreadyRegistered(ctx, tx, email);
}

function mailAlreadyRegistered(ctx: Ctx, tx: Tx, email: string): Promise<string> {
  const props = { loginUrl: `${ctx.env.APP_URL}/`, forgotPasswordUrl: `${ctx.env.APP_URL}/forgot-password` };
  return queueMail(ctx, tx, { userId: null, to: email, content: { template: "already-registered", props } });
}
