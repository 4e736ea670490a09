import type { TaskReply } from "@/lib/features/chat/contract";
import { coachText as t } from "@/lib/i18n/it/coach-text";
import { isEnglish } from "@/components/coach-text/language-runs";
import { typeset } from "@/components/coach-text/typeset";

type TaskCardProps = { text: string; task: TaskReply | undefined };

/** The sentence of an exercise under work, and how far the exercise has come. */
export function TaskCard({ text, task }: TaskCardProps) {
  return (
    <p className="rounded-md border-l-4 border-action-ink bg-action-soft py-2 pr-3.5 pl-3">
      <span className="block text-xs font-semibold text-action-ink">
        {task && task.of > 1 ? t.task(task.n, task.of) : t.toFill}
      </span>
      <span className="font-medium" {...(isEnglish(text) && { lang: "en" })}>
        {typeset(text)}
      </span>
    </p>
  );
}

/** Whether it has a gap. */
export const isToFill = (text: string) => text.includes("__");
