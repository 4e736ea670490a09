"use client";

import type { RefObject } from "react";
import { photo, photoOverlays as t } from "@/lib/i18n/it";
import { ScanLine } from "@/components/photo/scan-line";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { CheckIcon } from "@/components/ui/icons";

/** How far the server is with a photo. */
export type AnalysisStep = keyof typeof t.steps;

type AnalysisDialogProps = {
  image: string;
  step: AnalysisStep;
  /** The analysis goes on in the chat. */
  onHide: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export default function AnalysisDialog({ image, step, onHide, returnFocusTo }: AnalysisDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onHide()}
      title={t.analysisTitle}
      description={t.analysisDescription}
      returnFocusTo={returnFocusTo}
      actions={
        <Button variant="secondary" onClick={onHide}>
          {t.hideAnalysis}
        </Button>
      }
    >
      <div className="flex justify-center rounded-md bg-sunk p-3">
        <div className="relative overflow-hidden rounded-sm">
          <img src={image} alt={photo.picture} className="max-h-[38dvh] w-auto" />
          <ScanLine />
        </div>
      </div>
      <Steps current={step} />
      <p role="status" className="sr-only">
        {t.steps[step]}
      </p>
    </Dialog>
  );
}

const order: AnalysisStep[] = ["sending", "reading", "thinking"];

function Steps({ current }: { current: AnalysisStep }) {
  const reached = order.indexOf(current);
  return (
    <ol className="flex flex-col gap-1.5">
      {order.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={classNames(
            "flex items-center gap-2.5 text-sm",
            step === current ? "font-semibold text-ink" : "text-ink-soft",
          )}
        >
          <StepMark isDone={index < reached} isCurrent={index === reached} />
          {t.steps[step]}
          {index < reached && <span className="sr-only">: {t.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}

function StepMark({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  if (isDone) return <CheckIcon className="size-6 text-leaf-ink" />;
  return (
    <span aria-hidden="true" className="grid size-6 place-items-center">
      <span
        className={classNames(
          "size-3 rounded-full",
          isCurrent ? "animate-dot bg-action" : "border-2 border-line-strong/55",
        )}
      />
    </span>
  );
}
