"use client";

import { useState } from "react";
import { feedback as t } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { EnvelopeIcon } from "@/components/ui/setting-icons";
import { SettingButton } from "@/components/ui/setting-row";

const FeedbackDialog = lazyDialog(() => import("@/components/feedback/feedback-dialog"));

/** The way to tell those who run the product what one thinks of it, and to ask them. */
export function FeedbackRow() {
  const { isPro } = useLearner();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SettingButton
        icon={<EnvelopeIcon />}
        title={t.open}
        text={isPro ? t.answerPro : t.answer}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <FeedbackDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
