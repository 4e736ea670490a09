"use client";

import { PanelSkeleton } from "@/components/admin/panel-skeleton";
import { SecureGate } from "@/components/admin/secure/secure-gate";
import { useSecureLogin } from "@/components/admin/secure/use-secure-login";
import { lazyPart } from "@/components/ui/lazy-part";

const OpenPanel = lazyPart(() => import("@/components/admin/secure/open-panel"), <PanelSkeleton />);

/** The gate, and what is behind it; a page that is loaded again finds it as it was. */
export function SecurePanel() {
  const { login, visit, enter, end } = useSecureLogin();
  if (login === undefined) return <PanelSkeleton />;
  if (login === null) return <SecureGate isReturn={visit > 0} onOpen={enter} />;
  return <OpenPanel key={visit} login={login} onEnd={end} />;
}
