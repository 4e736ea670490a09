"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { putWorksheet } from "@/components/worksheets/use-worksheet";
import { isToDo } from "@/components/worksheets/work/words-of-item";

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
  const isWhole = open.length === 0;
  const confirm = (
    <Button
      key="confirm"
      variant={isWhole ? "primary" : "secondary"}
      loading={handIn.isPending}
      onClick={() => handIn.mutate()}
    >
      {t.confirm}
    </Button>
  );
  const cancel = (
    <Button key="cancel" variant={isWhole ? "secondary" : "primary"} onClick={onClose}>
      {t.cancel}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t.title}
      description={t.description}
      // While something is to be done, going on with it is the first thing offered.
      actions={isWhole ? [confirm, cancel] : [cancel, confirm]}
    >
      <Counts items={sheet.items} />
      {open.length > 0 && (
        <Notice variant="warning" title={t.openTitle}>
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

type Count = { name: keyof typeof t.counts; count: number };
const inks = { solved: "fill-leaf", unverified: "fill-sun", left: "fill-coral", open: "fill-line-strong" };

/** All sentences in one bar, and in words: the parts make up the whole. */
function Counts({ items }: { items: WorksheetItemReply[] }) {
  const counts = countsOf(items);
  if (counts[0]?.name === "solved" && counts.length === 1)
    return <p className="font-semibold">{t.allDone}</p>;
  return (
    <div className="flex flex-col gap-3">
      <svg aria-hidden="true" width="100%" height="12" className="block rounded-full">
        {counts.map(({ name, count }, at) => {
          const before = counts.slice(0, at).reduce((sum, one) => sum + one.count, 0);
          const share = (part: number) => `${(100 * part) / items.length}%`;
          return (
            <rect key={name} x={share(before)} width={share(count)} height="100%" className={inks[name]} />
          );
        })}
      </svg>
      <ul className="flex flex-col gap-1">
        {counts.map(({ name, count }) => (
          <li key={name} className="flex items-center gap-2.5">
            <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
              <circle cx="6" cy="6" r="6" className={inks[name]} />
            </svg>
            {t.counts[name](count)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function countsOf(items: WorksheetItemReply[]): Count[] {
  const count = (isCounted: (item: WorksheetItemReply) => boolean) => items.filter(isCounted).length;
  const counts: Count[] = [
    { name: "solved", count: count(({ status }) => status === "solved") },
    { name: "unverified", count: count(({ status }) => status === "unverified") },
    { name: "left", count: count(({ status }) => status === "left") },
    { name: "open", count: count(isToDo) },
  ];
  return counts.filter((one) => one.count > 0);
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
