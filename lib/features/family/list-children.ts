import type { Ctx, Parent } from "@/lib/context";
import { romeDay, startOfRomeDay } from "@/lib/calendar";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import { weekHours, type ParentChild } from "./contract";
import { listChildrenOf, type ChildRow } from "./data";
import { countMinutes } from "./minute-data";

/** The students the caller decides for, and what they have chosen. */
export async function listChildren(ctx: Ctx<Parent>) {
  const rows = await listChildrenOf(ctx.db, ctx.actor.email);
  return { email: ctx.actor.email, children: await Promise.all(rows.map((row) => presentChild(ctx, row))) };
}

/** One of them. Throws NOT_FOUND for every other student. */
export async function presentChildOf(ctx: Ctx<Parent>, childId: number): Promise<ParentChild> {
  const rows = await listChildrenOf(ctx.db, ctx.actor.email);
  const row = rows.find(({ userId }) => userId === childId);
  if (!row) throw new AppError("NOT_FOUND", errors.notFound);
  return presentChild(ctx, row);
}

async function presentChild(ctx: Ctx<Parent>, row: ChildRow): Promise<ParentChild> {
  const { user, userId, consentedAt, withdrawnAt, mailsStoppedAt } = row;
  const { coach, photos, voice, readAloud, reports, alerts, hours, minutesPerDay } = row;
  const now = ctx.now();
  const today = { from: startOfRomeDay(romeDay(now)), to: new Date(now.getTime() + 60_000) };
  return {
    id: userId,
    nickname: user.nickname,
    ageGroup: ageGroupOf(user, now),
    consentedAt: consentedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    settings: {
      coach,
      photos,
      voice,
      readAloud,
      // Who has stopped all mails by a link gets none, whatever was chosen before.
      reports: reports && !mailsStoppedAt,
      alerts: alerts && !mailsStoppedAt,
      hours: weekHours.nullable().parse(hours),
      minutesPerDay,
    },
    hasOtherParents: user._count.guardians > 1,
    areMailsStopped: mailsStoppedAt !== null,
    minutesToday: await countMinutes(ctx.db, userId, today),
    isPro: user.isPro,
    deletion: user.deletionRequest && {
      eraseAfter: user.deletionRequest.eraseAfter.toISOString(),
      canCancel: user.deletionRequest.status === "requested" && user.deletionRequest.reason === "parent",
      hasBegun: user.deletionRequest.status !== "requested",
    },
  };
}
