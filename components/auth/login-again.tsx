import { PageLink } from "@/components/ui/page-link";
import { common } from "@/lib/i18n/it/common";

/** Where a form has not come, as there is no network: the page that has it. */
export function LoginAgain() {
  return (
    <PageLink href="/login" className="text-link flex min-h-11 items-center justify-center">
      {common.retry}
    </PageLink>
  );
}
