import type { Metadata } from "next";
import { SecurePanel } from "@/components/admin/secure/secure-panel";
import { securePanel } from "@/lib/i18n/it";

export const metadata: Metadata = { title: securePanel.title, robots: { index: false, follow: false } };

export default function SecurePanelPage() {
  return <SecurePanel />;
}
