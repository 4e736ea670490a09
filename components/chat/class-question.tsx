"use client";

import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import type { SchoolClass } from "@/lib/features/accounts/rules";
import { chatScreen } from "@/lib/i18n/it";
import { schoolClass as t } from "@/lib/i18n/it/school-class";
import { ClassGrid } from "@/components/learner/class-grid";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon } from "@/components/ui/icons";
import { showToast } from "@/components/ui/toast";

/** Asks the learner's class until it has been answered once, be it by not saying: a line that opens, one tap, and a kind word. */
export default function ClassQuestion() {
  const { hasAnsweredSchoolClass } = useLearner();
  const [answer, setAnswer] = useState<SchoolClass | null>();
  if (answer !== undefined) return <Thanks>{answer ? t.thanks(t.names[answer]) : t.fine}</Thanks>;
  return hasAnsweredSchoolClass ? null : <Question onAnswered={setAnswer} />;
}

function Question({ onAnswered }: { onAnswered: (answer: SchoolClass | null) => void }) {
  const titleId = useId();
  const { mutate, isPending } = useUpdateLearner();

  function answer(schoolClass: SchoolClass | null) {
    if (isPending) return;
    mutate({ schoolClass }, { onSuccess: () => onAnswered(schoolClass), onError: showFailure });
  }

  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isPending}
      className="w-full rounded-lg border border-line bg-surface px-3 text-left shadow-rest"
    >
      <details className="group scroll-mb-48" onToggle={bringIntoView}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-md [&::-webkit-details-marker]:hidden">
          <h3 id={titleId} className="text-sm font-semibold">
            {t.question}
          </h3>
          <ChevronDownIcon className="size-5 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-2.5 pb-3">
          <p className="text-sm text-ink-soft">{t.why}</p>
          <ClassGrid onChoose={answer} />
          <Button variant="ghost" onClick={() => answer(null)}>
            {t.unsaid}
          </Button>
        </div>
      </details>
    </section>
  );
}

/** Opened, it is not left behind the composer. */
function bringIntoView({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}

/** Takes the focus from the button that is gone. */
function Thanks({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p
      ref={line}
      tabIndex={-1}
      role="status"
      className="animate-rise w-full rounded-lg bg-leaf-soft p-3 text-sm text-ink outline-none"
    >
      {children}
    </p>
  );
}

function showFailure() {
  showToast({ title: chatScreen.errorTitle, description: t.failed, variant: "error" });
}
