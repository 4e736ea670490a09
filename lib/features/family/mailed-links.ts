import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { tokenHashOf } from "@/lib/token-hash";
import { family as t } from "@/lib/i18n/it";
import { keyedHash, keyedHashes } from "@/lib/secret";
import { countTry, deleteLink, findLink, replaceLink } from "./link-data";
import { codeLength, linkTtlMs, maxCodeTries, type LinkPurpose } from "./rules";

/** Bound to its link, so that it is worth nothing with another. */
const boundCode = (tokenHash: string, code: string) => `parent-code:${tokenHash}:${code}`;

type NewLink = { purpose: LinkPurpose; email: string; userId: number | null };

/**
 * Makes a link and the code that must be typed with it, in place of the ones before. Programs that read mails open links,
 * run scripts and send forms: none of that types a code out of a text.
 */
export async function newMailedLink(app: App, tx: Tx, { purpose, email, userId }: NewLink) {
  const token = randomBytes(32).toString("base64url");
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const tokenHash = tokenHashOf(token);
  const createdAt = app.now();
  await replaceLink(tx, {
    tokenHash,
    purpose,
    email,
    userId,
    subject: `${purpose}:${userId ?? ""}:${email}`,
    codeHash: keyedHash(app.secret, boundCode(tokenHash, code)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + linkTtlMs[purpose]),
  });
  return { token, code };
}

type Given = { purpose: LinkPurpose; token: string; code: string };

/** A link that is still good, whatever code is brought with it. Throws BAD_TOKEN for every other. */
export async function readMailedLink(app: App, { purpose, token }: Omit<Given, "code">) {
  const link = await findLink(app.db, { tokenHash: tokenHashOf(token), purpose }, app.now());
  if (!link) throw new AppError("BAD_TOKEN", t.badLink);
  if (link.tries >= maxCodeTries) throw new AppError("BAD_TOKEN", t.noTriesLeft);
  return link;
}

/**
 * Checks a code by its link. Every try is counted before it is looked at, by one statement: of any number at once no more
 * than the allowed ones are. Throws BAD_TOKEN. What answers a right one is used up by `takeMailedLink`.
 */
export async function checkMailedLink(app: App, { purpose, token, code }: Given) {
  const tokenHash = tokenHashOf(token);
  const link = await countTry(app.db, { tokenHash, purpose }, { now: app.now(), maxTries: maxCodeTries });
  if (!link) {
    await readMailedLink(app, { purpose, token });
    throw new AppError("BAD_TOKEN", t.badLink);
  }
  const isRight = keyedHashes(app.secret, boundCode(tokenHash, code)).some((given) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(link.codeHash)),
  );
  if (!isRight) {
    const sentence = link.tries >= maxCodeTries ? t.noTriesLeft : t.badCode;
    throw new AppError("BAD_TOKEN", sentence, { fields: { code: sentence } });
  }
  return { email: link.email, userId: link.userId, tokenHash };
}

/** Uses a link up, in the transaction of what it opens. Throws BAD_TOKEN when another request was faster. */
export async function takeMailedLink(tx: Tx, tokenHash: string): Promise<void> {
  if (!(await deleteLink(tx, tokenHash))) throw new AppError("BAD_TOKEN", t.badLink);
}
