import type { Metadata } from "next";
import { ConfirmPage } from "@/components/parent-pages/confirm-page";
import { findInvitation } from "@/lib/http/parent-invitation";
import { parentPages } from "@/lib/i18n/it/parent-pages";

export const metadata: Metadata = {
  title: parentPages.confirm.title,
  robots: { index: false, follow: false },
};

type ParentConfirmPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ParentConfirmPage({ searchParams }: ParentConfirmPageProps) {
  const { token: given } = await searchParams;
  const token = Array.isArray(given) ? given[0] : given;
  const invitation = token ? await findInvitation(token) : undefined;
  return (
    <ConfirmPage
      token={token}
      invitation={
        invitation && {
          name: invitation.name,
          ageGroup: invitation.ageGroup,
          providers: invitation.providers,
        }
      }
    />
  );
}
