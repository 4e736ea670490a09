"use client";

import { Suspense } from "react";
import { common } from "@/lib/i18n/it/common";
import { lazyOr } from "@/components/ui/lazy-or";
import { PageLink } from "@/components/ui/page-link";

// Should the network be gone, the forms have a page of their own.
const AuthCard = lazyOr<{ devOutbox: boolean }>(
  async () => ({ default: (await import("@/components/auth/auth-card")).AuthCard }),
  () => (
    <PageLink href="/login" className="text-link flex min-h-11 items-center justify-center">
      {common.retry}
    </PageLink>
  ),
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
