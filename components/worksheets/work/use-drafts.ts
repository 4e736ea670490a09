import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { draftsOf, SheetDrafts } from "@/components/worksheets/work/sheet-drafts";
import { worksheetQuery } from "@/components/worksheets/use-worksheet";

export const itemId = (n: number) => `item-${n}`;

/** The drafts of a sheet that is being worked on, in step with the server and other tabs. */
export function useDrafts({ id: worksheetId, items }: WorksheetReply): SheetDrafts {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const [drafts] = useState(
    () =>
      new SheetDrafts(
        {
          place: { userId, worksheetId },
          save: (n, draft) => saveDraft(queryClient, worksheetId, n, draft),
          isTypedIn,
        },
        items,
      ),
  );
  useEffect(() => drafts.meet(items), [drafts, items]);
  useEffect(() => drafts.connect(), [drafts]);
  useEffect(() => {
    const { queryKey } = worksheetQuery(worksheetId);
    // Another tab or another device may have gone on with it, or have left something unsaved.
    const meetAnew = async () => {
      await queryClient.invalidateQueries({ queryKey });
      drafts.meet(queryClient.getQueryData(queryKey)?.items ?? []);
    };
    const lookAnew = () => void (document.visibilityState === "visible" && meetAnew());
    window.addEventListener("focus", lookAnew);
    document.addEventListener("visibilitychange", lookAnew);
    return () => {
      window.removeEventListener("focus", lookAnew);
      document.removeEventListener("visibilitychange", lookAnew);
    };
  }, [drafts, queryClient, worksheetId]);
  return drafts;
}

/** What stands in an item's boxes. A gap that is right holds what the server has for it. */
export function useDraft(drafts: SheetDrafts, item: WorksheetItemReply): string[] {
  const own = useSyncExternalStore(
    drafts.onChange,
    () => drafts.read(item.n),
    () => undefined,
  );
  return item.gaps.map(({ draft, verdict }, at) => (verdict === "right" ? draft : (own?.[at] ?? draft)));
}

/** Puts an item, as the server has just answered it, in the place of what was known of it. */
export function putItem(queryClient: QueryClient, worksheetId: string, item: WorksheetItemReply): void {
  changeItem(queryClient, worksheetId, item.n, () => item);
}

async function saveDraft(queryClient: QueryClient, worksheetId: string, n: number, draft: string[]) {
  try {
    const item = await api("PUT /api/worksheets/{worksheetId}/items/{n}", {
      params: { worksheetId, n },
      body: { draft },
    });
    const held = draftsOf(item);
    // Only its draft: an answer may have said more about the item meanwhile.
    changeItem(queryClient, worksheetId, n, (known) => ({
      ...known,
      gaps: known.gaps.map((gap, at) => ({ ...gap, draft: held[at] ?? gap.draft })),
    }));
    return held;
  } catch (error) {
    leaveIfSignedOut(error);
    throw error;
  }
}

type Change = (known: WorksheetItemReply) => WorksheetItemReply;

function changeItem(queryClient: QueryClient, worksheetId: string, n: number, change: Change): void {
  queryClient.setQueryData<WorksheetReply>(
    worksheetQuery(worksheetId).queryKey,
    (sheet) => sheet && { ...sheet, items: sheet.items.map((one) => (one.n === n ? change(one) : one)) },
  );
}

function isTypedIn(n: number): boolean {
  const card = document.getElementById(itemId(n));
  return document.hasFocus() && card !== null && card.contains(document.activeElement);
}
