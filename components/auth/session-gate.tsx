"use client";

import { useEffect, useState } from "react";
import { bounceIntoApp } from "@/components/auth/session-bounce";
import { finishLogout } from "@/components/offline/unsent-logout";
import { api } from "@/lib/api-client/client";

const patienceMs = 4000;

type SessionGateProps = {
  /** Where the visitor came from: only an arrival from another site can hide a session cookie. */
  arrival: "cross-site" | "direct";
  /** Shown while waiting. */
  splash: React.ReactNode;
  children: React.ReactNode;
};

/** Asks whether there is a session after all, and goes into the app if so. */
export function SessionGate({ arrival, splash, children }: SessionGateProps) {
  const [isWaiting, setIsWaiting] = useState(arrival === "cross-site");

  useEffect(() => {
    void hasSession().then((isSignedIn) => {
      const isLeaving = isSignedIn && bounceIntoApp();
      if (!isLeaving) setIsWaiting(false);
    });
  }, []);

  return isWaiting ? splash : children;
}

async function hasSession(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await finishLogout(signal);
    const { isSignedIn, wasEnded } = await api("GET /api/auth/session", { signal });
    // From elsewhere, or with the account: nothing of it stays on this device.
    if (wasEnded) await import("@/components/offline/leave-device").then(({ forgetAll }) => forgetAll());
    return isSignedIn;
  } catch {
    return false; // Nobody answered: the login form is the right place.
  }
}
