"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { worksheetList as t } from "@/lib/i18n/it/worksheet-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { showToast } from "@/components/ui/toast";
import { NoExercise } from "@/components/worksheets/list/no-exercise";
import { PhotoButtons } from "@/components/worksheets/list/photo-buttons";
import { useSheetPhoto } from "@/components/worksheets/list/use-sheet-photo";
import { CopyIcon } from "@/components/worksheets/sheet-icons";

// Its code comes when it is asked for.
const PasteDialog = lazyDialog(() => import("@/components/worksheets/list/paste-dialog"));

/** Beside each other, so that the sheets begin high up; where letters are large, below each other. */
const inOneRow =
  "grid auto-cols-fr grid-flow-col gap-2 airy:grid-flow-row max-sm:[&>button]:px-1 max-sm:[&>button>span]:flex-col";

/** The ways to a new sheet: a photo, or a text that is pasted. */
export function NewSheet() {
  const router = useRouter();
  const [isPasting, setIsPasting] = useState(false);
  const [isWithoutSheet, setIsWithoutSheet] = useState(false);
  const photo = useSheetPhoto({ isReady: !isPasting, onAnswered: onRead });

  function onRead({ aiMessage: { worksheet } }: ExchangeReply): void {
    setIsWithoutSheet(!worksheet);
    if (worksheet) open(worksheet.id, worksheet.items);
  }

  function open(id: string, items: number): void {
    showToast({ title: t.read(items), variant: "success" });
    router.push(`/schede/${id}`);
  }

  return (
    <Card tone="action" className="flex flex-col gap-3 p-4! [&>:empty]:-mt-3">
      <h2 className="text-base font-bold">{t.newTitle}</h2>
      <div className={inOneRow}>
        {photo.isAllowed && <PhotoButtons photo={photo} variant="primary" take={t.take} choose={t.choose} />}
        <Button variant="secondary" onClick={() => setIsPasting(true)}>
          <CopyIcon className="size-5" />
          {t.paste}
        </Button>
      </div>
      {photo.notices}
      {isWithoutSheet && <NoExercise className="bg-surface" />}
      {photo.overlays}
      {isPasting && (
        <PasteDialog
          onClose={() => setIsPasting(false)}
          onMade={(sheet) => {
            setIsPasting(false);
            open(sheet.id, sheet.items.length);
          }}
        />
      )}
    </Card>
  );
}
