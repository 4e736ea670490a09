import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { readOr } from "@/lib/features/reading/read";
import { homeworkPhotos as t } from "@/lib/i18n/it";
import { HomeworkReaderError } from "@/lib/ports/homework-reader";
import { studentKeyOf } from "@/lib/secret";
import { storeText } from "./data";
import { readBudgetMs, tidyPhotoText } from "./rules";

type Photo = { id: string; jpeg: Uint8Array };

/** Reads a picture and keeps its text; undefined when nothing is legible. Throws when there is no reading it now. */
export async function readPhoto(ctx: Ctx<Learner>, { id, jpeg }: Photo): Promise<string | undefined> {
  const text = tidyPhotoText(await read(ctx, jpeg));
  const isLegible = await readOr(ctx, "legible", text, { characters: text.length, otherwise: () => false });
  if (!isLegible) return undefined;
  await storeText(ctx.db, id, text);
  return text;
}

async function read(ctx: Ctx<Learner>, jpeg: Uint8Array): Promise<string> {
  try {
    const studentKey = studentKeyOf(ctx.secret, ctx.actor.userId);
    return await ctx.ports.homeworkReader.read(jpeg, AbortSignal.timeout(readBudgetMs), studentKey);
  } catch (cause) {
    if (!(cause instanceof HomeworkReaderError)) throw cause;
    throw new AppError(cause.reason === "unavailable" ? "UNAVAILABLE" : "TUTOR_FAILED", t.analysisFailed, {
      cause,
    });
  }
}
