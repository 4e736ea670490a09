"use client";

import { Suspense } from "react";
import { LoginAgain } from "@/components/auth/login-again";
import { lazyOr } from "@/components/ui/lazy-or";

// Should the network be gone, the forms have a page of their own.
const AuthCard = lazyOr<{ devOutbox: boolean }>(
  async () => ({ default: (await import("@/components/auth/auth-card")).AuthCard }),
  LoginAgain,
);

/**
 * The forms in a file of their own. A signed-in learner's pages hold the login screen too, for when the
 * session ends, and would load them for nothing.
 */
export function LazyAuthCard({ devOutbox }: { devOutbox: boolean }) {
  return (
    <Suspense fallback={null}>
      <AuthCard devOutbox={devOutbox} />
    </Suspense>
  );
}
