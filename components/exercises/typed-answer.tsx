"use client";

import { useState, type SubmitEvent } from "react";
import { maxAnswerLength } from "@/lib/features/exercises/rules";
import { exercises as t } from "@/lib/i18n/it";
import type { AnsweringProps } from "@/components/exercises/answer-form";
import { readTry, writeTry } from "@/components/learner/kept-texts";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { controlStyle } from "@/components/ui/field-frame";

/** A gap to fill or a sentence to translate. What is typed survives a reload; what was wrong is marked until it is changed. */
export function TypedAnswer({
  exercise: { id, kind },
  isChecking,
  wrong,
  onSubmit,
}: AnsweringProps & { wrong: string[] }) {
  const { id: userId } = useLearner();
  const [text, setText] = useState(() => readTry(userId, id));

  function onChange(next: string) {
    setText(next);
    writeTry(userId, id, next);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit(text);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap gap-2">
      <input
        aria-label={t.answerLabel}
        aria-invalid={wrong.includes(text.trim()) || undefined}
        placeholder={kind === "translate" ? t.translatePlaceholder : t.gapPlaceholder}
        value={text}
        maxLength={maxAnswerLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        lang="en"
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        className={`${controlStyle} min-w-0 grow-[20] basis-40`}
      />
      {/* Not `disabled`: Enter in the empty field says why. */}
      <Button
        type="submit"
        loading={isChecking}
        aria-disabled={!text.trim() || undefined}
        className="min-h-13 grow aria-disabled:translate-y-0 aria-disabled:border-2 aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:brightness-100"
      >
        {t.check}
      </Button>
    </form>
  );
}
