import { romeDay } from "@/lib/calendar";
import type { Ctx, SystemAdmin } from "@/lib/context";
import { supportCauses, supportLevels } from "@/lib/features/safety/rules";
import type { SupportTotalReply } from "./contract";
import { findSupportTotals } from "./data";
import { supportTotalsDays } from "./rules";

const dayMs = 24 * 60 * 60 * 1000;

/** How often the chat has named who helps, today in Rome and on the days before; nothing of a kind that is none any more. */
export async function getSupportTotals(ctx: Ctx<SystemAdmin>): Promise<SupportTotalReply[]> {
  const today = romeDay(ctx.now()).getTime();
  const counted = await findSupportTotals(ctx.db, new Date(today - (supportTotalsDays - 1) * dayMs));
  return supportCauses.flatMap((cause) =>
    supportLevels.flatMap((level) => {
      const total = counted.find((one) => one.cause === cause && one.level === level);
      return total ? [{ cause, level, count: total.count }] : [];
    }),
  );
}
