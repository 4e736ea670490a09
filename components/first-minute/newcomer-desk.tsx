import type { ReactNode } from "react";
import { chatScreen } from "@/lib/i18n/it";
import type { FigureMood } from "@/components/art/coach-face-moods";
import { CoachFigure } from "@/components/art/coach-figure";

/** The empty chat of who is new: a greeting, and the coach, who stands over the upper edge of what comes below. */
export function NewcomerDesk({ mood, children }: { mood: FigureMood; children?: ReactNode }) {
  return (
    <div className="m-auto flex w-full max-w-md flex-col items-center text-center">
      <h2 className="text-lg font-bold sm:text-xl">{chatScreen.greeting}</h2>
      <p className="text-ink-soft max-[24rem]:text-sm">{chatScreen.hint}</p>
      <CoachFigure
        mood={mood}
        className="pointer-events-none relative z-1 mt-2 -mb-9 size-20 shrink-0 sm:size-28 low:hidden [@media(max-height:48rem)]:mt-1 [@media(max-height:48rem)]:size-18 @max-[16rem]:hidden"
      />
      {/* As high as a step, so that nothing moves when it comes. */}
      <div className="flex min-h-89 w-full flex-col">{children}</div>
    </div>
  );
}
