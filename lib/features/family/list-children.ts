import type { Ctx, Parent } from "@/lib/context";
import { romeDay, startOfRomeDay } from "@/lib/calendar";
import { AppError } from "@/lib/errors";
import { listPaidFor } from "@/lib/features/billing/list-paid-for";
import { isTakenBackBy } from "@/lib/features/deletion/rules";
import { errors } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import type { ParentChild } from "./contract";
import { listChildrenOf, type ChildRow } from "./data";
import { countMinutesOfDay } from "./minute-data";
import { nameForStranger } from "./name-for-stranger";
import { settingsOf } from "./parent-settings";

/** The students the caller decides for, and what they have chosen; and whom they only pay for. */
export async function listChildren(ctx: Ctx<Parent>) {
  const { email } = ctx.actor;
  const rows = await listChildrenOf(ctx.db, email);
  const minutes = await countMinutesOfDay(
    ctx.db,
    rows.map(({ userId }) => userId),
    startOfRomeDay(romeDay(ctx.now())),
  );
  const children = rows.map((row) => presentChild(ctx, row, minutes.get(row.userId) ?? 0));
  const others = (await listPaidFor(ctx, email)).filter(
    ({ userId }) => !children.some(({ id }) => id === userId),
  );
  return {
    email,
    children,
    paidFor: others.map(({ userId, displayName }) => ({ id: userId, name: nameForStranger(displayName) })),
  };
}

/** One of them. Throws NOT_FOUND for every other student. */
export async function presentChildOf(ctx: Ctx<Parent>, childId: number): Promise<ParentChild> {
  const child = (await listChildren(ctx)).children.find(({ id }) => id === childId);
  if (!child) throw new AppError("NOT_FOUND", errors.notFound);
  return child;
}

function presentChild(ctx: Ctx<Parent>, row: ChildRow, minutesToday: number): ParentChild {
  const { user, userId, consentedAt, withdrawnAt, mailsStoppedAt } = row;
  const now = ctx.now();
  return {
    id: userId,
    nickname: user.nickname,
    ageGroup: ageGroupOf(user, now),
    consentedAt: consentedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    settings: settingsOf(row),
    hasOtherParents: user._count.guardians > 1,
    areMailsStopped: mailsStoppedAt !== null,
    minutesToday,
    isPro: user.isPro,
    deletion: user.deletionRequest && {
      eraseAfter: user.deletionRequest.eraseAfter.toISOString(),
      canCancel: isTakenBackBy("parent", user.deletionRequest),
      hasBegun: user.deletionRequest.status !== "requested",
    },
  };
}
