import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { finalText } from "@/lib/features/coach/sheet-item";
import { familyOfMember } from "@/lib/features/family/present-family";
import { errors } from "@/lib/i18n/it";
import type { ReceiptReply } from "./contract";
import { findReceipt } from "./data";
import { presentPart } from "./present-worksheet";
import { helpOf, wayOf } from "./rules";
import { readSheetRow } from "./sheet";

/**
 * A sheet as its receipt shows it. Throws NOT_FOUND alike for a code that never was, one that is over, and one of a child
 * whose parents have not agreed, or no longer do.
 */
export async function readReceipt(ctx: Ctx, { code }: { code: string }): Promise<ReceiptReply> {
  const row = await findReceipt(ctx.db, code, ctx.now());
  const isWithheld = row && familyOfMember(row.user, ctx.now()).stage === "waiting";
  if (!row?.handedInAt || !row.receiptUntil || isWithheld) throw new AppError("NOT_FOUND", errors.notFound);
  const { title, receiptName, handedInAt, receiptUntil, parts, items } = {
    ...readSheetRow(row),
    handedInAt: row.handedInAt,
    receiptUntil: row.receiptUntil,
  };
  return {
    title,
    ...(receiptName && { name: receiptName }),
    handedInAt: handedInAt.toISOString(),
    until: receiptUntil.toISOString(),
    minutes: minutesOf(items.reduce((sum, { activeMs }) => sum + activeMs, 0)),
    parts: parts.map(presentPart),
    items: items.map(({ state, label, draft, status, helpLevel, help, tries, activeMs }) => ({
      part: state.part,
      label,
      text: finalText(state, draft),
      way: wayOf(status, helpLevel, help.length, tries.length),
      tries: tries.length,
      helpUsed: helpOf(helpLevel, help.length),
      minutes: minutesOf(activeMs),
      isVerified: status === "solved",
    })),
  };
}

const minutesOf = (ms: number) => Math.round(ms / 60_000);
