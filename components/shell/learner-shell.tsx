"use client";

import { Suspense } from "react";
import { shell } from "@/lib/i18n/it";
import { useLearnerPolling } from "@/components/learner/use-learner";
import { PaywallProvider } from "@/components/paywall/paywall-provider";
import { Celebrations } from "@/components/rewards/celebrations";
import { LearnerHeader } from "@/components/shell/learner-header";
import { Navigation } from "@/components/shell/navigation";
import { lazyWhenOnline } from "@/components/ui/lazy-or";
import { useLater } from "@/components/ui/use-later";

// Not needed to draw the screen. Should the network be gone before it has come, the screen stays as it is.
const LateParts = lazyWhenOnline(() => import("@/components/shell/late-parts"));

type LearnerShellProps = {
  /** What the rail of a desk has below its entries. */
  ways?: React.ReactNode;
  children: React.ReactNode;
};

/** The frame of every learner screen: where one is, how one stands, and the screen itself. */
export function LearnerShell({ ways, children }: LearnerShellProps) {
  useLearnerPolling();
  const isLater = useLater();
  return (
    <PaywallProvider>
      <div className="group/shell flex min-h-dvh flex-col has-data-task:typing:[--spacing-header:0px] md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-action px-4 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          {shell.skipToContent}
        </a>
        <Navigation>{ways}</Navigation>
        <div className="flex min-w-0 grow flex-col pb-bar short:pb-0">
          <LearnerHeader />
          <div data-below-header className="sticky top-header z-25 short:static">
            <Suspense fallback={null}>{isLater && <LateParts />}</Suspense>
          </div>
          <main id="content" tabIndex={-1} className="flex min-w-0 grow flex-col focus:outline-none">
            {children}
          </main>
        </div>
      </div>
      <Celebrations />
    </PaywallProvider>
  );
}
