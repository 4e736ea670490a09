import { z } from "zod";
import { supportCauses, supportLevels, type Support } from "./rules";

type Stored = { supportLevel: string | null; supportCause: string | null };

export const storedSupport = (support: Support | undefined): Stored => ({
  supportLevel: support?.level ?? null,
  supportCause: support?.cause ?? null,
});

const shape = z.object({ level: z.enum(supportLevels), cause: z.enum(supportCauses) });

/** What a row says; undefined where it says nothing. */
export const readSupport = ({ supportLevel, supportCause }: Stored): Support | undefined =>
  shape.safeParse({ level: supportLevel, cause: supportCause }).data;
