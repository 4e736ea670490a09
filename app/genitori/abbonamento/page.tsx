import type { Metadata } from "next";
import { PayForChild } from "@/components/parent-pages/pay-for-child";
import { childPro } from "@/lib/i18n/it";

export const metadata: Metadata = {
  title: childPro.page.metaTitle,
  robots: { index: false, follow: false },
};

type PaymentPageProps = { searchParams: Promise<{ figlio?: string | string[] }> };

export default async function PaymentPage({ searchParams }: PaymentPageProps) {
  const { figlio } = await searchParams;
  return <PayForChild childId={Array.isArray(figlio) ? figlio[0] : figlio} />;
}
