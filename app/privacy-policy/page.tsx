import type { Metadata } from "next";
import { LegalDocument } from "@/components/legal/legal-document";
import { legal } from "@/lib/i18n/it";

export const metadata: Metadata = { title: legal.privacy.title };

export default function PrivacyPolicyPage() {
  return <LegalDocument text={legal.privacy} />;
}
