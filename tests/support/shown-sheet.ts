import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";

/** An item as a screen gets it: a gap that nobody has tried. */
export function shownItem(n: number, own: Partial<WorksheetItemReply> = {}): WorksheetItemReply {
  return {
    n,
    part: 0,
    label: String(n),
    kind: "gaps",
    text: `Sentence ${n} ____ here.`,
    pieces: [`Sentence ${n} `, " here."],
    words: [],
    gaps: [{ draft: "", verdict: "" }],
    status: "open",
    tries: 0,
    help: [],
    canAskHelp: true,
    canLeave: false,
    isEditable: true,
    isUnsure: false,
    way: "open",
    minutes: 0,
    xpAwarded: 0,
    ...own,
  };
}

/** A sheet as a screen gets it: one part, three items. */
export const shownSheet: WorksheetReply = {
  id: "0190a1c0-0000-7000-8000-000000000001",
  title: "Present simple",
  status: "working",
  revision: 4,
  createdAt: "2026-03-01T10:05:00.000Z",
  canReopen: false,
  parts: [{ name: "A", instruction: "Completa.", wordBank: [] }],
  items: [shownItem(1), shownItem(2), shownItem(3)],
};
