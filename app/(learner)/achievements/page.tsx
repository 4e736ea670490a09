import type { Metadata } from "next";
import { BadgesScreen } from "@/components/badges/badges-screen";
import { badgesScreen } from "@/lib/i18n/it";

export const metadata: Metadata = { title: badgesScreen.title };

export default function AchievementsPage() {
  return <BadgesScreen />;
}
