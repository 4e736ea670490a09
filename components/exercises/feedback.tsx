import type { AnswerReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { CoachBubble } from "@/components/chat/bubbles";
import { XpBadge } from "@/components/chat/xp-badge";

type FeedbackProps = { reply: AnswerReply; serial: number };

/** What the coach says to an answer: varied, and never the solution before it was found. */
export function Feedback({ reply, serial }: FeedbackProps) {
  const { verdict, exercise, xpAwarded } = reply;
  if (exercise.isSolved)
    return (
      <CoachBubble mood="cheers" below={xpAwarded > 0 && <XpBadge xp={xpAwarded} />}>
        <p className="font-semibold">
          {verdict === "almost" ? t.almost : t.right[(exercise.position + serial) % t.right.length]}
        </p>
        <p lang="en" className="font-semibold text-leaf-ink">
          {exercise.solution}
        </p>
      </CoachBubble>
    );
  if (verdict === "no_attempt")
    return (
      <CoachBubble mood="asks">
        <p>{t.noAttempt}</p>
      </CoachBubble>
    );
  const hint = exercise.hints[exercise.tries - 1];
  return (
    <CoachBubble mood="asks">
      <p>
        {t.wrong[(exercise.tries - 1) % t.wrong.length]} {hint ?? t.keepTrying}
      </p>
      {exercise.twin && (
        <p>
          {t.twin}{" "}
          <span lang="en" className="font-semibold">
            {exercise.twin}
          </span>
        </p>
      )}
    </CoachBubble>
  );
}
