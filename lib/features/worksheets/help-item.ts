import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import type { HelpRung, Rung } from "@/lib/features/coach/sheet/help-rung";
import { readOr } from "@/lib/features/reading/read";
import { worksheets as t } from "@/lib/i18n/it";
import type { helpItemCall } from "./contract";
import { countTime, updateItem } from "./data";
import { holdOpenSheet, itemCalled, loadSheet, refuseHandedIn, refuseUnread } from "./sheet-access";
import { presentItem } from "./present-worksheet";
import { awayMs, earnedRung, rungs } from "./rules";
import { isSameText, lengthOf, unsolvedOf, type Sheet, type SheetItem } from "./sheet";

type HelpReply = z.output<typeof helpItemCall.reply>;
type Wish = { worksheetId: string; n: number; rung: number };

/** Shows the next rung of help with an item, where tries have earned it. One that is shown already is shown again. */
export async function helpItem(ctx: Ctx<Learner>, { worksheetId, n, rung }: Wish): Promise<HelpReply> {
  const sheet = await loadSheet(ctx, worksheetId);
  refuseHandedIn(sheet);
  const item = itemCalled(sheet, n);
  const next = rungs[item.help.length];
  const shown = { isEarned: true, item: presentItem(item, sheet, ctx.now()) };
  if (!next || rung < next || item.status === "solved") return shown;
  if (next > earnedRung(item, ctx.now())) return { ...shown, isEarned: false, message: t.tryFirst };
  const help = await findHelp(ctx, sheet, item, next);
  await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) => {
    const now = ctx.now();
    const held = itemCalled(await holdOpenSheet(ctx, tx, worksheetId), n);
    // Shown meanwhile, needed no more, or help with another sentence.
    if (held.help.length !== next - 1 || held.status === "solved" || !isSameText(held.state, item.state))
      return;
    await countTime(tx, { worksheetId, itemId: held.id }, now, awayMs);
    await updateItem(tx, held.id, {
      help: [...held.help, help],
      helpLevel: Math.max(held.helpLevel, next),
    });
  });
  const after = await loadSheet(ctx, worksheetId);
  return { isEarned: true, item: presentItem(itemCalled(after, n), after, ctx.now()) };
}

function findHelp(ctx: Ctx<Learner>, sheet: Sheet, { state }: SheetItem, rung: Rung): Promise<HelpRung> {
  const unsolved = unsolvedOf(sheet);
  const input = { item: state, parts: sheet.parts, unsolved, rung };
  return readOr(ctx, "sheetHelp", input, { characters: lengthOf(unsolved), otherwise: refuseUnread });
}
