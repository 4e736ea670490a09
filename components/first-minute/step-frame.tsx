import { useEffect, useId, useRef, type ReactNode } from "react";
import { firstMinute as t } from "@/lib/i18n/it/first-minute";
import type { Step } from "@/components/first-minute/kept-minute";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { IconButton } from "@/components/ui/icon-button";

type StepFrameProps = {
  step: Step;
  all: number;
  /** Whether somebody came here by a button that is gone. */
  takesFocus: boolean;
  onBack: () => void;
  onSkip: () => void;
  children: ReactNode;
};

/** A step: how far one is, what the coach says, what there is to do. The coach stands over the middle of its upper edge. */
export function StepFrame({ step, all, takesFocus, onBack, onSkip, children }: StepFrameProps) {
  const lineId = useId();
  const line = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section
      aria-labelledby={lineId}
      className="@container flex grow flex-col rounded-lg border border-line bg-surface p-3 pt-0 text-left shadow-rest"
    >
      <div className="-mx-2 flex min-h-12 flex-wrap items-center justify-between">
        <div className="flex items-center">
          {step > 0 ? (
            <IconButton label={t.back} icon={<ArrowLeftIcon className="size-5" />} onClick={onBack} />
          ) : (
            <span className="w-2" />
          )}
          <Dots step={step} all={all} />
        </div>
        <Button variant="ghost" onClick={onSkip}>
          {t.skip}
        </Button>
      </div>
      <div className="animate-rise flex grow flex-col gap-2.5 pt-1">
        <h3 ref={line} id={lineId} tabIndex={-1} className="text-center font-semibold outline-none">
          {t.lines[step]}
        </h3>
        {children}
      </div>
    </section>
  );
}

function Dots({ step, all }: { step: number; all: number }) {
  return (
    <p className="flex flex-col items-start gap-1 text-xs font-medium text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: all }, (_, at) => (
          <span
            key={at}
            className={classNames(
              "size-2.5 rounded-full border",
              at <= step ? "border-action bg-action" : "border-line-strong",
            )}
          />
        ))}
      </span>
      {t.step(step + 1, all)}
    </p>
  );
}
