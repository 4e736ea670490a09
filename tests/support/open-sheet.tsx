import { screen, within } from "@testing-library/react";
import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import type { AnswerVerdict } from "@/lib/features/worksheets/rules";
import { SheetScreen } from "@/components/worksheets/sheet-screen";
import type { Answer, Call } from "@/tests/support/learner-screen";
import { nothingEarned, openOnServer, sheetId } from "@/tests/support/working-sheet";

type Items = Map<number, WorksheetItemReply>;
type OnCall = (call: Call, items: Items) => Answer | undefined;

/** Opens a sheet that is worked on, and waits for it. */
export async function openSheet(sheet: WorksheetReply, onCall?: OnCall) {
  const world = openOnServer(<SheetScreen worksheetId={sheetId} />, sheet, onCall);
  await screen.findByRole("heading", { name: sheet.title });
  return world;
}

export const card = (label: string) => within(screen.getByRole("article", { name: `Frase ${label}` }));
export const checkIn = (label: string) => card(label).getByRole("button", { name: "Controlla" });
export const boxOf = (label: string) => card(label).getByRole("textbox");

/** What the server makes of each answer to an item, in turn; it keeps the item so. */
export function judged(
  ...replies: { verdict: AnswerVerdict; item: WorksheetItemReply; xp?: number }[]
): OnCall {
  let at = 0;
  return ({ key }, items) => {
    if (!key.endsWith("/answers")) return undefined;
    const reply = replies[Math.min(at++, replies.length - 1)];
    if (!reply) return undefined;
    items.set(reply.item.n, reply.item);
    return { json: { ...nothingEarned, xpAwarded: reply.xp ?? 0, verdict: reply.verdict, item: reply.item } };
  };
}

/** An item whose gaps are all right, with what was written into them. */
export const solved = (item: WorksheetItemReply, ...own: string[]): WorksheetItemReply => ({
  ...item,
  status: "solved",
  tries: 1,
  gaps: item.gaps.map((gap, at) => ({ ...gap, draft: own[at] ?? "", verdict: "right" })),
});
