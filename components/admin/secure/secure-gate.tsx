"use client";

import { useState } from "react";
import { BlockedSheet } from "@/components/admin/secure/blocked-sheet";
import { CodeSheet } from "@/components/admin/secure/code-sheet";
import { EmailSheet } from "@/components/admin/secure/email-sheet";
import type { SecureLogin } from "@/components/admin/secure/secure-login";
import { tellGateRefusal } from "@/components/admin/gate/tell-gate-refusal";
import { showToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { adminGate, securePanel } from "@/lib/i18n/it";

const t = securePanel.gate;

type SecureGateProps = {
  /** The panel was open before: whoever was in it finds the focus here. */
  isReturn: boolean;
  onOpen: (login: SecureLogin) => void;
};

/** An address, then the code mailed to it. Who is blocked may have been mailed another one, that opens all the same. */
export function SecureGate({ isReturn, onOpen }: SecureGateProps) {
  const [step, setStep] = useState<"email" | "code" | "blocked" | "unlock">("email");
  const [isFirstStep, setIsFirstStep] = useState(!isReturn);
  const [email, setEmail] = useState("");
  const [pendingToken, setPendingToken] = useState<string | null>(null);
  const [remainingAttempts, setRemainingAttempts] = useState<number>();
  const [blockedUntil, setBlockedUntil] = useState<string>();

  function go(next: typeof step): void {
    setIsFirstStep(false);
    setStep(next);
  }

  /** Answers whether what was given is wrong. */
  function refuse(error: unknown): boolean {
    const refusal = tellGateRefusal(error, t.blocked);
    if (refusal.remainingAttempts !== undefined) setRemainingAttempts(refusal.remainingAttempts);
    setBlockedUntil(refusal.blockedUntil);
    if (refusal.isBlocked) go("blocked");
    return refusal.isWrong;
  }

  async function askCode(given: string): Promise<boolean> {
    if (given !== email) setRemainingAttempts(undefined); // Each address has its own.
    setEmail(given);
    try {
      const reply = await api("POST /api/secure-admin/auth", {
        body: { step: 1, email: given, otpCode: "", sessionToken: null },
      });
      showToast({ variant: "success", title: t.codeSentTitle, description: reply.message, isEcho: true });
      setPendingToken(reply.sessionToken);
      setRemainingAttempts(reply.remainingAttempts);
      go("code");
      return false;
    } catch (error) {
      return refuse(error);
    }
  }

  async function enter(otpCode: string): Promise<boolean> {
    try {
      // The bearer that is answered too is let go: the cookie does, and no page can read that.
      const { expiresAt } = await api("POST /api/secure-admin/auth", {
        body: { step: 2, email, otpCode, sessionToken: pendingToken },
      });
      if (!expiresAt) throw new Error("The gate has opened without a session");
      showToast({ variant: "success", title: adminGate.openedTitle, isEcho: true });
      onOpen({ email: email.toLowerCase(), expiresAt });
      return false;
    } catch (error) {
      return refuse(error);
    }
  }

  const toEmail = () => go("email");
  switch (step) {
    case "email":
      return <EmailSheet {...{ email, remainingAttempts, takesFocus: !isFirstStep, onSubmit: askCode }} />;
    case "code":
    case "unlock":
      return (
        <CodeSheet
          key={step}
          {...{ kind: step, email, remainingAttempts, onSubmit: enter, onBack: toEmail }}
        />
      );
    case "blocked":
      return (
        <BlockedSheet
          email={email}
          until={blockedUntil}
          onUnlock={() => go("unlock")}
          onOtherEmail={toEmail}
        />
      );
  }
}
