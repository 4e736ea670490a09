import type { Metadata } from "next";
import { FeaturesScreen } from "@/components/features-page/features-screen";
import { featuresPage } from "@/lib/i18n/it";

export const metadata: Metadata = { title: featuresPage.title };

export default function FeaturesPage() {
  return <FeaturesScreen />;
}
