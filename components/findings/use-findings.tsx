"use client";

import { Suspense, useId, useState } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { lazyWhenOnline } from "@/components/ui/lazy-or";

// Their code comes with the first message, and that of the panel with the first tap.
const MarkedText = lazyWhenOnline(() => import("@/components/findings/marked-text"));
const FindingCount = lazyWhenOnline(() => import("@/components/findings/finding-count"));
const FindingPanel = lazyDialog(() => import("@/components/findings/finding-panel"));

/**
 * The text of a student's message: the places to discover in it, how many there are, and the panel of the one that is open.
 * `bubbleId` is for the element that shows the text.
 */
export function useFindings(text: string, findings: FindingReply[]) {
  const [open, setOpen] = useState<{ id?: string }>();
  const bubbleId = useId();
  return {
    bubbleId,
    marked: (
      <Suspense fallback={text}>
        <MarkedText text={text} findings={findings} onOpen={(id) => setOpen({ id })} />
      </Suspense>
    ),
    count: findings.length > 0 && (
      <Suspense fallback={<span className="h-11 w-40" />}>
        <FindingCount findings={findings} onOpen={() => setOpen({})} />
      </Suspense>
    ),
    panel: open && (
      <FindingPanel
        message={text}
        findings={findings}
        openId={open.id}
        bubbleId={bubbleId}
        onClose={() => setOpen(undefined)}
      />
    ),
  };
}
