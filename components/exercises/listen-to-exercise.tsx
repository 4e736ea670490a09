import { Suspense } from "react";
import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { useLearner } from "@/components/learner/use-learner";
import type { SpokenPart } from "@/components/reading-tools/read-aloud";
import { lazyWhenOnline } from "@/components/ui/lazy-or";

// Should the network be gone just then, the exercise is read by eye.
const ReadAloud = lazyWhenOnline(() => import("@/components/reading-tools/read-aloud"));

/** What is to be done and the sentence, to be heard where parents let the learner. It lies over a free place: nothing moves when it comes. */
export function ListenToExercise({ exercise }: { exercise: ExerciseReply }) {
  if (!useLearner().family.allowed.readAloud) return null;
  return (
    <div className="absolute top-0 right-0 flex print:hidden">
      <Suspense fallback={null}>
        <ReadAloud key={exercise.id} parts={spokenParts(exercise)} />
      </Suspense>
    </div>
  );
}

/** A gap is a pause, and so is what stands between words to choose from. */
function spokenParts({ instruction, prompt, words, kind }: ExerciseReply): SpokenPart[] {
  const lang = kind === "translate" ? "it" : "en";
  const sentence = [prompt.replace("___", "…"), words.join(", ")].filter(Boolean).join(". ");
  return [
    { text: instruction, lang: "it" },
    { text: sentence, lang },
  ];
}
