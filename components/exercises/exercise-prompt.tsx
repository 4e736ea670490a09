import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";

/** The sentence to work on, its gap drawn as one. Nothing for words to put in order: they stand below. */
export function ExercisePrompt({ prompt, kind }: Pick<ExerciseReply, "prompt" | "kind">) {
  if (!prompt) return null;
  const [before, after] = prompt.split("___");
  return (
    <p lang={kind === "translate" ? "it" : "en"} className="rounded-md bg-sunk px-3.5 py-2.5 text-lg">
      {before}
      {after !== undefined && (
        <span className="mx-1 inline-block w-16 border-b-2 border-action-ink align-baseline">
          <span className="sr-only">{t.gap}</span>
        </span>
      )}
      {after}
    </p>
  );
}
