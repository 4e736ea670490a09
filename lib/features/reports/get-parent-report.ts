import { romeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import type { ParentReportReply } from "./contract";
import { readerState } from "@/lib/features/family/report-readers";
import { countReports, findLastReport } from "./data";
import { maxReportsOnDemand, nextMonthlyDay, onDemandKeys, thisMonth } from "./rules";
import { writeReport } from "./write-report";

/** What the caller's parent would be sent now, and how the reports stand. */
export async function getParentReport(ctx: Ctx<Learner>): Promise<ParentReportReply> {
  const { userId, user } = ctx.actor;
  const today = romeDay(ctx.now());
  const { parentEmail } = user;
  const [sentToday, last, report] = await Promise.all([
    countReports(ctx.db, userId, onDemandKeys(today)),
    findLastReport(ctx.db, userId),
    writeReport(ctx, { userId, displayName: user.displayName }, thisMonth(today)),
  ]);
  const state = parentEmail === null ? "none" : await readerState(ctx, ctx.db, userId, parentEmail);
  return {
    parentEmail,
    state,
    sendsLeft: maxReportsOnDemand - sentToday,
    nextReportOn: state === "confirmed" ? nextMonthlyDay(today).toISOString().slice(0, 10) : null,
    lastReportAt: last?.createdAt.toISOString() ?? null,
    report,
  };
}
