import type { Ctx, Parent } from "@/lib/context";
import { romeDay, startOfRomeDay } from "@/lib/calendar";
import { ageGroupOf } from "./age-group";
import type { z } from "zod";
import type { ownChild } from "./contract";
import { listChildrenOf, type ChildRow } from "./data";
import { countMinutesOfDay } from "./minute-data";
import { settingsOf } from "./parent-settings";
import { seesProgress } from "./rules";

/** A student the caller decides for: what the family itself knows of them. */
export type OwnChild = z.output<typeof ownChild> & {
  /** Whether the caller may see how they learn. */
  seesProgress: boolean;
  deletionRequest: ChildRow["user"]["deletionRequest"];
};

/** The students the caller decides for, and what they have chosen. */
export async function listOwnChildren(ctx: Ctx<Parent>): Promise<OwnChild[]> {
  const rows = await listChildrenOf(ctx.db, ctx.actor.email);
  const userIds = rows.map(({ userId }) => userId);
  const minutes = await countMinutesOfDay(ctx.db, userIds, startOfRomeDay(romeDay(ctx.now())));
  return rows.map((row) => presentOwn(row, ctx.now(), minutes.get(row.userId) ?? 0));
}

function presentOwn(row: ChildRow, now: Date, minutesToday: number): OwnChild {
  const { user, userId, consentedAt, withdrawnAt, mailsStoppedAt } = row;
  const settings = settingsOf(row);
  const ageGroup = ageGroupOf(user, now);
  return {
    id: userId,
    nickname: user.nickname,
    ageGroup,
    seesProgress: seesProgress(ageGroup, { ...row, reports: settings.reports }),
    consentedAt: consentedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    settings,
    hasOtherParents: user._count.guardians > 1,
    areMailsStopped: mailsStoppedAt !== null,
    minutesToday,
    isPro: user.isPro,
    deletionRequest: user.deletionRequest,
  };
}
