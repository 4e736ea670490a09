import type { Ctx, SystemAdmin } from "@/lib/context";
import { heartsNow } from "@/lib/features/rewards/rules";
import { actOnUser } from "./act-on-user";
import * as data from "./data";
import { presentUser } from "./present-user";

type Wish = { id: number; hearts: number };

/** Sets the hearts of a user. Those of a Pro user show once Pro is over. */
export function setHearts(ctx: Ctx<SystemAdmin>, { id, hearts }: Wish) {
  const now = ctx.now();
  return actOnUser(ctx, { action: "set_hearts", userId: id }, async (tx, user) => {
    const changed = await data.setHearts(tx, id, hearts, now);
    const before = { hearts: heartsNow(user.hearts, user.heartsUpdatedAt, now) };
    return { before, after: { hearts }, result: presentUser(changed, now) };
  });
}
