"use client";

import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";
import { foundPlaces } from "@/lib/i18n/it/found-places";
import { LanguageText } from "@/components/coach-text/language-text";
import { EarlierHints } from "@/components/findings/earlier-hints";
import { HintCard } from "@/components/findings/hint-card";
import { SentenceToMend } from "@/components/findings/own-sentence";
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

/**
 * One mistake of the student's own, with the hints reached so far and a place to try. What it is about would answer the first
 * hint, so its name stands above it once it was found, and its rule from the second hint on.
 */
export default function FindingDialog(props: FindingDialogProps) {
  const { finding, onClose, position, onNext, returnFocusTo } = props;
  const place = useRef<HTMLSpanElement>(null);
  const hasMoved = useRef(false);

  // What was pressed is gone with its place.
  useEffect(() => {
    if (hasMoved.current) place.current?.focus();
  }, [finding.id]);

  function goOn() {
    hasMoved.current = true;
    onNext?.();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        finding.isResolved ? (
          <LanguageText text={finding.topicName} />
        ) : (
          <>
            {foundPlaces.toDiscover}
            {position && (
              <span
                ref={place}
                tabIndex={-1}
                className="ml-2 text-sm font-normal whitespace-nowrap text-ink-soft"
              >
                {position}
              </span>
            )}
          </>
        )
      }
      {...(returnFocusTo && { returnFocusTo })}
    >
      <Place key={finding.id} {...props} {...(onNext && { onNext: goOn })} />
    </Dialog>
  );
}

function Place({ message, finding, findings, next, onNext, onClose }: FindingDialogProps) {
  const tries = useTry(finding);
  if (finding.isResolved)
    return (
      <SolvedFinding
        message={message}
        finding={finding}
        findings={findings}
        reply={tries.reply}
        next={next}
        onNext={onNext}
        onClose={onClose}
      />
    );
  const onSheet = newHelp(tries.reply);
  const rule = finding.attempts > 0 && <LanguageText text={finding.explanation} />;
  /** The first wrong try brings it. After a later one it makes way to what is new; a sheet without any sends back to it. */
  const isRuleFolded = finding.attempts > 1 && Boolean(onSheet.hint ?? onSheet.twin);
  return (
    <>
      <SentenceToMend message={message} finding={finding} findings={findings} />
      {rule && !isRuleFolded && <p className="text-sm">{rule}</p>}
      <Hints hints={finding.hints} isLastOnSheet={onSheet.hint !== undefined} rule={isRuleFolded && rule} />
      {finding.twin && !onSheet.twin && <TwinExample twin={finding.twin} />}
      <VerbsLink topic={finding.topic} />
      <Disagreement finding={finding} onNext={onNext} />
      <TryForm tries={tries} />
    </>
  );
}

type HintsProps = { hints: string[]; isLastOnSheet: boolean; rule: ReactNode };

/** The newest hint, unless it stands on the sheet below; those before it are folded, the rule with them where it is one. */
function Hints({ hints, isLastOnSheet, rule }: HintsProps) {
  const earlier = hints.slice(0, -1);
  const newest = hints.at(-1);
  return (
    <>
      {(rule || earlier.length > 0) && (
        <EarlierHints label={(rule ? foundPlaces.ruleAndHints : foundPlaces.earlierHints)(earlier.length)}>
          {rule && <p>{rule}</p>}
          <ol className="flex flex-col gap-2">
            {earlier.map((hint, index) => (
              <li key={hint}>
                <HintCard number={index + 1} hint={hint} />
              </li>
            ))}
          </ol>
        </EarlierHints>
      )}
      {newest && !isLastOnSheet && <HintCard number={hints.length} hint={newest} />}
    </>
  );
}

type DisagreementProps = { finding: FindingReply; onNext: (() => void) | undefined };

/** The student may know better, or have had enough, or go on with another place. */
function Disagreement({ finding, onNext }: DisagreementProps) {
  const { drop, isDropping } = useDrop(finding);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {finding.attempts === 0 && t.dropHint}
      <Button variant="ghost" loading={isDropping} onClick={drop} className="-ml-4">
        {t.drop}
      </Button>
      {onNext && (
        <Button variant="ghost" onClick={onNext}>
          {foundPlaces.next}
        </Button>
      )}
    </p>
  );
}
