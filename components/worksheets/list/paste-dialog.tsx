"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { maxSheetText } from "@/lib/features/worksheets/rules";
import { api } from "@/lib/api-client/client";
import { ApiError, userMessageOf } from "@/lib/api-client/client-errors";
import { worksheets } from "@/lib/i18n/it";
import { worksheetList as t } from "@/lib/i18n/it/worksheet-list";
import { newMessageKey } from "@/components/conversation/new-message-key";
import { PauseNotice } from "@/components/family/pause-notice";
import { useFamilyRefusal } from "@/components/family/use-family-refusal";
import { readTry, writeTry } from "@/components/learner/kept-texts";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";
import { putWorksheet } from "@/components/worksheets/use-worksheet";

/** What the pasted text is kept under until it is a sheet. */
const keptAs = "new-sheet";

type PasteDialogProps = { onClose: () => void; onMade: (sheet: WorksheetReply) => void };

/** Where the text of an exercise is pasted. What stands there survives a failure, a close and a reload. */
export default function PasteDialog({ onClose, onMade }: PasteDialogProps) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const refusalOf = useFamilyRefusal();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [key] = useState(newMessageKey);
  const [text, setText] = useState(() => readTry(userId, keptAs));
  const [problem, setProblem] = useState<string>();
  const [pause, setPause] = useState<string>();

  const make = useMutation({
    mutationFn: () => api("POST /api/worksheets", { body: { key, text } }),
    onSuccess: (sheet) => {
      writeTry(userId, keptAs, "");
      putWorksheet(queryClient, sheet);
      onMade(sheet);
    },
    onError: (cause) => {
      const refusal = refusalOf(cause);
      setPause(refusal);
      if (!refusal)
        refuse((cause instanceof ApiError && cause.fields?.text) || userMessageOf(cause, t.pasteFailed));
    },
  });

  function refuse(why: string): void {
    setProblem(why);
    field.current?.focus();
  }

  function change(next: string): void {
    setText(next);
    writeTry(userId, keptAs, next);
  }

  function submit(): void {
    setPause(undefined);
    setProblem(undefined);
    const length = text.trim().length;
    if (length === 0) refuse(worksheets.emptyText);
    else if (length > maxSheetText) refuse(worksheets.longText);
    else make.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.pasteTitle}
      description={t.pasteDescription}
      actions={
        <>
          <Button loading={make.isPending} onClick={submit}>
            {t.pasteSend}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.pasteCancel}
          </Button>
        </>
      }
    >
      <FieldFrame id={id} label={t.pasteLabel} error={problem}>
        <textarea
          ref={field}
          id={id}
          rows={8}
          value={text}
          placeholder={t.pasteExample}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          lang="en"
          onChange={(event) => change(event.target.value)}
          className={`${controlStyle} py-3`}
          {...fieldDescription(id, undefined, problem)}
        />
      </FieldFrame>
      <PauseNotice>{pause}</PauseNotice>
    </Dialog>
  );
}
