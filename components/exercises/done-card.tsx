import { useEffect, type ReactNode } from "react";
import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { practice } from "@/lib/i18n/it/practice";
import type { FigureMood } from "@/components/art/coach-face-moods";
import { CoachFace } from "@/components/art/coach-face";
import { CoachFigure } from "@/components/art/coach-figure";
import { English } from "@/components/coach-text/english";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { StarIcon } from "@/components/ui/icons";

type DoneCardProps = {
  mood: FigureMood | "sleeps";
  title: string;
  /** What was earned by it: said large. */
  xp?: number;
  text: string;
  /** Where to go from here: in view before what is only looked back at. */
  actions: ReactNode;
  children?: ReactNode;
};

/** What stands in the place of an exercise when there is none to do. */
export function DoneCard({ mood, title, xp = 0, text, actions, children }: DoneCardProps) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div className="animate-rise mx-auto flex w-full max-w-md md:my-auto flex-col items-center gap-4 py-4 text-center">
      {mood === "sleeps" ? (
        <CoachFace mood={mood} className="size-28" />
      ) : (
        <CoachFigure mood={mood} className="animate-bob size-32 sm:size-36" />
      )}
      <div className="flex flex-col gap-1.5">
        <h2 className="text-xl font-bold">{title}</h2>
        {xp > 0 && (
          // The sentence below says it too.
          <p
            aria-hidden="true"
            className="flex items-center gap-2 self-center rounded-full bg-sun-soft px-5 py-2 text-2xl font-bold text-sun-ink"
          >
            <StarIcon className="size-7" />
            {t.earned(xp)}
          </p>
        )}
        <p className="text-ink-soft">{text}</p>
      </div>
      <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">{actions}</div>
      {children}
    </div>
  );
}

/** The sentences that were found, below how many they are. */
export function SolvedList({ exercises, isOpen }: { exercises: ExerciseReply[]; isOpen?: boolean }) {
  if (exercises.length === 0) return null;
  return (
    <details
      open={isOpen}
      className="w-full rounded-md border border-line bg-surface px-4 text-left shadow-rest"
    >
      <summary className="min-h-13 content-center font-semibold">{practice.found(exercises.length)}</summary>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {exercises.map(({ id, topicName, solution }) => (
          <li key={id} className="py-2.5">
            <span className="block text-xs font-semibold text-ink-soft">
              <EnglishMarked text={topicName} />
            </span>
            <span className="font-medium">
              <English>{solution}</English>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
