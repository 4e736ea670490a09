"use client";

import { useRef } from "react";
import type { PracticeTopic } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { exercisesFailedTitle } from "@/lib/i18n/it/load-failed";
import { practice } from "@/lib/i18n/it/practice";
import { useReadySheet } from "@/components/answer-sheet/answer-sheet";
import { AnswerForm } from "@/components/exercises/answer-form";
import { ExerciseTalk } from "@/components/exercises/exercise-talk";
import { ExercisesHeader } from "@/components/exercises/exercises-header";
import { ExerciseSheet } from "@/components/exercises/exercise-sheet";
import { NextButton } from "@/components/exercises/next-button";
import { useExercises } from "@/components/exercises/use-exercises";
import { ChatSkeleton } from "@/components/chat/chat-skeleton";
import { PauseNotice } from "@/components/family/pause-notice";
import { LoadFailed } from "@/components/learner/load-failed";
import { classNames } from "@/components/ui/class-names";
import { lazyPart } from "@/components/ui/lazy-part";

const DayDone = lazyPart(() => import("@/components/exercises/day-done"));
const RoundDone = lazyPart(() => import("@/components/exercises/round-done"));

type ExercisesScreenProps = {
  /** The one topic to practise, by its id and its name; the day's three without. */
  topic?: { id: PracticeTopic; name: string } | undefined;
};

/** Exercises in the look of the conversation: the coach sets one, the student answers below. */
export function ExercisesScreen({ topic }: ExercisesScreenProps) {
  const training = useExercises(topic?.id);
  const { all, current, given, hasFailed, submit, isChecking, problem, pause, goOn, hasOthers } = training;
  const panel = useRef<HTMLDivElement>(null);
  useReadySheet();
  const newest = given.at(-1);
  const next = <NextButton label={hasOthers ? t.next : t.finish} onClick={goOn} />;
  const isDone = training.isLoaded && !current;
  const place = all.findIndex(({ id }) => id === current?.id);
  return (
    <div data-task className="squared-paper flex grow flex-col">
      <ExercisesHeader exercises={all} current={current} topicName={topic?.name} />
      <div className="above-panel mx-auto flex w-full max-w-3xl grow flex-col gap-4 px-4 pt-4 pb-6">
        {hasFailed && !training.isLoaded && <PauseNotice>{pause}</PauseNotice>}
        {hasFailed && !training.isLoaded && !pause && (
          <LoadFailed
            look="page"
            title={exercisesFailedTitle}
            message={t.loadFailed}
            query={training.query}
          />
        )}
        {!hasFailed && !training.isLoaded && <ChatSkeleton />}
        {current && (
          <ExerciseTalk
            key={current.id}
            exercise={current}
            intro={(topic ? practice.intro(place, all.length) : t.intros[place]) ?? ""}
            isTopicKnown={topic !== undefined}
            given={given}
            takesFocus={training.hasMoved}
            panel={panel}
          />
        )}
        {isDone && !topic && <DayDone exercises={all} onComeBack={training.comeBack} />}
        {isDone && topic && <RoundDone training={training} />}
      </div>
      {current && (
        <div
          ref={panel}
          className={classNames(
            "lower-panel z-20 short:static",
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
            <div
              className={classNames(
                "relative",
                newest?.reply.verdict === "wrong" ? "bg-coral-soft" : "bg-paper",
              )}
            >
              <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-3">
                <PauseNotice>{pause}</PauseNotice>
                {current.isSolved ? (
                  next
                ) : (
                  <AnswerForm
                    key={current.id}
                    exercise={current}
                    isChecking={isChecking}
                    wrong={given.flatMap(({ answer, reply }) => (reply.verdict === "wrong" ? [answer] : []))}
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
