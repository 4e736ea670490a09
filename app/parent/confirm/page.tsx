import type { Metadata } from "next";
import { ParentPage } from "@/components/parent-pages/parent-page";
import { parentPages } from "@/lib/i18n/it";

export const metadata: Metadata = { title: parentPages.confirm.title };

type ParentConfirmPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ParentConfirmPage({ searchParams }: ParentConfirmPageProps) {
  const { token } = await searchParams;
  return <ParentPage wish="confirm" token={Array.isArray(token) ? token[0] : token} />;
}
