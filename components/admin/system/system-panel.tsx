"use client";

import { useState } from "react";
import { PanelSkeleton } from "@/components/admin/panel-skeleton";
import { lazyPart } from "@/components/ui/lazy-part";

// Whoever finds the panel open needs no gate, and the other way round. Who is no administrator loads neither: the page's
// other screens are in one file with what is imported here.
const SystemGate = lazyPart(() => import("@/components/admin/system/system-gate"), <PanelSkeleton />);
const OpenSystemPanel = lazyPart(
  () => import("@/components/admin/system/open-system-panel"),
  <PanelSkeleton />,
);

/** The gate, and what is behind it. `gateExpiresAt` is null while the gate is closed. */
export function SystemPanel({ gateExpiresAt }: { gateExpiresAt: string | null }) {
  const [expiresAt, setExpiresAt] = useState(gateExpiresAt);
  const [wasOpen, setWasOpen] = useState(gateExpiresAt !== null);
  const [closedBecause, setClosedBecause] = useState<string>();

  function open(until: string) {
    setWasOpen(true);
    setExpiresAt(until);
  }

  function close(reason?: string) {
    setClosedBecause(reason);
    setExpiresAt(null);
  }

  return expiresAt === null ? (
    <SystemGate closedBecause={closedBecause} isReturn={wasOpen} onOpen={open} />
  ) : (
    <OpenSystemPanel expiresAt={expiresAt} onClose={close} />
  );
}
