import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { accounts as t } from "@/lib/i18n/it";
import { isNicknameTaken, lockNickname } from "./nickname-data";

/**
 * Makes sure that nobody but this user (a newcomer, without one) has a nickname or gets it before the transaction ends.
 * Throws CONFLICT. The row is written only then: a unique key that refuses it would name it in the database's log.
 */
export async function claimNickname(tx: Tx, nicknameKey: string, userId?: number): Promise<void> {
  await lockNickname(tx, nicknameKey);
  if (await isNicknameTaken(tx, nicknameKey, userId)) {
    throw new AppError("CONFLICT", t.nicknameTaken, { fields: { nickname: t.nicknameTaken } });
  }
}
