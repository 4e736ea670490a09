import type { Ctx, Parent } from "@/lib/context";
import { romeDay, startOfRomeDay } from "@/lib/calendar";
import { AppError } from "@/lib/errors";
import { listPaidFor } from "@/lib/features/billing/list-paid-for";
import { isTakenBackBy } from "@/lib/features/deletion/rules";
import type { LastWeek } from "@/lib/features/progress/contract";
import { listWeeks } from "@/lib/features/reports/list-weeks";
import { nextMonthlyDay } from "@/lib/features/reports/rules";
import { errors } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import type { ParentChild } from "./contract";
import { listChildrenOf, type ChildRow } from "./data";
import { countMinutesOfDay } from "./minute-data";
import { nameForStranger } from "./name-for-stranger";
import { settingsOf } from "./parent-settings";
import { seesProgress } from "./rules";

/** The students the caller decides for, and what they have chosen; and whom they only pay for. */
export async function listChildren(ctx: Ctx<Parent>) {
  const { email } = ctx.actor;
  const rows = await listChildrenOf(ctx.db, email);
  const idsOf = (some: ChildRow[]) => some.map(({ userId }) => userId);
  const [minutes, weeks] = await Promise.all([
    countMinutesOfDay(ctx.db, idsOf(rows), startOfRomeDay(romeDay(ctx.now()))),
    listWeeks(ctx, idsOf(rows.filter((row) => seesProgressOf(row, ctx.now())))),
  ]);
  const children = rows.map((row) => {
    const { userId } = row;
    return presentChild(ctx, row, { minutesToday: minutes.get(userId) ?? 0, week: weeks.get(userId) });
  });
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

const seesProgressOf = (row: ChildRow, now: Date) =>
  seesProgress(ageGroupOf(row.user, now), { ...row, reports: settingsOf(row).reports });

type Counted = { minutesToday: number; week: LastWeek | undefined };

function presentChild(ctx: Ctx<Parent>, row: ChildRow, { minutesToday, week }: Counted): ParentChild {
  const { user, userId, consentedAt, withdrawnAt, mailsStoppedAt } = row;
  const now = ctx.now();
  const settings = settingsOf(row);
  return {
    id: userId,
    nickname: user.nickname,
    ageGroup: ageGroupOf(user, now),
    week: week ?? null,
    nextReportOn: settings.reports ? nextMonthlyDay(romeDay(now)).toISOString().slice(0, 10) : null,
    consentedAt: consentedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    settings,
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
