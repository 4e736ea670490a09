import type { Metadata } from "next";
import { FeaturesScreen } from "@/components/features-page/features-screen";
import { env } from "@/lib/env";
import { lessonLinks } from "@/lib/features/booking/rules";
import { featuresPage } from "@/lib/i18n/it";

export const metadata: Metadata = { title: featuresPage.title };

export default function FeaturesPage() {
  return <FeaturesScreen lessons={lessonLinks(env())} />;
}
