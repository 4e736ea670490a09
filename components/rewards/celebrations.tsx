"use client";

import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { forgetCelebrations, useCelebration, type Celebration } from "@/components/rewards/celebrate";

// Its code comes with the first reward. Should the network be gone just then, the screen stays as it is.
const RewardOverlay = lazy<ComponentType<{ celebration: Celebration }>>(() =>
  import("@/components/rewards/reward-overlay").catch(() => ({ default: NotShown })),
);

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
