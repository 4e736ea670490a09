"use client";

import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import type { FindingReply, TryReply } from "@/lib/features/findings/contract";
import { maxTryLength, twinFromAttempt } from "@/lib/features/findings/rules";
import { findings as t } from "@/lib/i18n/it";
import { PauseNotice } from "@/components/family/pause-notice";
import { SolvedFinding } from "@/components/findings/solved-finding";
import { TwinExample } from "@/components/findings/twin-example";
import { useDrop } from "@/components/findings/use-drop";
import { useTry } from "@/components/findings/use-try";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { scrollAbove } from "@/components/ui/scroll-above";
import { TextField } from "@/components/ui/text-field";

type FindingDialogProps = { message: string; finding: FindingReply; onClose: () => void };

/** One mistake of the student's own: the rule, the hints reached so far, and a place to try. */
export default function FindingDialog({ message, finding, onClose }: FindingDialogProps) {
  const tries = useTry(finding);
  const newest = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The hint a try has brought would come up behind the form.
  useEffect(() => {
    if (tries.reply) scrollAbove(form.current, newest.current);
  }, [tries.reply]);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={finding.topicName}>
      {finding.isResolved ? (
        <SolvedFinding
          message={message}
          finding={finding}
          xpAwarded={tries.reply?.xpAwarded ?? 0}
          onClose={onClose}
        />
      ) : (
        <>
          <Sentence message={message} finding={finding} />
          <p className="text-sm">{finding.explanation}</p>
          <ol className="flex flex-col gap-2">
            {finding.hints.map((hint, index) => (
              <li key={hint} className="animate-rise rounded-md bg-sun-soft px-3.5 py-2.5 text-sm">
                <span className="block text-xs font-semibold text-sun-ink">{t.hint(index + 1)}</span>
                {hint}
              </li>
            ))}
          </ol>
          {finding.twin && <TwinExample twin={finding.twin} />}
          <div ref={newest} />
          <Disagreement finding={finding} />
          <TryForm ref={form} tries={tries} />
        </>
      )}
    </Dialog>
  );
}

/** Only as much of a long message as shows where the place is. */
const shownAround = 60;

function Sentence({ message, finding: { start, end } }: { message: string; finding: FindingReply }) {
  const from = Math.max(0, start - shownAround);
  const to = Math.min(message.length, end + shownAround);
  return (
    <p className="rounded-md bg-sunk px-3.5 py-2.5 wrap-anywhere">
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
      <Button variant="ghost" loading={isDropping} onClick={drop} className="-mx-4">
        {t.drop}
      </Button>
    </p>
  );
}

type TryFormProps = { ref: RefObject<HTMLFormElement | null>; tries: ReturnType<typeof useTry> };

function TryForm({ ref, tries }: TryFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { text, write, submit, isChecking, problem, pause, reply } = tries;
  // After a check the next try begins where the student was typing.
  useEffect(() => {
    if (reply) field.current?.focus({ preventScroll: true });
  }, [reply]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form
      ref={ref}
      onSubmit={onSubmit}
      noValidate
      className="sticky -bottom-6 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-surface px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
    >
      <TextField
        ref={field}
        label={t.tryLabel}
        placeholder={t.tryPlaceholder}
        value={text}
        maxLength={maxTryLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        lang="en"
        error={problem}
        onChange={(event) => write(event.target.value)}
      />
      <PauseNotice>{pause}</PauseNotice>
      <p role="status" className="text-sm font-medium text-ink empty:hidden">
        {reply && feedbackOf(reply)}
      </p>
      <Button type="submit" loading={isChecking}>
        {t.check}
      </Button>
    </form>
  );
}

function feedbackOf({ outcome, finding }: TryReply): string | undefined {
  if (outcome === "right") return undefined;
  if (outcome === "no_attempt") return t.noAttempt;
  return hasBroughtHelp(finding) ? t.notYet : t.notYetAgain;
}

/** One hint stands there before the first try; after the last one, and the example, there is nothing new to look at. */
function hasBroughtHelp({ attempts, hints, twin }: FindingReply): boolean {
  return hints.length > attempts || (twin !== undefined && attempts === twinFromAttempt);
}
