import { v5 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";
import { firstTries } from "@/lib/features/coach/first-tries";
import type { JudgedAnswer } from "@/lib/features/coach/sheet/judge-answer";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import { announceProgress } from "@/lib/features/mirror/announce-progress";
import { readOr } from "@/lib/features/reading/read";
import { awardPractice } from "@/lib/features/rewards/award-practice";
import type { Reward } from "@/lib/features/rewards/reward";
import { presentReward } from "@/lib/features/rewards/present-reward";
import { worksheets as t } from "@/lib/i18n/it";
import { applyAnswer } from "./apply-answer";
import type { ItemAnswerReply } from "./contract";
import { countTime, findAnswer, insertAnswer, updateItem, updateSheet } from "./data";
import { holdOpenSheet, itemCalled, loadSheet, refuseHandedIn, refuseUnread } from "./sheet-access";
import { presentItem } from "./present-worksheet";
import { awayMs, xpForItem, type AnswerVerdict } from "./rules";
import { isSameText, lengthOf, unsolvedOf, type Sheet, type SheetItem } from "./sheet";

type Answer = { worksheetId: string; n: number; key: string; answers: string[] };
type Outcome = { verdict: AnswerVerdict; xpAwarded: number; reward?: Reward };

/**
 * Checks an answer to an item. It is judged before the transaction, against a text that no longer changes once it has a
 * try, and counted in it. Throws NOT_FOUND for anybody else's, CONFLICT when the sheet is handed in.
 */
export async function answerItem(ctx: Ctx<Learner>, answer: Answer): Promise<ItemAnswerReply> {
  const { worksheetId, n } = answer;
  const sheet = await loadSheet(ctx, worksheetId);
  const item = itemCalled(sheet, n);
  const known = await findAnswer(ctx.db, item.id, answer.key);
  if (known) return present(ctx, answer, asBefore(known));
  refuseHandedIn(sheet);
  const judged = await judge(ctx, sheet, item, answer.answers);
  const outcome = await inLearnerTransaction(ctx.db, ctx.actor.userId, (tx) =>
    count(ctx, tx, { answer, judged, read: item.state }),
  );
  if (outcome.reward) announceProgress(ctx);
  return present(ctx, answer, outcome);
}

function judge(ctx: Ctx<Learner>, sheet: Sheet, { state }: SheetItem, answers: string[]) {
  const part = sheet.parts[state.part] ?? { wordBank: [] };
  const unsolved = unsolvedOf(sheet);
  const input = { item: state, part, answers, unsolved };
  const characters = answers.join(" ").length + lengthOf(unsolved);
  return readOr(ctx, "sheetAnswer", input, { characters, otherwise: refuseUnread });
}

type Known = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;
const asBefore = ({ verdict, xpAwarded }: Known): Outcome => ({
  verdict: verdict as AnswerVerdict,
  xpAwarded,
});

type Counted = { answer: Answer; judged: JudgedAnswer; read: ItemState };

async function count(ctx: Ctx<Learner>, tx: Tx, { answer, judged, read }: Counted): Promise<Outcome> {
  const { worksheetId, n, key, answers } = answer;
  const now = ctx.now();
  const sheet = await holdOpenSheet(ctx, tx, worksheetId);
  const item = itemCalled(sheet, n);
  const known = await findAnswer(tx, item.id, key);
  if (known) return asBefore(known);
  if (!isSameText(item.state, read)) throw new AppError("CONFLICT", t.changedElsewhere);
  const { verdict, after } = applyAnswer(item, judged, now);
  const isSolvedNow = after?.state.status === "done";
  await countTime(tx, { worksheetId, itemId: item.id }, now, awayMs);
  if (item.status !== "solved")
    await updateItem(tx, item.id, { ...after, draft: answers, ...(isSolvedNow && { solvedAt: now }) });
  if (sheet.status === "checking") await updateSheet(tx, worksheetId, { status: "working" });
  if (after) await recordObservations(tx, ctx.actor.userId, observed(sheet, item.state, after.state, now));
  const reward = isSolvedNow
    ? await awardPractice(tx, { userId: ctx.actor.userId, xp: xpForItem(item.helpLevel), now })
    : undefined;
  const xpAwarded = reward?.xpAwarded ?? 0;
  if (xpAwarded > 0) await updateItem(tx, item.id, { xpAwarded });
  await insertAnswer(tx, { itemId: item.id, key, verdict, xpAwarded, answeredAt: now });
  return { verdict, xpAwarded, ...(reward && { reward }) };
}

/** What the first tries at the item's gaps show of its topic. */
function observed({ id, parts }: Sheet, before: ItemState, after: ItemState, now: Date) {
  const lesson = (item: ItemState) => ({ turn: 0, exercise: { source: "", parts, items: [item], at: 0 } });
  return firstTries(lesson(before), lesson(after)).map(({ topic, isRight, key }) => ({
    topic,
    kind: isRight ? ("exercise_solved" as const) : ("exercise_missed" as const),
    sourceId: uuid(key, id),
    seenAt: now,
  }));
}

async function present(
  ctx: Ctx<Learner>,
  { worksheetId, n }: Answer,
  { verdict, xpAwarded, reward }: Outcome,
): Promise<ItemAnswerReply> {
  const sheet = await loadSheet(ctx, worksheetId);
  return {
    verdict,
    item: presentItem(itemCalled(sheet, n), sheet, ctx.now()),
    ...(await presentReward(ctx, reward)),
    xpAwarded,
  };
}
