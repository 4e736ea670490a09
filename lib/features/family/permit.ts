import { romeDay, startOfRomeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import type { Need } from "@/lib/contract/call";
import { AppError } from "@/lib/errors";
import { family as t } from "@/lib/i18n/it";
import { countMinute, countMinutes } from "./minute-data";
import { familyOfMember } from "./present-family";
import {
  graceMinutes,
  isWithin,
  minutesSinceEnd,
  nextHours,
  type Family,
  type Scope,
  type WeekHours,
} from "./rules";

/**
 * Why a student may not do now what a call needs, if so: their age is not known, no parent has agreed, a parent has
 * switched it off, it is not the hour, or the minutes of the day are used up. What is allowed counts as a minute where
 * there are limits.
 */
export async function refuseOrCount(ctx: Ctx<Learner>, needs: Need[]): Promise<AppError | undefined> {
  const family = familyOfMember(ctx.actor.user, ctx.now());
  const scopes = needs.filter((need): need is Scope => need !== "practice");
  return (
    scopeRefusal(family, scopes) ??
    (await hoursRefusal(ctx, family.hours)) ??
    (await minutesRefusal(ctx, family))
  );
}

function scopeRefusal({ stage, allowed }: Family, scopes: Scope[]): AppError | undefined {
  const missing = scopes.find((scope) => !allowed[scope]);
  if (!missing) return undefined;
  if (stage === "age") return new AppError("NEEDS_AGE", t.needsAge);
  return new AppError("NEEDS_CONSENT", stage === "waiting" ? t.needsConsent : t.scopeOff[missing]);
}

const minuteMs = 60 * 1000;
const minuteOf = (now: Date) => new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);

async function hoursRefusal(ctx: Ctx<Learner>, hours: WeekHours | null): Promise<AppError | undefined> {
  const now = ctx.now();
  if (!hours || isWithin(hours, now) || (await isFinishing(ctx, hours))) return undefined;
  return new AppError("QUIET_HOURS", quietSentence(hours, now));
}

/** Whoever was at it when the hours ended may finish. */
async function isFinishing(ctx: Ctx<Learner>, hours: WeekHours): Promise<boolean> {
  const now = ctx.now();
  const since = minutesSinceEnd(hours, now);
  if (since === undefined) return false;
  const to = new Date(minuteOf(now).getTime() - since * minuteMs);
  const from = new Date(to.getTime() - graceMinutes * minuteMs);
  return (await countMinutes(ctx.db, ctx.actor.userId, { from, to })) > 0;
}

function quietSentence(hours: WeekHours, now: Date): string {
  const next = nextHours(hours, now);
  if (!next) return t.quietHours.never;
  if (next.days === 0) return t.quietHours.today(next.from);
  if (next.days === 1) return t.quietHours.tomorrow(next.from);
  return t.quietHours.later(next.weekday, next.from);
}

async function minutesRefusal(ctx: Ctx<Learner>, { hours, minutesPerDay }: Family) {
  if (!hours && minutesPerDay === null) return undefined;
  const now = ctx.now();
  const minute = { userId: ctx.actor.userId, minute: minuteOf(now) };
  const isCounted = await countMinute(ctx.db, minute, {
    since: startOfRomeDay(romeDay(now)),
    max: minutesPerDay,
  });
  return isCounted ? undefined : new AppError("DAY_DONE", t.dayDone(minutesPerDay ?? 0));
}
