import { romeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import type { ParentReportReply } from "./contract";
import { countReports, findLastReport, findParent, isStopped } from "./data";
import { addressKeysOf } from "./parent-links";
import { maxReportsOnDemand, nextMonthlyDay, onDemandKeys, thisMonth } from "./rules";
import { writeReport } from "./write-report";

/** What the caller's parent would be sent now, and how the reports stand. */
export async function getParentReport(ctx: Ctx<Learner>): Promise<ParentReportReply> {
  const { userId, user } = ctx.actor;
  const today = romeDay(ctx.now());
  const [parent, sentToday, last, report] = await Promise.all([
    findParent(ctx.db, userId),
    countReports(ctx.db, userId, onDemandKeys(today)),
    findLastReport(ctx.db, userId),
    writeReport(ctx, { userId, displayName: user.displayName }, thisMonth(today)),
  ]);
  const state = await stateOf(ctx, parent);
  return {
    parentEmail: parent?.parentEmail ?? null,
    state,
    sendsLeft: maxReportsOnDemand - sentToday,
    nextReportOn: state === "confirmed" ? nextMonthlyDay(today).toISOString().slice(0, 10) : null,
    lastReportAt: last?.createdAt.toISOString() ?? null,
    report,
  };
}

async function stateOf(
  ctx: Ctx<Learner>,
  parent: Awaited<ReturnType<typeof findParent>>,
): Promise<ParentReportReply["state"]> {
  if (!parent?.parentEmail) return "none";
  if (parent.parentEmailConfirmedAt) return "confirmed";
  const addressKeys = addressKeysOf(ctx, parent.parentEmail);
  return (await isStopped(ctx.db, { userId: ctx.actor.userId, addressKeys })) ? "stopped" : "unconfirmed";
}
