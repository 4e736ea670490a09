import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { announceProgress } from "@/lib/features/mirror/announce-progress";
import { readOr } from "@/lib/features/reading/read";
import { awardPractice } from "@/lib/features/rewards/award-practice";
import type { Reward } from "@/lib/features/rewards/reward";
import { presentReward } from "@/lib/features/rewards/present-reward";
import { xpForCorrection } from "@/lib/features/rewards/rules";
import { mistakeTopicOf } from "@/lib/features/topics/rules";
import { errors } from "@/lib/i18n/it";
import type { TryReply } from "./contract";
import { countTry, findFinding, storeSolved } from "./data";
import { presentFinding } from "./present-finding";
import { resolveFindings } from "./resolve-findings";

type Try = { findingId: string; text: string };

/** Judges a try at one of the caller's own mistakes. Throws NOT_FOUND for a finding of anything else. */
export async function tryFinding(ctx: Ctx<Learner>, { findingId, text }: Try): Promise<TryReply> {
  const finding = await find(ctx, findingId);
  const { outcome, written } = finding.resolvedAt ? noAttempt : await judge(ctx, finding, text);
  if (outcome === "not_yet") await countTry(ctx.db, findingId, text.toLowerCase());
  const reward = outcome === "right" ? await resolve(ctx, findingId, written) : undefined;
  if (reward) announceProgress(ctx);
  return {
    outcome,
    finding: presentFinding(await find(ctx, findingId)),
    ...(await presentReward(ctx, reward)),
  };
}

const noAttempt = { outcome: "no_attempt", written: undefined } as const;

/** What could not be read is no attempt: it costs nothing, and the next one is read anew. */
function judge(ctx: Ctx<Learner>, { message, topic, ...row }: FindingRow, text: string) {
  const otherwise = () => noAttempt;
  const open = { ...row, topic: mistakeTopicOf(topic) };
  const input = { text, open, sentence: message.text };
  return readOr(ctx, "findingTry", input, { characters: text.length, otherwise });
}

type FindingRow = Awaited<ReturnType<typeof find>>;

async function find(ctx: Ctx<Learner>, findingId: string) {
  const finding = await findFinding(ctx.db, ctx.actor.userId, findingId);
  if (!finding) throw new AppError("NOT_FOUND", errors.notFound);
  return finding;
}

/** Ends the finding, as the student wrote it, and awards it; undefined when it was put right meanwhile. */
function resolve(
  ctx: Ctx<Learner>,
  findingId: string,
  written: string | undefined,
): Promise<Reward | undefined> {
  const { userId } = ctx.actor;
  const now = ctx.now();
  return inLearnerTransaction(ctx.db, userId, async (tx) => {
    const resolved = await resolveFindings(tx, { userId, ids: [findingId], now });
    if (resolved.length === 0) return undefined;
    const reward = await awardPractice(tx, { userId, xp: xpForCorrection, corrections: 1, now });
    await storeSolved(tx, findingId, { xpAwarded: reward.xpAwarded, correction: written });
    return reward;
  });
}
