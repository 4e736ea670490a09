import type { Metadata } from "next";
import { StopPage } from "@/components/parent-pages/stop-page";
import { parentPages } from "@/lib/i18n/it/parent-pages";

export const metadata: Metadata = {
  title: parentPages.stop.title,
  robots: { index: false, follow: false },
};

type ParentStopPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ParentStopPage({ searchParams }: ParentStopPageProps) {
  const { token } = await searchParams;
  return <StopPage token={Array.isArray(token) ? token[0] : token} />;
}
