import type { Metadata } from "next";
import { ForgotPassword } from "@/components/auth/forgot-password";
import { accountPages } from "@/lib/i18n/it";

export const metadata: Metadata = { title: accountPages.forgotTitle };

export default function ForgotPasswordPage() {
  return <ForgotPassword />;
}
