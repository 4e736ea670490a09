import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { alertParents, isAnybodyListening } from "@/lib/features/family/alert-parents";
import { readOr } from "@/lib/features/reading/read";
import { alertCauses, type AlertCause, type Support } from "@/lib/features/safety/rules";
import { alertReading } from "./rules";
import { hasBeenHarmed, listSent } from "./support-data";

/**
 * The cause that parents are to be told of, if any: one that leaves no doubt, to parents who want to know it, of a student
 * whose messages of the last weeks hold no sign of harm by others. What a model has seen counts for nothing here; where
 * anything fails or takes too long nothing is told.
 */
export async function causeToTell(
  ctx: Ctx<Learner>,
  { text, support }: { text: string; support: Support },
): Promise<AlertCause | undefined> {
  const cause = alertCauses.find((one) => one === support.cause);
  if (!cause) return undefined;
  try {
    if (!(await isAnybodyListening(ctx, cause))) return undefined;
    const otherwise = () => undefined;
    const certain = await readOr(ctx, "certainCause", text, { characters: text.length, otherwise });
    return certain === cause && !(await mayBeHarmed(ctx)) ? cause : undefined;
  } catch (error) {
    ctx.log.error({ event: "alert_not_decided", error });
    return undefined;
  }
}

async function mayBeHarmed(ctx: Ctx<Learner>): Promise<boolean> {
  const { days, limit, atOnce } = alertReading;
  const since = new Date(ctx.now().getTime() - days * 24 * 60 * 60 * 1000);
  const sent = await listSent(ctx.db, ctx.actor.userId, { since, limit });
  for (let from = 0; from < sent.length; from += atOnce) {
    const some = sent.slice(from, from + atOnce);
    const characters = some.reduce((sum, text) => sum + text.length, 0);
    if (await readOr(ctx, "harm", some, { characters, otherwise: () => true })) return true;
  }
  return false;
}

/** Writes to those parents, unless any exchange of the student was ever about harm by others. Answers the mails' ids. */
export async function alertHome(ctx: Ctx<Learner>, tx: Tx, cause: AlertCause | undefined): Promise<string[]> {
  if (!cause || (await hasBeenHarmed(tx, ctx.actor.userId))) return [];
  return alertParents(ctx, tx, cause);
}
