import type { Metadata } from "next";
import { WorksheetsScreen } from "@/components/worksheets/list/worksheets-screen";
import { worksheetList } from "@/lib/i18n/it/worksheet-list";

export const metadata: Metadata = { title: worksheetList.title };

export default function WorksheetsPage() {
  return <WorksheetsScreen />;
}
