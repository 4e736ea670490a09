"use client";

import type { RefObject } from "react";
import { failureText } from "@/components/auth/failure-text";
import { Points } from "@/components/parent-pages/points";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { parentPages } from "@/lib/i18n/it/parent-pages";

type ConfirmDialogProps = {
  title: string;
  points: string[];
  confirm: string;
  /** Said where the server gives no reason. */
  failure: string;
  deed: { isPending: boolean; error: unknown; mutate: () => void };
  returnFocusTo: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** What follows from a deed, and the second press. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, points, confirm, failure, deed, returnFocusTo, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button variant="danger" loading={deed.isPending} onClick={() => deed.mutate()}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {parentPages.home.keep}
          </Button>
        </>
      }
    >
      <Points title={title} points={points} />
      {deed.error !== null && <Notice variant="error">{failureText(deed.error, failure)}</Notice>}
    </Dialog>
  );
}
