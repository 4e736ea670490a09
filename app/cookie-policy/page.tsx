import type { Metadata } from "next";
import { LegalDocument } from "@/components/legal/legal-document";
import { env } from "@/lib/env";
import { cookiePolicyOf, legalIdentityOf } from "@/lib/policies";

export const generateMetadata = (): Metadata => ({ title: cookiePolicyOf().text.title });

export default function CookiePolicyPage() {
  const { text, version } = cookiePolicyOf();
  return <LegalDocument text={text} version={version} identity={legalIdentityOf(env())} />;
}
