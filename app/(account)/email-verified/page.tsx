import type { Metadata } from "next";
import { EmailVerified } from "@/components/auth/email-verified";
import { accountPages } from "@/lib/i18n/it";

export const metadata: Metadata = { title: accountPages.verifyTitle };

type EmailVerifiedPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function EmailVerifiedPage({ searchParams }: EmailVerifiedPageProps) {
  const { token } = await searchParams;
  return <EmailVerified token={Array.isArray(token) ? token[0] : token} />;
}
