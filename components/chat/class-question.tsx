"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { SchoolClass } from "@/lib/features/accounts/rules";
import { chatScreen } from "@/lib/i18n/it";
import { schoolClass as t } from "@/lib/i18n/it/school-class";
import { ClassGrid } from "@/components/chat/class-grid";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { CloseIcon } from "@/components/ui/icons";
import { IconButton } from "@/components/ui/icon-button";
import { showToast } from "@/components/ui/toast";

/** Asks the learner's class until it has been answered once, be it by not saying: one tap, and a kind word. */
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
      className="flex w-full flex-col gap-2.5 rounded-lg border border-line bg-surface p-3 text-left shadow-rest"
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h3 id={titleId} className="font-semibold">
            {t.question}
          </h3>
          <p className="text-sm text-ink-soft">{t.why}</p>
        </div>
        <IconButton
          label={t.unsaid}
          icon={<CloseIcon className="size-5" />}
          className="-mt-1.5 -mr-1.5"
          onClick={() => answer(null)}
        />
      </div>
      <ClassGrid onChoose={answer} />
    </section>
  );
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
