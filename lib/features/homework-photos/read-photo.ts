import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { readOr } from "@/lib/features/reading/read";
import { homeworkPhotos as t } from "@/lib/i18n/it";
import { HomeworkReaderError, type PageLine, type ReadPage } from "@/lib/ports/homework-reader";
import { studentKeyOf } from "@/lib/secret";
import { storePage } from "./data";
import { readBudgetMs, tidyPage } from "./rules";

type Photo = { id: string; jpeg: Uint8Array };
/** Text and lines are the same, and hold no more than is kept. */
type PhotoRead = { text: string; lines: PageLine[] };

/** Reads a picture and keeps its text; undefined when nothing is legible. Throws when there is no reading it now. */
export async function readPhoto(ctx: Ctx<Learner>, { id, jpeg }: Photo): Promise<PhotoRead | undefined> {
  const page = tidyPage(await read(ctx, jpeg));
  const { text } = page;
  const isLegible = await readOr(ctx, "legible", text, { characters: text.length, otherwise: () => false });
  if (!isLegible) return undefined;
  await storePage(ctx.db, id, page);
  return page;
}

async function read(ctx: Ctx<Learner>, jpeg: Uint8Array): Promise<ReadPage> {
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
