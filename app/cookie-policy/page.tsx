import type { Metadata } from "next";
import { LegalDocument } from "@/components/legal/legal-document";
import { legal } from "@/lib/i18n/it";

export const metadata: Metadata = { title: legal.cookie.title };

export default function CookiePolicyPage() {
  return <LegalDocument text={legal.cookie} />;
}
