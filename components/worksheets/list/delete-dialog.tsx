"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import type { WorksheetSummary } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";
import { worksheetList as t } from "@/lib/i18n/it/worksheet-list";
import { SureDialog } from "@/components/worksheets/sure-dialog";
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
    <SureDialog
      title={t.removeTitle}
      text={t.removeText(sheet.title)}
      confirm={t.removeConfirm}
      cancel={t.removeCancel}
      failure={t.removeFailed}
      deed={remove}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    />
  );
}
