"use client";

import { clockTime } from "@/lib/i18n/dates";
import { codeLength, maxFailures } from "@/lib/features/gates/rules";
import { adminGate, adminPanel } from "@/lib/i18n/it";
import { GateForm } from "@/components/admin/gate/gate-form";
import { RemainingAttempts } from "@/components/admin/gate/remaining-attempts";
import { useSystemGate } from "@/components/admin/system/use-system-gate";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { Button } from "@/components/ui/button";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";

const t = adminPanel.gate;
const isCode = (value: string) => value.length === codeLength;

type SystemGateProps = {
  /** Why the panel that was open is so no more. */
  closedBecause: string | undefined;
  /** Whoever was in the panel finds the focus here. */
  isReturn: boolean;
  onOpen: (expiresAt: string) => void;
};

/** The master key, then the code that is mailed for it. */
export default function SystemGate({ closedBecause, isReturn, onOpen }: SystemGateProps) {
  const { step, hasMoved, remainingAttempts, blockedUntil, giveKey, giveCode, goBack } =
    useSystemGate(onOpen);
  if (step === "blocked") return <BlockedSheet until={blockedUntil} />;
  const attempts = <RemainingAttempts gate="system" left={remainingAttempts} />;
  return (
    <AccountSheet mood={step === "key" ? "thinks" : "asks"} title={adminPanel.title}>
      <SheetText>{step === "key" ? t.keyText : t.codeText}</SheetText>
      {step === "key" && closedBecause && !hasMoved && <Notice variant="info">{closedBecause}</Notice>}
      {attempts}
      {step === "key" && (
        <GateForm
          key="key"
          Field={PasswordField}
          field={{ label: t.masterKey, autoComplete: "off", hint: t.rule(maxFailures.system) }}
          submitLabel={t.next}
          takesFocus={isReturn || hasMoved}
          onSubmit={giveKey}
        />
      )}
      {step === "code" && (
        <>
          <GateForm
            key="code"
            field={{
              label: t.code,
              inputMode: "numeric",
              autoComplete: "one-time-code",
              maxLength: codeLength,
              className: "text-center text-xl! tracking-[0.35em]",
            }}
            submitLabel={t.open}
            takesFocus
            isComplete={isCode}
            onSubmit={giveCode}
          />
          <Button variant="ghost" className="self-center" onClick={goBack}>
            <ArrowLeftIcon className="size-5" />
            {adminGate.back}
          </Button>
        </>
      )}
    </AccountSheet>
  );
}

/** Until when, and the way to begin anew. */
function BlockedSheet({ until }: { until: string | undefined }) {
  return (
    <AccountSheet mood="consoles" title={<AnnouncedTitle>{adminGate.blockedTitle}</AnnouncedTitle>}>
      <SheetText>{until ? t.blockedUntil(clockTime(until)) : t.blockedText}</SheetText>
      <Button size="lg" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    </AccountSheet>
  );
}
