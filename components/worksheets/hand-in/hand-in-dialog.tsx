"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { worksheetWork } from "@/lib/i18n/it/worksheet-work";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { putWorksheet } from "@/components/worksheets/use-worksheet";
import { isDone, isToDo } from "@/components/worksheets/work/words-of-item";

type HandInDialogProps = {
  sheet: WorksheetReply;
  onClose: () => void;
};

/** How the sheet stands, with what is still open by its name, and the second press. */
export default function HandInDialog({ sheet, onClose }: HandInDialogProps) {
  const queryClient = useQueryClient();
  const handIn = useMutation({
    mutationFn: () =>
      api("POST /api/worksheets/{worksheetId}/hand-in", { params: { worksheetId: sheet.id } }),
    onSuccess: (handedIn) => putWorksheet(queryClient, handedIn),
  });
  const open = sheet.items.filter(isToDo);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t.title}
      description={t.description}
      actions={
        <>
          <Button loading={handIn.isPending} onClick={() => handIn.mutate()}>
            {t.confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          {worksheetWork.done(sheet.items.filter(isDone).length, sheet.items.length)}
        </p>
        <ul className="text-sm">
          {countsOf(sheet.items).map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
      </div>
      {open.length > 0 && (
        <Notice variant="warning" title={t.openTitle(open.length)}>
          {namesOf(open, sheet.parts).map((names, at) => (
            <p key={at}>{names}</p>
          ))}
          <p className="mt-1">{t.openHint}</p>
        </Notice>
      )}
      {handIn.isError && <Notice variant="error">{userMessageOf(handIn.error, t.failed)}</Notice>}
    </Dialog>
  );
}

function countsOf(items: WorksheetItemReply[]): string[] {
  const count = (wanted: WorksheetItemReply["status"]) =>
    items.filter(({ status }) => status === wanted).length;
  const counts = {
    solved: count("solved"),
    unverified: count("unverified"),
    left: count("left"),
  };
  if (counts.solved === items.length) return [t.allDone];
  return (Object.keys(counts) as (keyof typeof counts)[])
    .filter((name) => counts[name] > 0)
    .map((name) => t.counts[name](counts[name]));
}

/** "3, 5" on a page with one exercise, else a line for each: "Esercizio A: 3, 5". */
function namesOf(items: WorksheetItemReply[], parts: WorksheetReply["parts"]): string[] {
  return parts.flatMap(({ name }, place) => {
    const labels = items
      .filter(({ part }) => part === place)
      .map(({ label }) => label)
      .join(", ");
    if (!labels) return [];
    return parts.length > 1 && name ? `${worksheetWords.part(name)}: ${labels}` : labels;
  });
}
