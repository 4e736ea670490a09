import type { Metadata } from "next";
import { VerifyEmail } from "@/components/auth/verify-email";
import { accountPages } from "@/lib/i18n/it";

export const metadata: Metadata = { title: accountPages.verifyTitle };

export default function VerifyEmailPage() {
  return <VerifyEmail />;
}
