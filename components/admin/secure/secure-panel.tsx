"use client";

import { lazy, Suspense } from "react";
import { PanelSkeleton } from "@/components/admin/panel-skeleton";
import { SecureGate } from "@/components/admin/secure/secure-gate";
import { useSecureLogin } from "@/components/admin/secure/use-secure-login";

const OpenPanel = lazy(() => import("@/components/admin/secure/open-panel"));

/** The gate, and what is behind it; a page that is loaded again finds it as it was. */
export function SecurePanel() {
  const { login, visit, enter, end } = useSecureLogin();
  if (login === undefined) return <PanelSkeleton />;
  if (login === null) return <SecureGate isReturn={visit > 0} onOpen={enter} />;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <OpenPanel key={visit} login={login} onEnd={end} />
    </Suspense>
  );
}
