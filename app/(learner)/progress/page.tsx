import type { Metadata } from "next";
import { ProgressScreen } from "@/components/progress/progress-screen";
import { progress } from "@/lib/i18n/it";

export const metadata: Metadata = { title: progress.title };

export default function ProgressPage() {
  return <ProgressScreen />;
}
