"use client";

import { useState } from "react";
import { api } from "@/lib/api-client/client";
import { ApiError } from "@/lib/api-client/client-errors";
import { adminGate, adminPanel } from "@/lib/i18n/it";
import { tellGateRefusal } from "@/components/admin/gate/tell-gate-refusal";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { showToast } from "@/components/ui/toast";

const t = adminPanel.gate;

/** Where one stands before the system panel. What is typed goes straight to the server and is kept nowhere. */
export function useSystemGate(onOpen: (expiresAt: string) => void) {
  const [step, setStep] = useState<"key" | "code" | "blocked">("key");
  const [hasMoved, setHasMoved] = useState(false);
  const [remainingAttempts, setRemainingAttempts] = useState<number>();
  const [blockedUntil, setBlockedUntil] = useState<string>();

  function go(next: typeof step): void {
    setHasMoved(true);
    setStep(next);
  }

  /** Answers whether what was given is wrong. */
  function refuse(error: unknown): boolean {
    if (error instanceof ApiError && error.code === "NO_SESSION") {
      leaveIfSignedOut(error);
      return false;
    }
    const refusal = tellGateRefusal(error, t.blocked);
    if (refusal.remainingAttempts !== undefined) setRemainingAttempts(refusal.remainingAttempts);
    setBlockedUntil(refusal.blockedUntil);
    if (refusal.isBlocked) go("blocked");
    return refusal.isWrong;
  }

  async function giveKey(masterKey: string): Promise<boolean> {
    try {
      const reply = await api("POST /api/super-auth/verify", {
        body: { step: 1, masterKey, twoFactorCode: "" },
      });
      setRemainingAttempts(reply.remainingAttempts);
      showToast({
        title: t.keyVerifiedTitle,
        description: reply.message,
        variant: "success",
        isEcho: true,
      });
      go("code");
      return false;
    } catch (error) {
      return refuse(error);
    }
  }

  async function giveCode(twoFactorCode: string): Promise<boolean> {
    try {
      const { message, expiresAt } = await api("POST /api/super-auth/verify", {
        body: { step: 2, masterKey: "", twoFactorCode },
      });
      if (!expiresAt) throw new Error("The gate has opened for no time");
      showToast({ title: adminGate.openedTitle, description: message, variant: "success", isEcho: true });
      onOpen(expiresAt);
      return false;
    } catch (error) {
      return refuse(error);
    }
  }

  return { step, hasMoved, remainingAttempts, blockedUntil, giveKey, giveCode, goBack: () => go("key") };
}
