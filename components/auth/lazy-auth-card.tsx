"use client";

import { lazy, Suspense } from "react";

const AuthCard = lazy(() =>
  import("@/components/auth/auth-card").then((module) => ({ default: module.AuthCard })),
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
