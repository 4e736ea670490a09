import { useEffect, useRef } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";
import { CoachFace } from "@/components/art/coach-face";
import { XpBadge } from "@/components/chat/xp-badge";
import { Button } from "@/components/ui/button";

type SolvedFindingProps = {
  message: string;
  finding: FindingReply;
  xpAwarded: number;
  onClose: () => void;
};

/** The student's sentence as it is now, with what was discovered in it. */
export function SolvedFinding({ message, finding, xpAwarded, onClose }: SolvedFindingProps) {
  const back = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => back.current?.focus(), []);
  const { start, end, correction = "", explanation } = finding;
  return (
    <>
      <div role="status" className="flex items-center gap-3 rounded-md bg-leaf-soft p-3.5">
        <CoachFace mood="cheers" className="size-12 shrink-0" />
        <div className="flex min-w-0 flex-col items-start gap-1">
          <p className="font-bold text-leaf-ink">{t.found}</p>
          {xpAwarded > 0 && <XpBadge xp={xpAwarded} />}
        </div>
      </div>
      <p className="rounded-md bg-sunk px-3.5 py-2.5 wrap-anywhere">
        <span className="block text-xs font-semibold text-ink-soft">{t.rightSentence}</span>
        {message.slice(0, start)}
        <span className="font-semibold text-leaf-ink underline decoration-2 underline-offset-[5px]">
          {correction}
        </span>
        {message.slice(end)}
      </p>
      <p className="text-sm">
        <span className="block text-xs font-semibold text-ink-soft">{t.rule}</span>
        {explanation}
      </p>
      <Button ref={back} onClick={onClose}>
        {t.back}
      </Button>
    </>
  );
}
