import { z } from "zod";
import { supportCauses, supportLevels, type Support } from "./rules";

type Stored = { supportLevel: string | null; supportCause: string | null };

/** How a row keeps a need of help, and whether the answer names who helps. */
export const storedSupport = (
  support?: Support,
  isSupportShown = support !== undefined,
): Stored & { isSupportShown: boolean } => ({
  supportLevel: support?.level ?? null,
  supportCause: support?.cause ?? null,
  isSupportShown,
});

const shape = z.object({ level: z.enum(supportLevels), cause: z.enum(supportCauses) });

/** What a row says; undefined where it says nothing. */
export const readSupport = ({ supportLevel, supportCause }: Stored): Support | undefined =>
  shape.safeParse({ level: supportLevel, cause: supportCause }).data;
