import { subscription as t } from "@/lib/i18n/it";
import { Logo } from "@/components/art/logo";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";

/** A page of its own, without the learner's bars: a parent may be the one who reads it. */
export function SubscribeFrame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="squared-paper min-h-dvh px-4 py-5 sm:py-8">
      <div className="mx-auto flex max-w-4xl flex-col gap-5">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Logo />
          <div className="flex items-center gap-2">
            <ReadingToolsButton />
            <PageLink href="/" className="text-link inline-flex min-h-11 items-center gap-2">
              <ArrowLeftIcon className="size-5" />
              {t.back}
            </PageLink>
          </div>
        </header>
        <main className="animate-rise flex flex-col gap-5 pb-8">
          <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
          {children}
        </main>
      </div>
    </div>
  );
}
