"use client";

import { useEffect, useRef, type SubmitEvent, type ReactNode } from "react";
import { cardPayment as t } from "@/lib/i18n/it";
import type { CardProblem } from "@/components/subscription/use-card-payment";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { dialogFoot } from "@/components/ui/dialog-foot";
import { Notice } from "@/components/ui/notice";

type PaymentFormProps = {
  /** Whether there is a whole card to pay with. */
  isReady: boolean;
  isPaying: boolean;
  problem: CardProblem | null;
  /** What is agreed to by paying. */
  terms: string[];
  onSubmit: (event: SubmitEvent) => void;
  /** Where the card is given. */
  children: ReactNode;
};

/** The frame of every card form: the card, what it costs, what went wrong, and the one button that pays. */
export function PaymentForm({ isReady, isPaying, problem, terms, onSubmit, children }: PaymentFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  // While it is busy it cannot be focused: who pressed it by key would lose their place.
  useEffect(() => {
    if (problem) button.current?.focus();
  }, [problem]);
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {children}
      <section className="flex flex-col gap-1.5 text-sm">
        <h3 className="font-semibold">{t.terms.title}</h3>
        <ul className="flex list-disc flex-col gap-1 pl-4.5 marker:text-action-ink">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
      {problem && (
        <Notice variant="error" title={problem.message}>
          {problem.more}
        </Notice>
      )}
      <div className={classNames("grid", dialogFoot)}>
        <Button ref={button} type="submit" size="lg" disabled={!isReady} loading={isPaying}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}
