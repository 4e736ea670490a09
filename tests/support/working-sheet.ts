import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";

export const sheetId = "0b0f3c1e-2b1a-4c6d-8e9f-0a1b2c3d4e5f";

export const gapOf = (more: Partial<WorksheetItemReply["gaps"][number]> = {}) => ({
  draft: "",
  verdict: "" as const,
  ...more,
});

export function itemOf(n: number, more: Partial<WorksheetItemReply> = {}): WorksheetItemReply {
  return {
    n,
    part: 0,
    label: String(n),
    kind: "gaps",
    text: "She ____ to school.",
    pieces: ["She ", " to school."],
    words: [],
    gaps: [gapOf({ given: "go" })],
    status: "open",
    tries: 0,
    help: [],
    canAskHelp: true,
    canLeave: false,
    isEditable: false,
    isUnsure: false,
    way: "open",
    minutes: 0,
    xpAwarded: 0,
    ...more,
  };
}

export function sheetOf(items: WorksheetItemReply[], more: Partial<WorksheetReply> = {}): WorksheetReply {
  return {
    id: sheetId,
    title: "Present simple",
    status: "working",
    revision: 1,
    createdAt: "2026-03-01T10:00:00.000Z",
    canReopen: false,
    parts: [{ name: "A", instruction: "Complete the sentences.", wordBank: [] }],
    items,
    ...more,
  };
}

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
