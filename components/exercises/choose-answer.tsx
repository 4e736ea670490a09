import { exercises as t } from "@/lib/i18n/it";
import type { AnsweringProps } from "@/components/exercises/answer-form";
import { Button } from "@/components/ui/button";

/** One tap is the answer. */
export function ChooseAnswer({ exercise: { words }, isChecking, onSubmit }: AnsweringProps) {
  return (
    <div role="group" aria-label={t.chooseLabel} className="grid gap-2.5 sm:grid-cols-2">
      {words.map((word) => (
        <Button
          key={word}
          variant="secondary"
          size="lg"
          lang="en"
          disabled={isChecking}
          onClick={() => onSubmit(word)}
        >
          {word}
        </Button>
      ))}
    </div>
  );
}
