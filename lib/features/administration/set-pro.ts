import type { Administrator, Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { hasPro, isLive } from "@/lib/features/billing/rules";
import { administration as t } from "@/lib/i18n/it";
import { actOnUser } from "./act-on-user";
import * as data from "./data";
import { presentUser } from "./present-user";

type Wish = { id: number; isPro: boolean };

/** Gives a user Pro, or takes back what was given so. Pro that is paid for is the payer's: CONFLICT. */
export function setPro(ctx: Ctx<Administrator>, { id, isPro }: Wish) {
  return actOnUser(ctx, { action: "set_pro", userId: id }, async (tx, user) => {
    const isPaid = isLive(user.subscriptionStatus);
    if (!isPro && isPaid && !user.hasManualPro) throw new AppError("CONFLICT", t.paidPro);
    const changed = await data.setPro(tx, id, {
      hasManualPro: isPro,
      isPro: hasPro(user.subscriptionStatus, isPro),
    });
    return { before: proOf(user), after: proOf(changed), result: presentUser(changed, ctx.now()) };
  });
}

const proOf = ({ isPro, hasManualPro }: data.UserRow) => ({ isPro, hasManualPro });
