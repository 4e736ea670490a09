import { LifebuoyIcon } from "./help-icons";
import { PageLink } from "@/components/ui/page-link";
import { helpTitle } from "@/lib/i18n/it/help-link";

export const helpPath = "/aiuto";

/** The way to help, small and always at the same place. Loads the page anew: so it opens without a network too. */
export function HelpLink() {
  return (
    <PageLink
      href={helpPath}
      className="flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center gap-0.5 rounded-md text-xs font-medium text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <LifebuoyIcon className="size-5.5" />
      {helpTitle}
    </PageLink>
  );
}
