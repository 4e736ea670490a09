import type { ReactNode } from "react";
import { CoachFace } from "@/components/art/coach-face";
import type { CoachFaceMood } from "@/components/art/coach-face-moods";

type CoachBubbleProps = {
  mood: CoachFaceMood;
  /** Below the bubble: the time, what was earned. */
  below?: ReactNode;
  children: ReactNode;
};

/** What the coach says, beside its face. */
export function CoachBubble({ mood, below, children }: CoachBubbleProps) {
  return (
    <div className="flex max-w-full gap-2.5">
      <CoachFace mood={mood} className="mt-1 size-9 shrink-0" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <div className="flex max-w-full flex-col gap-2.5 rounded-lg rounded-tl-sm border border-line bg-surface px-4 py-3 wrap-break-word shadow-rest">
          {children}
        </div>
        {below && <div className="flex flex-wrap items-center gap-2">{below}</div>}
      </div>
    </div>
  );
}

export const studentBubble =
  "max-w-full rounded-lg rounded-br-sm px-4 py-2.5 wrap-break-word whitespace-pre-wrap shadow-rest";
export const studentBubbleSent = "bg-action text-on-action";
