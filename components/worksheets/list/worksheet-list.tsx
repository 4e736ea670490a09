"use client";

import { useRef, useState, type RefObject } from "react";
import type { WorksheetSummary } from "@/lib/features/worksheets/contract";
import { longDate } from "@/lib/i18n/dates";
import { worksheetList as t } from "@/lib/i18n/it/worksheet-list";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { AppLink } from "@/components/ui/app-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { ProgressBar } from "@/components/ui/progress-bar";
import { TrashIcon } from "@/components/worksheets/sheet-icons";

// Its code comes when it is asked for.
const DeleteDialog = lazyDialog(() => import("@/components/worksheets/list/delete-dialog"));

type WorksheetListProps = {
  sheets: WorksheetSummary[];
  /** Where the focus goes when the sheet that had it is gone. */
  titleRef: RefObject<HTMLElement | null>;
};

export default function WorksheetList({ sheets, titleRef }: WorksheetListProps) {
  const [leaving, setLeaving] = useState<WorksheetSummary>();
  const [removed, setRemoved] = useState("");
  const returnFocusTo = useRef<HTMLElement>(null);

  function ask(sheet: WorksheetSummary, opener: HTMLElement): void {
    returnFocusTo.current = opener;
    setLeaving(sheet);
  }

  function onDeleted(title: string): void {
    returnFocusTo.current = titleRef.current;
    setRemoved(t.removed(title));
    setLeaving(undefined);
  }

  return (
    <>
      <ul aria-label={t.listLabel} className="flex flex-col gap-3">
        {sheets.map((sheet) => (
          <SheetRow key={sheet.id} sheet={sheet} onDelete={(opener) => ask(sheet, opener)} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {removed}
      </p>
      {leaving && (
        <DeleteDialog
          sheet={leaving}
          onClose={() => setLeaving(undefined)}
          onDeleted={() => onDeleted(leaving.title)}
          returnFocusTo={returnFocusTo}
        />
      )}
    </>
  );
}

const tones: Record<WorksheetSummary["status"], string> = {
  checking: "bg-sun-soft text-sun-ink",
  working: "bg-action-soft text-action-ink",
  handed_in: "bg-leaf-soft text-leaf-ink",
};

type SheetRowProps = { sheet: WorksheetSummary; onDelete: (opener: HTMLElement) => void };

function SheetRow({ sheet, onDelete }: SheetRowProps) {
  const { id, title, status, createdAt, items, solved } = sheet;
  return (
    <li>
      <Card className="relative flex items-start gap-2 p-4 hover:border-line-strong sm:p-5">
        <div className="flex min-w-0 grow flex-col gap-2">
          <h2 className="text-base leading-snug font-bold [overflow-wrap:anywhere]">
            {/* The whole card leads there; the button beside it lies above. */}
            <AppLink
              href={`/schede/${id}`}
              className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
            >
              <EnglishMarked text={title} asWritten />
            </AppLink>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
            <span className={classNames("rounded-full px-2.5 py-0.5 text-xs font-semibold", tones[status])}>
              {worksheetWords.sheet[status]}
            </span>
            <span>{longDate(createdAt)}</span>
          </p>
          {status === "checking" ? (
            // The whole card is the link; this is what it looks like.
            <span aria-hidden="true" className={buttonStyle("primary", "md", "self-start")}>
              {t.check(items)}
            </span>
          ) : (
            <p className="flex flex-wrap items-center gap-x-3 text-sm font-semibold">
              <ProgressBar
                value={items === 0 ? 0 : (solved * 100) / items}
                label={t.solvedBar(solved, items)}
                tone={status === "working" ? "action" : "leaf"}
                className="h-2 max-w-40 grow basis-24"
              />
              <span className="shrink-0">{t.solved(solved, items)}</span>
            </p>
          )}
        </div>
        <IconButton
          label={t.remove(title)}
          icon={<TrashIcon className="size-5" />}
          className="relative -mt-2 -mr-2"
          onClick={(event) => onDelete(event.currentTarget)}
        />
      </Card>
    </li>
  );
}
