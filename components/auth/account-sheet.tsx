import { CoachMascot } from "@/components/art/coach-mascot";
import type { CoachMood } from "@/components/art/coach-moods";
import { Logo } from "@/components/art/logo";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { PageLink } from "@/components/ui/page-link";

type AccountSheetProps = { mood: CoachMood; title: React.ReactNode; children: React.ReactNode };

/** A sheet of paper on the desk with the coach behind its edge: the frame of every account page. */
export function AccountSheet({ mood, title, children }: AccountSheetProps) {
  return (
    <div className="squared-paper flex min-h-dvh flex-col items-center px-4 py-5 sm:py-8">
      <header className="flex w-full max-w-md flex-wrap items-center justify-between">
        <PageLink href="/" className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </PageLink>
        <ReadingToolsButton />
      </header>
      <main className="animate-rise flex w-full max-w-md grow flex-col justify-center pt-4 pb-10">
        <CoachMascot mood={mood} className="relative mx-auto -mb-3 w-40 sm:w-44" />
        <div className="rounded-xl border border-line bg-surface px-5 pt-7 pb-6 shadow-lift sm:px-8 sm:pt-8 sm:pb-8">
          <h1 className="text-center text-xl font-bold">{title}</h1>
          <div className="mt-3 flex flex-col gap-5">{children}</div>
        </div>
      </main>
    </div>
  );
}

/** The sentence under the title. */
export function SheetText({ children }: { children: React.ReactNode }) {
  return <p className="text-center text-ink-soft">{children}</p>;
}
