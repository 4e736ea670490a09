"use client";

import { useState } from "react";
import { exercises as t } from "@/lib/i18n/it";
import type { AnsweringProps } from "@/components/exercises/answer-form";
import { readTry, writeTry } from "@/components/learner/kept-texts";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";

const chip = "min-h-11 rounded-md border-2 px-3 text-base font-medium transition-colors disabled:opacity-60";

/** Words that a tap puts into the sentence and another takes out again. */
export function OrderAnswer({ exercise: { id, words }, isChecking, onSubmit }: AnsweringProps) {
  const { id: userId } = useLearner();
  const [chosen, setChosen] = useState(() => readChosen(readTry(userId, id), words.length));

  function choose(next: number[]) {
    setChosen(next);
    writeTry(userId, id, next.join(" "));
  }

  return (
    <div className="flex flex-col gap-3">
      <div
        role="group"
        aria-label={t.orderAnswer}
        lang="en"
        className="flex min-h-15 flex-wrap items-center gap-2 rounded-md border-2 border-line-strong/55 bg-surface p-2"
      >
        {chosen.length === 0 && (
          <p lang="it" className="px-1.5 text-ink-soft">
            {t.orderEmpty}
          </p>
        )}
        {chosen.map((index) => (
          <button
            key={index}
            type="button"
            aria-label={t.removeWord(words[index] ?? "")}
            disabled={isChecking}
            onClick={() => choose(chosen.filter((one) => one !== index))}
            className={`${chip} border-action-ink bg-action-soft text-ink`}
          >
            {words[index]}
          </button>
        ))}
      </div>
      <div role="group" aria-label={t.orderLabel} lang="en" className="flex flex-wrap gap-2">
        {words.map((word, index) => (
          <button
            key={index}
            type="button"
            aria-label={t.addWord(word)}
            disabled={isChecking || chosen.includes(index)}
            onClick={() => choose([...chosen, index])}
            className={`${chip} border-line bg-surface text-ink shadow-rest hover:border-action-ink disabled:border-dashed disabled:text-ink-soft disabled:shadow-none`}
          >
            {word}
          </button>
        ))}
      </div>
      <Button
        loading={isChecking}
        className="disabled:border-2 disabled:border-line disabled:bg-transparent"
        disabled={chosen.length !== words.length}
        onClick={() => onSubmit(chosen.map((index) => words[index]).join(" "))}
      >
        {t.check}
      </Button>
    </div>
  );
}

/** The places chosen before a reload; none when they are not those of these words. */
function readChosen(kept: string, count: number): number[] {
  const places = kept.split(" ").filter(Boolean).map(Number);
  const areValid = places.every((place) => Number.isInteger(place) && place >= 0 && place < count);
  return areValid && new Set(places).size === places.length ? places : [];
}
