import type { Ctx, Learner } from "@/lib/context";
import { takesMails } from "@/lib/features/family/rules";
import { readOr } from "@/lib/features/reading/read";
import { toldCauses } from "@/lib/features/safety/rules";
import type { MessageRow } from "./data";
import { hasBeenHarmed } from "./support-data";

const isTellable = ({ exchange: { supportCause, isSupportShown } }: MessageRow) =>
  isSupportShown && toldCauses.some((cause) => cause === supportCause);

/**
 * The exchanges among these messages whose need of help the student may have their parents told of. Whoever may be harmed by
 * others is never pointed to them: neither by what was stored, nor where what they wrote hints at it.
 */
export async function tellableOf(ctx: Ctx<Learner>, rows: readonly MessageRow[]): Promise<Set<string>> {
  const written = rows.filter((row) => row.sender === "user" && isTellable(row));
  const { userId, user } = ctx.actor;
  if (written.length === 0 || !user.guardians.some(takesMails)) return new Set();
  if (await hasBeenHarmed(ctx.db, userId)) return new Set();
  const tellable = new Set<string>();
  for (const { exchangeId, text } of written) if (!(await hints(ctx, text))) tellable.add(exchangeId);
  return tellable;
}

/** Whether a message may be about harm by others; so does one that was not read. */
export const hints = (ctx: Ctx, text: string): Promise<boolean> =>
  readOr(ctx, "harm", [text], { characters: text.length, otherwise: () => true });
