import type { Metadata } from "next";
import { ParentsHome } from "@/components/parent-pages/parents-home";
import { parentPages } from "@/lib/i18n/it/parent-pages";

export const metadata: Metadata = {
  title: parentPages.home.title,
  robots: { index: false, follow: false },
};

type ParentsPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ParentsPage({ searchParams }: ParentsPageProps) {
  const { token } = await searchParams;
  return <ParentsHome token={Array.isArray(token) ? token[0] : token} />;
}
