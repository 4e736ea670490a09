"use client";

import { useRef, type RefObject } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";
import { foundPlaces } from "@/lib/i18n/it/found-places";
import { LanguageText } from "@/components/coach-text/language-text";
import { HintCard } from "@/components/findings/hint-card";
import { SolvedFinding } from "@/components/findings/solved-finding";
import { TryForm } from "@/components/findings/try-form";
import { newHelp } from "@/components/findings/try-sheet";
import { TwinExample } from "@/components/findings/twin-example";
import { useDrop } from "@/components/findings/use-drop";
import { useTry } from "@/components/findings/use-try";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { VerbsLink } from "@/components/verbs/verbs-link";

type FindingDialogProps = {
  message: string;
  finding: FindingReply;
  /** All of the message, this one too. */
  findings: FindingReply[];
  onClose: () => void;
  /** Which of how many it is, where there are others, and the way to the next one. */
  position?: string;
  next?: string;
  onNext?: () => void;
  returnFocusTo?: RefObject<HTMLElement | null>;
};

/** One mistake of the student's own: the rule, the hints reached so far, and a place to try. */
export default function FindingDialog(props: FindingDialogProps) {
  const { finding, onClose, position, onNext, returnFocusTo } = props;
  const place = useRef<HTMLParagraphElement>(null);

  /** What was pressed may be gone with its place. */
  function goOn() {
    onNext?.();
    place.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<LanguageText text={finding.topicName} />}
      {...(returnFocusTo && { returnFocusTo })}
    >
      {position && (
        <div className="-mt-3 -mb-2 flex min-h-11 items-center justify-between gap-3 text-sm text-ink-soft">
          <p ref={place} tabIndex={-1}>
            {position}
          </p>
          {onNext && !finding.isResolved && (
            <Button variant="ghost" onClick={goOn} className="-mr-2">
              {foundPlaces.next}
            </Button>
          )}
        </div>
      )}
      <Place key={finding.id} {...props} onNext={goOn} />
    </Dialog>
  );
}

function Place({ message, finding, findings, next, onNext, onClose }: FindingDialogProps) {
  const tries = useTry(finding);
  const onSheet = newHelp(tries.reply);
  return (
    <>
      {finding.isResolved ? (
        <SolvedFinding
          message={message}
          finding={finding}
          findings={findings}
          reply={tries.reply}
          next={next}
          onNext={onNext}
          onClose={onClose}
        />
      ) : (
        <>
          <Sentence message={message} finding={finding} />
          <p className="text-sm">
            <LanguageText text={finding.explanation} />
          </p>
          <ol className="flex flex-col gap-2">
            {finding.hints
              .filter((hint) => hint !== onSheet.hint)
              .map((hint, index) => (
                <li key={hint}>
                  <HintCard number={index + 1} hint={hint} />
                </li>
              ))}
          </ol>
          {finding.twin && !onSheet.twin && <TwinExample twin={finding.twin} />}
          <VerbsLink topic={finding.topic} />
          <Disagreement finding={finding} />
          <TryForm tries={tries} />
        </>
      )}
    </>
  );
}

/** Only as much of a long message as shows where the place is. */
const shownAround = 60;

function Sentence({ message, finding: { start, end } }: { message: string; finding: FindingReply }) {
  const from = Math.max(0, start - shownAround);
  const to = Math.min(message.length, end + shownAround);
  return (
    <p className="rounded-md bg-sunk px-3.5 py-2.5 wrap-break-word">
      <span className="block text-xs font-semibold text-ink-soft">{t.yourSentence}</span>
      {from > 0 && "…"}
      {message.slice(from, start)}
      <span className="font-semibold underline decoration-coral decoration-wavy decoration-2 underline-offset-[5px]">
        {message.slice(start, end)}
      </span>
      {message.slice(end, to)}
      {to < message.length && "…"}
    </p>
  );
}

/** The student may know better, or have had enough. */
function Disagreement({ finding }: { finding: FindingReply }) {
  const { drop, isDropping } = useDrop(finding);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {t.dropHint}
      <Button variant="ghost" loading={isDropping} onClick={drop} className="-ml-4">
        {t.drop}
      </Button>
    </p>
  );
}
