import type { Metadata } from "next";
import { LegalDocument } from "@/components/legal/legal-document";
import { env } from "@/lib/env";
import { legalIdentityOf, privacyPolicyOf } from "@/lib/policies";

export const generateMetadata = (): Metadata => ({ title: privacyPolicyOf(env()).text.title });

export default function PrivacyPolicyPage() {
  const { text, version } = privacyPolicyOf(env());
  return <LegalDocument text={text} version={version} identity={legalIdentityOf(env())} />;
}
