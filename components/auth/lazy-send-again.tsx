"use client";

import { Suspense } from "react";
import type { SendAgainProps } from "@/components/auth/send-again";
import { lazyOr } from "@/components/ui/lazy-or";

// Where it does not come, nothing could be sent either.
const Part = lazyOr<SendAgainProps>(
  async () => ({ default: (await import("@/components/auth/send-again")).SendAgain }),
  () => null,
);

/** `SendAgain`, whose code comes once a mail was sent. */
export function SendAgain(props: SendAgainProps) {
  return (
    <div className="flex min-h-15 flex-col gap-2">
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </div>
  );
}
