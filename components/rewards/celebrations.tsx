"use client";

import { Suspense, useEffect } from "react";
import { forgetCelebrations, useCelebration } from "@/components/rewards/celebrate";
import { lazyOr } from "@/components/ui/lazy-or";

// Its code comes with the first reward. Should the network be gone just then, the screen stays as it is.
const RewardOverlay = lazyOr(() => import("@/components/rewards/reward-overlay"), NotShown);

function NotShown() {
  useEffect(forgetCelebrations, []);
  return null;
}

/** Once, in the frame of the learner's screens: the place where rewards appear, and where they are said. */
export function Celebrations() {
  const celebration = useCelebration();
  useEffect(() => forgetCelebrations, []);
  return (
    <>
      {/* `aria-live` is said outright: an open dialog hides from screen readers whatever has none. */}
      <p role="status" aria-live="polite" className="sr-only">
        {/* A new one each time: the same words again would not be read. */}
        {celebration && <span key={celebration.serial}>{celebration.announcement}</span>}
      </p>
      {celebration && (
        <Suspense fallback={null}>
          <RewardOverlay key={celebration.serial} celebration={celebration} />
        </Suspense>
      )}
    </>
  );
}
