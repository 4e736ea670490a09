import type { Metadata } from "next";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { profile } from "@/lib/i18n/it";

export const metadata: Metadata = { title: profile.title };

export default function ProfilePage() {
  return <ProfileScreen />;
}
