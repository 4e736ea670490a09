"use client";

import { useId, type RefObject } from "react";
import { useForm } from "react-hook-form";
import { keepAnswer, readAnswer } from "@/components/admin/inboxes/kept-answers";
import { useAnswer } from "@/components/admin/inboxes/use-answer";
import type { Panel } from "@/components/admin/panel";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";
import { useLiveValues } from "@/components/ui/use-live-values";
import type { FeedbackReply } from "@/lib/features/feedback/contract";
import { maxAnswerLength } from "@/lib/features/feedback/rules";
import { adminPanel as t } from "@/lib/i18n/it";

type AnswerDialogProps = {
  panel: Panel;
  entry: FeedbackReply;
  onClose: () => void;
  /** It is answered: the button that opened this is gone. */
  onDone: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** What was asked, and the place to answer it. What is typed outlives it until it is sent. */
export default function AnswerDialog({ panel, entry, onClose, onDone, returnFocusTo }: AnswerDialogProps) {
  const { id, nickname, message } = entry;
  const sending = useAnswer(panel, entry, onDone);
  const form = useForm({ defaultValues: { answer: readAnswer(id) } });
  const { answer = "" } = useLiveValues(form);
  const formId = useId();
  const fieldId = useId();

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !sending.isPending && onClose()}
      title={t.answerTitle(nickname)}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button type="submit" form={formId} disabled={!answer.trim()} loading={sending.isPending}>
            {t.sendAnswer}
          </Button>
          <Button variant="secondary" disabled={sending.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <blockquote className="max-h-40 shrink-0 overflow-y-auto rounded-md bg-sunk p-3 text-sm wrap-anywhere whitespace-pre-line">
        {message}
      </blockquote>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => sending.mutate(values.answer.trim()))(event)}
      >
        <FieldFrame id={fieldId} label={t.yourAnswer} hint={t.answerHint}>
          <textarea
            id={fieldId}
            rows={6}
            maxLength={maxAnswerLength}
            className={`${controlStyle} resize-y py-3`}
            {...fieldDescription(fieldId, t.answerHint, undefined)}
            {...form.register("answer", {
              onChange: (event: { target: { value: string } }) => keepAnswer(id, event.target.value),
            })}
          />
        </FieldFrame>
      </form>
    </Dialog>
  );
}
