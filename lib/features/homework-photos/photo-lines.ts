import { z } from "zod";
import type { Ctx } from "@/lib/context";
import type { PageLine } from "@/lib/ports/homework-reader";
import { findLines } from "./data";

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const pageLines = z.array(
  z.object({
    text: z.string(),
    box: box.optional(),
    gaps: z.array(box).optional(),
    confidence: z.number().optional(),
  }),
);

/** The lines of a picture that was read; none where its reader has not told them. */
export const linesOf = async (ctx: Ctx, photoId: string): Promise<PageLine[]> =>
  pageLines.catch([]).parse(await findLines(ctx.db, photoId));
