import { useEffect, useRef } from "react";
import type { FindingReply, TryReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";
import { answerSheet } from "@/lib/i18n/it/answer-sheet";
import { AnswerSheet } from "@/components/answer-sheet/answer-sheet";
import { LanguageText } from "@/components/coach-text/language-text";
import { SentenceNow } from "@/components/findings/own-sentence";
import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icons";

type SolvedFindingProps = {
  message: string;
  finding: FindingReply;
  /** All of the message, this one too. */
  findings: FindingReply[];
  /** What the try has earned that solved it just now; of one that was solved before there is none. */
  reply: TryReply | undefined;
  /** What leads to the next one that is open, where there is one. */
  next: string | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
};

/** The student's sentence as it is now, with what was discovered in it. */
export function SolvedFinding({
  message,
  finding,
  findings,
  reply,
  next,
  onNext,
  onClose,
}: SolvedFindingProps) {
  const onwards = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => onwards.current?.focus(), []);
  const done = findings.filter(({ isResolved }) => isResolved).length;
  const all = findings.length;
  const onward = next ? (
    <div className="flex flex-col gap-1">
      <Button ref={onwards} onClick={onNext}>
        {next}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {t.back}
      </Button>
    </div>
  ) : (
    <Button ref={onwards} onClick={onClose}>
      {t.back}
    </Button>
  );
  return (
    <>
      {!reply && (
        <p className="flex items-center gap-2 font-bold text-leaf-ink">
          <CheckIcon className="size-5" />
          {t.found}
        </p>
      )}
      <SentenceNow message={message} finding={finding} findings={findings} />
      <p className="text-sm">
        <span className="block text-xs font-semibold text-ink-soft">{t.rule}</span>
        <LanguageText text={finding.explanation} />
      </p>
      {reply ? (
        <div className="sticky -bottom-6 -mx-6 -mb-6 low:static [&>.answer-sheet]:pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <AnswerSheet
            outcome="right"
            layout="panel"
            title={t.found}
            reward={reply}
            progress={{ done, all, label: answerSheet.placesFound(done, all) }}
            action={onward}
          />
        </div>
      ) : (
        onward
      )}
    </>
  );
}
