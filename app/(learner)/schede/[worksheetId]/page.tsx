import type { Metadata } from "next";
import { SheetScreen } from "@/components/worksheets/sheet-screen";
import { worksheetWork } from "@/lib/i18n/it/worksheet-work";

export const metadata: Metadata = { title: worksheetWork.title };

export default async function SheetPage({ params }: { params: Promise<{ worksheetId: string }> }) {
  const { worksheetId } = await params;
  return <SheetScreen key={worksheetId} worksheetId={worksheetId} />;
}
