import type { Ctx, Parent } from "@/lib/context";
import { romeDay } from "@/lib/calendar";
import { AppError } from "@/lib/errors";
import { listPaidFor } from "@/lib/features/billing/list-paid-for";
import { isTakenBackBy } from "@/lib/features/deletion/rules";
import type { ParentChild } from "./contract";
import { listOwnChildren, type OwnChild } from "@/lib/features/family/list-own-children";
import { nameForStranger } from "@/lib/features/family/name-for-stranger";
import type { LastWeek } from "@/lib/features/progress/contract";
import { listWeeks } from "@/lib/features/reports/list-weeks";
import { nextMonthlyDay } from "@/lib/features/reports/rules";
import { errors } from "@/lib/i18n/it";

/** The students the caller decides for, and what they have chosen; and whom they only pay for. */
export async function listChildren(ctx: Ctx<Parent>) {
  const { email } = ctx.actor;
  const own = await listOwnChildren(ctx);
  const shown = own.filter(({ seesProgress }) => seesProgress).map(({ id }) => id);
  const [weeks, paidFor] = await Promise.all([listWeeks(ctx, shown), listPaidFor(ctx, email)]);
  const children = own.map((child) => presentChild(ctx, child, weeks.get(child.id)));
  const others = paidFor.filter(({ userId }) => !children.some(({ id }) => id === userId));
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

function presentChild(ctx: Ctx<Parent>, own: OwnChild, week: LastWeek | undefined): ParentChild {
  const { seesProgress: _, deletionRequest, ...child } = own;
  const monthly = nextMonthlyDay(romeDay(ctx.now())).toISOString().slice(0, 10);
  return {
    ...child,
    week: week ?? null,
    nextReportOn: child.settings.reports ? monthly : null,
    deletion: deletionRequest && {
      eraseAfter: deletionRequest.eraseAfter.toISOString(),
      canCancel: isTakenBackBy("parent", deletionRequest),
      hasBegun: deletionRequest.status !== "requested",
    },
  };
}
