"use client";

import { useState } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-dialog";

// Its code comes when it is asked for.
const HandInDialog = lazyDialog(() => import("@/components/worksheets/hand-in/hand-in-dialog"));

export function HandInButton({ sheet }: { sheet: WorksheetReply }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="lg" className="w-full sm:w-auto" onClick={() => setIsAsking(true)}>
        {t.button}
      </Button>
      {isAsking && <HandInDialog sheet={sheet} onClose={() => setIsAsking(false)} />}
    </>
  );
}
