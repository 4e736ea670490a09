import type { Metadata } from "next";
import { PayByLink } from "@/components/parent-pages/pay-by-link";
import { payByLink } from "@/lib/i18n/it/pay-by-link";

export const metadata: Metadata = {
  title: payByLink.title,
  robots: { index: false, follow: false },
};

type LinkPaymentPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function LinkPaymentPage({ searchParams }: LinkPaymentPageProps) {
  const { token } = await searchParams;
  return <PayByLink token={Array.isArray(token) ? token[0] : token} />;
}
