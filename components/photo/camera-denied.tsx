"use client";

import type { RefObject } from "react";
import { photoOverlays as t } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type CameraDeniedProps = {
  onChoose: () => void;
  onRetry: () => void;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** The camera may not be used, as a toast says: what can be done without it. */
export default function CameraDenied({ onChoose, onRetry, onClose, returnFocusTo }: CameraDeniedProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.deniedTitle}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button onClick={onChoose}>{t.deniedChoose}</Button>
          <Button variant="secondary" onClick={onRetry}>
            {t.deniedAgain}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <CoachFigure mood="consoles" className="w-20 shrink-0 airy:hidden" />
        <p className="min-w-0 text-sm">{t.deniedText}</p>
      </div>
    </Dialog>
  );
}
