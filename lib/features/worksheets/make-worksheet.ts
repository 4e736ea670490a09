import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { readOr } from "@/lib/features/reading/read";
import { worksheets as t } from "@/lib/i18n/it";
import type { WorksheetReply } from "./contract";
import { findSheetByKey } from "./data";
import { refuseUnread } from "./sheet-access";
import { keepWorksheet } from "./keep-worksheet";
import { presentWorksheet } from "./present-worksheet";
import { readSheetRow } from "./sheet";

/** Makes a sheet of the exercises in a text. Throws BAD_INPUT where there are none, CONFLICT where there are too many sheets. */
export async function makeWorksheet(
  ctx: Ctx<Learner>,
  { key, text }: { key: string; text: string },
): Promise<WorksheetReply> {
  const { userId } = ctx.actor;
  const known = await findMade(ctx, key);
  if (known) return known;
  const reading = { characters: text.length, otherwise: refuseUnread };
  const exercise = await readOr(ctx, "sheet", text, reading);
  if (!exercise) throw new AppError("BAD_INPUT", t.noExercise, { fields: { text: t.noExercise } });
  try {
    const id = await inLearnerTransaction(ctx.db, userId, (tx) =>
      keepWorksheet(tx, { userId, key, exercise, now: ctx.now() }),
    );
    if (!id) throw new AppError("CONFLICT", t.tooManySheets);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error; // Another press was faster.
  }
  const made = await findMade(ctx, key);
  if (!made) throw new AppError("CONFLICT", t.changedElsewhere);
  return made;
}

async function findMade(ctx: Ctx<Learner>, key: string): Promise<WorksheetReply | undefined> {
  const row = await findSheetByKey(ctx.db, ctx.actor.userId, key);
  return row ? presentWorksheet(ctx, readSheetRow(row)) : undefined;
}
