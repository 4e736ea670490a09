"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { SchoolClass } from "@/lib/features/accounts/rules";
import { chatScreen, schoolClass as t } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { CloseIcon } from "@/components/ui/icons";
import { IconButton } from "@/components/ui/icon-button";
import { showToast } from "@/components/ui/toast";

/** Asks the learner's class until it has been answered once, be it by not saying: one tap, and a kind word. */
export function ClassQuestion() {
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
      <div className="grid grid-cols-[auto_repeat(5,minmax(0,1fr))] items-center gap-1.5 @max-[21rem]:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
        {t.schools.map(({ name, classes }) => (
          <Years key={name} school={name} classes={classes} onChoose={answer} />
        ))}
      </div>
    </section>
  );
}

type YearsProps = {
  school: string;
  classes: { id: SchoolClass; year: string }[];
  onChoose: (schoolClass: SchoolClass) => void;
};

/** A row of the grid. */
function Years({ school, classes, onChoose }: YearsProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="col-start-1 pr-1 text-sm font-medium text-ink-soft @max-[21rem]:col-span-full"
      >
        {school}
      </span>
      {classes.map(({ id, year }) => (
        <button
          key={id}
          type="button"
          aria-label={t.names[id]}
          onClick={() => onChoose(id)}
          className="min-h-11 rounded-md border-2 border-line bg-surface text-sm font-medium transition-colors hover:border-action-ink hover:bg-action-soft"
        >
          {year}
        </button>
      ))}
    </>
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
