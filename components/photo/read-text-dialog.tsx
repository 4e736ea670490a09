"use client";

import { useId, type SubmitEvent } from "react";
import { maxPhotoTextLength } from "@/lib/features/homework-photos/rules";
import { photoOverlays as t } from "@/lib/i18n/it";
import { useReadText, type ReadPhoto } from "@/components/photo/use-read-text";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";

/** What was read in a photo, to be mended where it was misread. */
export default function ReadTextDialog({ photo, onClose }: { photo: ReadPhoto; onClose: () => void }) {
  const { text, write, submit, isSaving, problem } = useReadText(photo, onClose);
  const id = useId();

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.readTextTitle}
      description={t.readTextDescription}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <FieldFrame id={id} label={t.readTextLabel} error={problem}>
          <textarea
            id={id}
            rows={9}
            value={text}
            maxLength={maxPhotoTextLength}
            lang="en"
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => write(event.target.value)}
            // As tall as its text, up to a share of the screen that cuts no line in two.
            className={classNames(
              controlStyle,
              "field-sizing-content max-h-[calc(round(down,48dvh,1lh)+1.5rem)] resize-none py-2.5 text-sm leading-relaxed",
            )}
            {...fieldDescription(id, undefined, problem)}
          />
        </FieldFrame>
        <Button type="submit" loading={isSaving}>
          {t.saveText}
        </Button>
      </form>
    </Dialog>
  );
}
