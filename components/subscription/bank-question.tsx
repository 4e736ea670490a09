"use client";

import { useEffect, useRef } from "react";
import { cardPayment as t } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";

/** Stands in for the question that a bank asks the holder of the card. */
export function BankQuestion({ onAnswer }: { onAnswer: (answer: "approved" | "refused") => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus in it has just gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-3 rounded-md border-2 border-line p-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold focus:outline-none">
        {t.bankTitle}
      </h3>
      <p className="text-sm text-ink-soft">{t.bank}</p>
      <div className="mt-1 flex flex-wrap gap-3 *:grow">
        <Button onClick={() => onAnswer("approved")}>{t.approve}</Button>
        <Button variant="secondary" onClick={() => onAnswer("refused")}>
          {t.refuse}
        </Button>
      </div>
    </section>
  );
}
