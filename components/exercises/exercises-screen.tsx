"use client";

import { useRef } from "react";
import { exercises as t } from "@/lib/i18n/it";
import { AnswerForm } from "@/components/exercises/answer-form";
import { DayDone } from "@/components/exercises/day-done";
import { ExerciseTalk } from "@/components/exercises/exercise-talk";
import { ExercisesHeader } from "@/components/exercises/exercises-header";
import { NextButton } from "@/components/exercises/next-button";
import { useExercises } from "@/components/exercises/use-exercises";
import { ChatSkeleton } from "@/components/chat/chat-skeleton";
import { PauseNotice } from "@/components/family/pause-notice";
import { Button } from "@/components/ui/button";
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
  const isDone = all.length > 0 && !current;
  return (
    <div className="squared-paper flex grow flex-col">
      <ExercisesHeader exercises={all} current={current} />
      <div className="mx-auto flex w-full max-w-3xl grow flex-col gap-4 px-4 pt-4 pb-6">
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
          className="sticky bottom-bar z-20 border-t border-line bg-paper md:bottom-0 short:static"
        >
          <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-3">
            <PauseNotice>{pause}</PauseNotice>
            {current.isSolved ? (
              <NextButton label={hasOthers ? t.next : t.finish} onClick={goOn} />
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
  );
}
