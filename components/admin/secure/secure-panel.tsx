"use client";

import { lazy, Suspense, useState } from "react";
import { PanelSkeleton } from "@/components/admin/panel-skeleton";
import { SecureGate } from "@/components/admin/secure/secure-gate";
import type { SecureLogin } from "@/components/admin/secure/secure-login";

const OpenPanel = lazy(() => import("@/components/admin/secure/open-panel"));

/** The gate, and what is behind it. The bearer lives here and nowhere else: a reload begins anew. */
export function SecurePanel() {
  const [login, setLogin] = useState<SecureLogin>();
  const [hasBeenOpen, setHasBeenOpen] = useState(false);

  function open(opened: SecureLogin): void {
    setHasBeenOpen(true);
    setLogin(opened);
  }

  if (!login) return <SecureGate isReturn={hasBeenOpen} onOpen={open} />;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <OpenPanel login={login} onEnd={() => setLogin(undefined)} />
    </Suspense>
  );
}
