"use client";

import { useRef } from "react";
import { exercises as t } from "@/lib/i18n/it";
import { useReadySheet } from "@/components/answer-sheet/answer-sheet";
import { AnswerForm } from "@/components/exercises/answer-form";
import { DayDone } from "@/components/exercises/day-done";
import { ExerciseTalk } from "@/components/exercises/exercise-talk";
import { ExercisesHeader } from "@/components/exercises/exercises-header";
import { ExerciseSheet } from "@/components/exercises/exercise-sheet";
import { NextButton } from "@/components/exercises/next-button";
import { useExercises } from "@/components/exercises/use-exercises";
import { ChatSkeleton } from "@/components/chat/chat-skeleton";
import { PauseNotice } from "@/components/family/pause-notice";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";

/** Three exercises in the look of the conversation: the coach sets one, the student answers below. */
export function ExercisesScreen() {
  const {
    all,
    current,
    given,
    hasFailed,
    reload,
    submit,
    isChecking,
    problem,
    pause,
    goOn,
    comeBack,
    hasOthers,
  } = useExercises();
  const panel = useRef<HTMLDivElement>(null);
  useReadySheet();
  const newest = given.at(-1);
  const next = <NextButton label={hasOthers ? t.next : t.finish} onClick={goOn} />;
  const isDone = all.length > 0 && !current;
  return (
    <div className="squared-paper flex grow flex-col">
      <ExercisesHeader exercises={all} current={current} />
      <div className="above-panel mx-auto flex w-full max-w-3xl grow flex-col gap-4 px-4 pt-4 pb-6">
        {hasFailed && all.length === 0 && <PauseNotice>{pause}</PauseNotice>}
        {hasFailed && all.length === 0 && !pause && (
          <Notice variant="error" title={t.loadFailed}>
            <Button variant="ghost" onClick={reload} className="-ml-4 self-start">
              {t.retry}
            </Button>
          </Notice>
        )}
        {!hasFailed && all.length === 0 && <ChatSkeleton />}
        {current && <ExerciseTalk key={current.id} exercise={current} given={given} panel={panel} />}
        {isDone && <DayDone exercises={all} onComeBack={comeBack} />}
      </div>
      {current && (
        <div
          ref={panel}
          className={classNames(
            "sticky bottom-bar z-20 md:bottom-0 short:static",
            newest ? "low:static" : "border-t border-line bg-paper",
          )}
        >
          {newest && (
            <ExerciseSheet
              key={`${current.id} ${given.length}`}
              given={newest}
              serial={given.length - 1}
              exercises={all}
              action={current.isSolved && next}
            />
          )}
          {!(current.isSolved && newest) && (
            <div className="relative bg-paper">
              <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-3">
                <PauseNotice>{pause}</PauseNotice>
                {current.isSolved ? (
                  next
                ) : (
                  <AnswerForm
                    key={current.id}
                    exercise={current}
                    isChecking={isChecking}
                    problem={problem}
                    onSubmit={submit}
                    onSkip={goOn}
                  />
                )}
              </div>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
