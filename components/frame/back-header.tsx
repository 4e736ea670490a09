import { LogoMark } from "@/components/art/logo";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";

/** The top of a page of its own: the way back, the reading tools, and whose page it is. */
export function BackHeader({ href, back }: { href: string; back: string }) {
  return (
    <header className="flex flex-wrap items-center justify-between print:hidden">
      <PageLink href={href} className="text-link inline-flex min-h-11 items-center gap-2 pr-2">
        <ArrowLeftIcon className="size-5" />
        {back}
      </PageLink>
      <div className="flex items-center gap-2">
        <ReadingToolsButton />
        <LogoMark className="size-10" />
      </div>
    </header>
  );
}
