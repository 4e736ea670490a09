import type { Metadata } from "next";
import { RevokePage } from "@/components/parent-pages/revoke-page";
import { parentPages } from "@/lib/i18n/it/parent-pages";

export const metadata: Metadata = {
  title: parentPages.revoke.title,
  robots: { index: false, follow: false },
};

type ParentRevokePageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ParentRevokePage({ searchParams }: ParentRevokePageProps) {
  const { token } = await searchParams;
  return <RevokePage token={Array.isArray(token) ? token[0] : token} />;
}
