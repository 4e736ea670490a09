"use client";

import { useState } from "react";
import { familyScreens as t } from "@/lib/i18n/it";
import { AgeGate } from "@/components/family/age-gate";
import { GateCard } from "@/components/family/gate-card";
import { NoticeGate } from "@/components/family/notice-gate";
import { WaitingGate } from "@/components/family/waiting-gate";
import { useLearner } from "@/components/learner/use-learner";
import { LinkButton } from "@/components/ui/link-button";

/** In place of the composer while the learner may not write to the coach: what is missing, and what to do about it. */
export default function ChatGate() {
  const { stage } = useLearner().family;
  const [first] = useState(stage);
  const takesFocus = stage !== first;
  switch (stage) {
    case "age":
      return <AgeGate takesFocus={takesFocus} />;
    case "notice":
      return <NoticeGate takesFocus={takesFocus} />;
    case "waiting":
      return (
        <GateCard key={stage} title={t.waiting.title} mood="listens" takesFocus={takesFocus}>
          <WaitingGate />
        </GateCard>
      );
    case "open":
      return (
        <GateCard key={stage} title={t.coachOff.title} mood="sleeps" takesFocus={takesFocus}>
          <p>{t.coachOff.text}</p>
          <LinkButton href="/exercises" className="sm:self-start">
            {t.coachOff.exercises}
          </LinkButton>
        </GateCard>
      );
  }
}
