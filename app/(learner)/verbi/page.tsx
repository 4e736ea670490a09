import type { Metadata } from "next";
import { VerbsScreen } from "@/components/verbs/verbs-screen";
import { verbRows } from "@/lib/features/verbs/rules";
import { verbs } from "@/lib/i18n/it/verbs";

export const metadata: Metadata = { title: verbs.title };

export default function VerbsPage() {
  return <VerbsScreen rows={verbRows} />;
}
