import { z } from "zod";
import type { PictureBox } from "@/lib/ports/homework-reader";

/** A place on a picture, as it is stored and sent. */
export const pictureBox: z.ZodType<PictureBox> = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
