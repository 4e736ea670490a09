import type { Metadata } from "next";
import { ParentPage } from "@/components/parent-pages/parent-page";
import { parentPages } from "@/lib/i18n/it";

export const metadata: Metadata = { title: parentPages.stop.title };

type ParentStopPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ParentStopPage({ searchParams }: ParentStopPageProps) {
  const { token } = await searchParams;
  return <ParentPage wish="stop" token={Array.isArray(token) ? token[0] : token} />;
}
