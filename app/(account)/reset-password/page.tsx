import type { Metadata } from "next";
import { ResetPassword } from "@/components/auth/reset-password";
import { resetPassword } from "@/lib/i18n/it/reset-password";

export const metadata: Metadata = { title: resetPassword.resetTitle };

type ResetPasswordPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  return <ResetPassword token={Array.isArray(token) ? token[0] : token} />;
}
