"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import type { WorksheetSummary } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/http/client";
import { userMessageOf } from "@/lib/http/client-errors";
import { worksheetList as t } from "@/lib/i18n/it/worksheet-list";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { dropWorksheet } from "@/components/worksheets/use-worksheet";

type DeleteDialogProps = {
  sheet: WorksheetSummary;
  onClose: () => void;
  onDeleted: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export default function DeleteDialog({ sheet, onClose, onDeleted, returnFocusTo }: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api("DELETE /api/worksheets/{worksheetId}", { params: { worksheetId: sheet.id } }),
    onSuccess: () => {
      dropWorksheet(queryClient, sheet.id);
      onDeleted();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.removeTitle}
      description={t.removeText(sheet.title)}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t.removeConfirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.removeCancel}
          </Button>
        </>
      }
    >
      {remove.isError && <Notice variant="error">{userMessageOf(remove.error, t.removeFailed)}</Notice>}
    </Dialog>
  );
}
