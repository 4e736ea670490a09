import type { Metadata } from "next";
import { ReceiptPage } from "@/components/receipt/receipt-page";
import { receiptPage } from "@/lib/i18n/it/receipt";

export const metadata: Metadata = {
  title: receiptPage.pageTitle,
  robots: { index: false, follow: false },
};

type ReceiptProps = { params: Promise<{ code: string }> };

export default async function Receipt({ params }: ReceiptProps) {
  const { code } = await params;
  return <ReceiptPage code={code} />;
}
