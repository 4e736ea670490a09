import type { ReactNode } from "react";
import type { AnswerReply, ExerciseReply } from "@/lib/features/exercises/contract";
import { answerSheet } from "@/lib/i18n/it/answer-sheet";
import { AnswerSheet } from "@/components/answer-sheet/answer-sheet";
import { Feedback, verdictWords } from "@/components/exercises/feedback";
import type { Given } from "@/components/exercises/use-exercises";

type ExerciseSheetProps = { given: Given; serial: number; exercises: ExerciseReply[]; action: ReactNode };

/** What came of the newest answer: its sentence and what it earned, or what helps on. Never the solution before it was found. */
export function ExerciseSheet({ given: { reply }, serial, exercises, action }: ExerciseSheetProps) {
  const { exercise, verdict } = reply;
  const { isSolved, solution } = exercise;
  const done = exercises.filter((one) => one.isSolved).length;
  const all = exercises.length;
  return (
    <AnswerSheet
      outcome={outcomeOf(reply)}
      layout="panel"
      title={verdictWords(reply, serial)}
      reward={reply}
      progress={isSolved ? { done, all, label: answerSheet.exercisesDone(done, all) } : undefined}
      action={action}
    >
      {isSolved ? (
        <p lang="en" className="text-lg font-semibold">
          {solution}
        </p>
      ) : (
        <div className="flex flex-col gap-1.5 text-sm">
          <Feedback exercise={exercise} verdict={verdict} />
        </div>
      )}
    </AnswerSheet>
  );
}

/** One that was solved elsewhere meanwhile is right, whatever was typed here. */
const outcomeOf = ({ exercise, verdict }: AnswerReply) =>
  exercise.isSolved && verdict !== "almost" ? "right" : verdict;
