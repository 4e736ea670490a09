"use client";

import { useState } from "react";
import { feedback as t } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyDialog } from "@/components/ui/lazy-dialog";

const FeedbackDialog = lazyDialog(() => import("@/components/feedback/feedback-dialog"));

/** The way to tell those who run the product what one thinks of it, and to ask them. */
export function FeedbackCard() {
  const { isPro } = useLearner();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">{t.title}</h2>
      <p>{t.intro}</p>
      <p className="text-sm text-ink-soft">{isPro ? t.answerPro : t.answer}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      {isOpen && <FeedbackDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
