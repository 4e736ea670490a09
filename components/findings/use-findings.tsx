"use client";

import { lazy, Suspense, useState } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { MarkedText } from "@/components/findings/marked-text";

// The panel's code comes with the first tap.
const FindingDialog = lazy(() => import("@/components/findings/finding-dialog"));

/** The text of a student's message: the places to discover in it, and the panel of the one that is open. */
export function useFindings(text: string, findings: FindingReply[]) {
  const [openId, setOpenId] = useState<string>();
  const open = findings.find(({ id }) => id === openId);
  return {
    marked: <MarkedText text={text} findings={findings} onOpen={setOpenId} />,
    openFirst: () => setOpenId((findings.find(({ isResolved }) => !isResolved) ?? findings[0])?.id),
    panel: open && (
      <Suspense fallback={null}>
        <FindingDialog key={open.id} message={text} finding={open} onClose={() => setOpenId(undefined)} />
      </Suspense>
    ),
  };
}
