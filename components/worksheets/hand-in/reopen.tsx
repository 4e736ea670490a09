"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { SureDialog } from "@/components/worksheets/sure-dialog";
import { putWorksheet } from "@/components/worksheets/use-worksheet";

/** Takes the sheet back; a receipt that would end with it is a reason to ask first. */
export function Reopen({ sheet }: { sheet: WorksheetReply }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const reopen = useMutation({
    mutationFn: () => api("POST /api/worksheets/{worksheetId}/reopen", { params: { worksheetId: sheet.id } }),
    onSuccess: (reopened) => putWorksheet(queryClient, reopened),
  });
  return (
    <>
      <Button
        variant="ghost"
        loading={reopen.isPending && !isAsking}
        onClick={() => (sheet.receipt ? setIsAsking(true) : reopen.mutate())}
      >
        {t.reopen}
      </Button>
      {reopen.isError && !isAsking && (
        <Notice variant="error">{userMessageOf(reopen.error, t.reopenFailed)}</Notice>
      )}
      {isAsking && (
        <SureDialog
          title={t.reopenTitle}
          text={t.reopenText}
          confirm={t.reopenConfirm}
          cancel={t.reopenCancel}
          failure={t.reopenFailed}
          deed={reopen}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
