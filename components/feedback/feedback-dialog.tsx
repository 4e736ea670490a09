"use client";

import { useId, type KeyboardEvent } from "react";
import { feedbackCategories, maxFeedbackLength } from "@/lib/features/feedback/rules";
import { feedback as t } from "@/lib/i18n/it";
import { ChoiceChips } from "@/components/ui/choice-chips";
import { StarRating } from "@/components/feedback/star-rating";
import { useFeedback } from "@/components/feedback/use-feedback";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { controlStyle, fieldDescription, FieldError, FieldFrame } from "@/components/ui/field-frame";
import { Notice } from "@/components/ui/notice";

/** What it is about, the words and the stars: all three are needed. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { draft, change, send, isComplete, marked, isSending, hasFailed } = useFeedback(onClose);
  const id = useId();
  const noMessage = marked.message ? t.noMessage : undefined;

  // In the message Enter begins a new line, anywhere else it sends.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    send();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.open}
      description={t.dialogText}
      actions={
        <span role="presentation" onClick={isComplete ? undefined : send} className="flex flex-col">
          <Button
            onClick={send}
            disabled={!isComplete}
            loading={isSending}
            className="disabled:pointer-events-none"
          >
            {t.send}
          </Button>
        </span>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <ChoiceChips
            legend={t.category}
            choices={feedbackCategories.map((value) => ({ value, label: t.categories[value] }))}
            chosen={draft.category}
            onChoose={(category) => change({ category })}
            onKeyDown={onKeyDown}
          />
          <FieldError id={`${id}-category`} error={marked.category ? t.noCategory : undefined} />
        </div>
        <FieldFrame id={id} label={t.message} error={noMessage}>
          <textarea
            id={id}
            rows={3}
            value={draft.message}
            maxLength={maxFeedbackLength}
            placeholder={t.messagePlaceholder}
            onChange={(event) => change({ message: event.target.value })}
            className={`${controlStyle} resize-y py-3`}
            {...fieldDescription(id, undefined, noMessage)}
          />
        </FieldFrame>
        <StarRating
          chosen={draft.rating}
          isMarked={marked.rating}
          onChoose={(rating) => change({ rating })}
          onKeyDown={onKeyDown}
        />
        {hasFailed && <Notice variant="error">{t.kept}</Notice>}
      </div>
    </Dialog>
  );
}
