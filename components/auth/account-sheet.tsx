import { CoachMascot } from "@/components/art/coach-mascot";
import type { CoachMood } from "@/components/art/coach-moods";
import { Logo } from "@/components/art/logo";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { PageLink } from "@/components/ui/page-link";

type AccountSheetProps = { mood: CoachMood; title: React.ReactNode; children: React.ReactNode };

/**
 * A sheet of paper on the desk with the coach behind its edge: the frame of every account page. From one step to the next the
 * sheet begins at the same height; above a form the coach is smaller.
 */
export function AccountSheet({ mood, title, children }: AccountSheetProps) {
  return (
    <div className="squared-paper flex min-h-dvh flex-col items-center px-4 py-5 sm:py-8">
      <header className="flex w-full max-w-md flex-wrap items-center justify-between">
        <PageLink href="/" className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </PageLink>
        <ReadingToolsButton />
      </header>
      <main className="group/sheet animate-rise w-full max-w-md pt-2 pb-10 sm:pt-8">
        <div className="relative -mb-3 flex h-28 items-end justify-center sm:h-36">
          <CoachMascot
            mood={mood}
            className="w-31 group-has-[form]/sheet:w-24 sm:w-40 sm:group-has-[form]/sheet:w-31"
          />
        </div>
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

/** The cause in the machine's words, for whoever asks us about it. */
export function SheetCause({ children }: { children: React.ReactNode }) {
  return <p className="text-center text-xs text-ink-soft">{children}</p>;
}
