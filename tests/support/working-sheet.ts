import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { shownItem, shownSheet } from "@/tests/support/shown-sheet";

export const sheetId = "0b0f3c1e-2b1a-4c6d-8e9f-0a1b2c3d4e5f";

export const gapOf = (more: Partial<WorksheetItemReply["gaps"][number]> = {}) => ({
  draft: "",
  verdict: "" as const,
  ...more,
});

export const itemOf = (n: number, more: Partial<WorksheetItemReply> = {}): WorksheetItemReply =>
  shownItem(n, {
    text: "She ____ to school.",
    pieces: ["She ", " to school."],
    gaps: [gapOf({ given: "go" })],
    isEditable: false,
    ...more,
  });

export const sheetOf = (items: WorksheetItemReply[], more: Partial<WorksheetReply> = {}): WorksheetReply => ({
  ...shownSheet,
  id: sheetId,
  items,
  ...more,
});

export const nothingEarned = { xpAwarded: 0, leveledUp: false, newLevel: 3, newAchievements: [] };

/** A sheet on a pretended server, which keeps drafts as the real one does; `answer` says the rest. */
export function openOnServer(
  screen: React.ReactNode,
  sheet: WorksheetReply,
  answer: (call: Call, items: Map<number, WorksheetItemReply>) => Answer | undefined = () => undefined,
) {
  const items = new Map(sheet.items.map((item) => [item.n, item]));
  const world = renderAsLearner(screen, (call) => {
    const own = answer(call, items);
    if (own) return own;
    if (call.key === `GET /api/worksheets/${sheetId}`)
      return { json: { ...sheet, items: [...items.values()] } };
    const [, place] = /^PUT \/api\/worksheets\/[^/]+\/items\/(\d+)$/.exec(call.key) ?? [];
    const item = items.get(Number(place));
    if (!item) return undefined;
    const { draft } = call.body as { draft: string[] };
    const changed = { ...item, gaps: item.gaps.map((gap, at) => ({ ...gap, draft: draft[at] ?? "" })) };
    items.set(item.n, changed);
    return { json: changed };
  });
  const callsTo = (ending: string) => world.calls.filter(({ key }) => key.endsWith(ending));
  return { ...world, items, callsTo };
}
