import { z } from "zod";
import type { Ctx } from "@/lib/context";
import type { PageLine } from "@/lib/ports/homework-reader";
import { findLines } from "./data";
import { pictureBox } from "./picture-box";

const pageLines = z.array(
  z.object({
    text: z.string(),
    box: pictureBox.optional(),
    gaps: z.array(pictureBox).optional(),
    confidence: z.number().optional(),
  }),
);

/** The lines of a picture that was read; none where its reader has not told them. */
export const linesOf = async (ctx: Ctx, photoId: string): Promise<PageLine[]> =>
  pageLines.catch([]).parse(await findLines(ctx.db, photoId));
