"use client";

import { useEffect, useRef, type RefObject } from "react";
import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { ExercisePrompt } from "@/components/exercises/exercise-prompt";
import { ListenToExercise } from "@/components/exercises/listen-to-exercise";
import { Feedback, verdictWords } from "@/components/exercises/feedback";
import type { Given } from "@/components/exercises/use-exercises";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { CoachBubble, studentBubble, studentBubbleSent } from "@/components/chat/bubbles";
import { classNames } from "@/components/ui/class-names";
import { scrollAbove } from "@/components/ui/scroll-above";
import { VerbsLink } from "@/components/verbs/verbs-link";

type ExerciseTalkProps = {
  exercise: ExerciseReply;
  /** How the coach sets it. */
  intro: string;
  /** Whether the head of the screen names its topic. */
  isTopicKnown: boolean;
  given: Given[];
  /** Whether the focus goes to it: what had it is gone. */
  takesFocus: boolean;
  /** Where it is answered, stuck to the lower edge. */
  panel: RefObject<HTMLElement | null>;
};

/** What was said about one exercise: the task, the answers of this visit. What came of the newest is on its sheet. */
export function ExerciseTalk({ exercise, intro, isTopicKnown, given, takesFocus, panel }: ExerciseTalkProps) {
  const end = useRef<HTMLDivElement>(null);
  const task = useRef<HTMLParagraphElement>(null);
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) task.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (given.length > 0) scrollAbove(panel.current, end.current);
  }, [given.length, panel]);
  // Also once a keyboard has come up, what is answered is seen above where it is.
  useEffect(() => {
    scrollAbove(panel.current, sentence.current);
    const showSentence = () => {
      if (panel.current?.contains(document.activeElement)) scrollAbove(panel.current, sentence.current);
    };
    window.addEventListener("resize", showSentence);
    return () => window.removeEventListener("resize", showSentence);
  }, [panel]);

  return (
    <>
      <ol aria-label={t.conversation} className="my-auto flex flex-col gap-4">
        <li className="animate-rise max-w-full self-start sm:max-w-[92%]">
          <CoachBubble mood="asks">
            <p className="text-xs text-ink-soft">
              {intro}{" "}
              {!isTopicKnown && (
                <span className="font-semibold">
                  <EnglishMarked text={exercise.topicName} />
                </span>
              )}
            </p>
            <p
              ref={task}
              tabIndex={-1}
              className={classNames("font-semibold", !exercise.prompt && "text-xl low:text-lg")}
            >
              <EnglishMarked text={exercise.instruction} />
            </p>
            <div ref={sentence} className="empty:hidden">
              <ExercisePrompt exercise={exercise} answer={given.at(-1)?.answer} />
            </div>
            {/* Beside what opens the rule, so that the task has the whole line. */}
            <div className="relative">
              <details className="text-sm">
                <summary className="mr-24 min-h-11 w-fit content-center font-semibold text-action-ink">
                  {t.rule}
                </summary>
                <p className="mt-1">
                  <EnglishMarked text={exercise.explanation} />
                </p>
                <VerbsLink topic={exercise.topic} />
              </details>
              <ListenToExercise exercise={exercise} />
            </div>
          </CoachBubble>
        </li>
        {given.length === 0 && exercise.tries > 0 && !exercise.isSolved && <Recap exercise={exercise} />}
        {given.map((one, index) => (
          <Turn key={index} given={one} serial={index} isNewest={index === given.length - 1} />
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}

type TurnProps = { given: Given; serial: number; isNewest: boolean };

function Turn({ given: { answer, reply }, serial, isNewest }: TurnProps) {
  return (
    <>
      <li className="flex max-w-[85%] flex-col items-end self-end">
        <p lang="en" className={classNames(studentBubble, studentBubbleSent)}>
          {answer}
        </p>
      </li>
      {!isNewest && (
        <li className="max-w-full self-start sm:max-w-[92%]">
          <CoachBubble mood="asks">
            <p>{verdictWords(reply, serial)}</p>
            <Feedback {...reply} />
          </CoachBubble>
        </li>
      )}
    </>
  );
}

/** The hints reached on an earlier visit. */
function Recap({ exercise: { hints } }: { exercise: ExerciseReply }) {
  return (
    <li className="max-w-full self-start sm:max-w-[92%]">
      <CoachBubble mood="asks">
        {hints.map((hint) => (
          <p key={hint}>
            <EnglishMarked text={hint} />
          </p>
        ))}
      </CoachBubble>
    </li>
  );
}
