import type { Metadata } from "next";
import { ResetPassword } from "@/components/auth/reset-password";
import { accountPages } from "@/lib/i18n/it";

export const metadata: Metadata = { title: accountPages.resetTitle };

type ResetPasswordPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  return <ResetPassword token={Array.isArray(token) ? token[0] : token} />;
}
