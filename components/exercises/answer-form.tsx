"use client";

import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { ChooseAnswer } from "@/components/exercises/choose-answer";
import { OrderAnswer } from "@/components/exercises/order-answer";
import { TypedAnswer } from "@/components/exercises/typed-answer";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-frame";

type AnswerFormProps = {
  exercise: ExerciseReply;
  isChecking: boolean;
  /** What was answered on this visit, and was wrong. */
  wrong: string[];
  problem: string | undefined;
  onSubmit: (answer: string) => void;
  onSkip: () => void;
};

/** Where an exercise is answered, as its kind wants it. */
export function AnswerForm({ exercise, isChecking, wrong, problem, onSubmit, onSkip }: AnswerFormProps) {
  const answering = { exercise, isChecking, onSubmit };
  return (
    <div className="flex flex-col gap-2">
      {exercise.kind === "choose" && <ChooseAnswer {...answering} wrong={wrong} />}
      {exercise.kind === "order" && <OrderAnswer {...answering} />}
      {(exercise.kind === "gap_fill" || exercise.kind === "translate") && (
        <TypedAnswer {...answering} wrong={wrong} />
      )}
      <FieldError id={exercise.id} error={problem} />
      <Button variant="ghost" onClick={onSkip} disabled={isChecking} className="self-center typing:hidden">
        {t.skip}
      </Button>
    </div>
  );
}

export type AnsweringProps = Pick<AnswerFormProps, "exercise" | "isChecking" | "onSubmit">;
