"use client";

import { chatScreen, training } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { writeDraft } from "@/components/learner/kept-texts";
import { useLearner } from "@/components/learner/use-learner";
import { LinkButton } from "@/components/ui/link-button";
import { TargetIcon } from "@/components/ui/icons";
import { ClassQuestion } from "@/components/chat/class-question";
import { composerId } from "@/components/chat/composer";

/** The coach at the desk, and a few ways to begin. */
export function EmptyChat() {
  const { id: userId } = useLearner();

  function begin(text: string) {
    writeDraft(userId, text);
    document.getElementById(composerId)?.focus();
  }

  return (
    <div className="animate-rise m-auto flex w-full max-w-md flex-col items-center gap-3 text-center sm:gap-4">
      <CoachMascot mood="asks" className="animate-bob size-24 sm:size-36" />
      <div className="flex flex-col gap-1.5">
        <h2 className="text-xl font-bold">{chatScreen.greeting}</h2>
        <p className="text-ink-soft">{chatScreen.hint}</p>
      </div>
      <ul aria-label={chatScreen.startersLabel} className="flex w-full flex-col gap-2">
        {chatScreen.starters.map((starter) => (
          <li key={starter}>
            <button
              type="button"
              onClick={() => begin(starter)}
              className="min-h-11 w-full rounded-md border-2 border-line bg-surface px-4 py-2.5 text-left text-sm font-medium shadow-rest transition-colors hover:border-action-ink"
            >
              {starter}
            </button>
          </li>
        ))}
      </ul>
      <ClassQuestion />
      <LinkButton href="/exercises" variant="ghost">
        <TargetIcon className="size-5" />
        {training.fromChat}
      </LinkButton>
    </div>
  );
}
