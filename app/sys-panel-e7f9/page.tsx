import type { Metadata } from "next";
import { AccessDenied } from "@/components/admin/access-denied";
import { SystemPanel } from "@/components/admin/system/system-panel";
import { LazyAuthCard } from "@/components/auth/lazy-auth-card";
import { LoginScreen } from "@/components/auth/login-screen";
import { env } from "@/lib/env";
import { currentAdministrator } from "@/lib/http/learner-session";
import { accessDenied } from "@/lib/i18n/it";

export const metadata: Metadata = {
  title: accessDenied.pageTitle,
  robots: { index: false, follow: false },
};

/** Whoever is no administrator gets nothing of the panel. */
export default async function SystemPanelPage() {
  const administrator = await currentAdministrator();
  if (!administrator)
    return (
      <LoginScreen>
        <LazyAuthCard devOutbox={!env().RESEND_API_KEY} />
      </LoginScreen>
    );
  if (administrator === "denied") return <AccessDenied />;
  return <SystemPanel gateExpiresAt={administrator.gateExpiresAt} />;
}
