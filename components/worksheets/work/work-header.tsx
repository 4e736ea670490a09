import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { AppLink } from "@/components/ui/app-link";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { ProgressBar } from "@/components/ui/progress-bar";
import { isDone } from "@/components/worksheets/work/words-of-item";

/** Which sheet it is and how far it is done. Stays in view where a keyboard leaves room for it. */
export function WorkHeader({ sheet: { title, items } }: { sheet: WorksheetReply }) {
  const done = items.filter(isDone).length;
  const words = t.done(done, items.length);
  return (
    <div className="sticky top-header z-20 border-b border-line bg-paper low:static">
      <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-2 px-4 py-2">
        <AppLink
          href="/schede"
          aria-label={t.toList}
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-action-ink hover:bg-action-soft"
        >
          <ArrowLeftIcon />
        </AppLink>
        <div className="flex min-w-0 grow basis-24 flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h1 className="line-clamp-2 text-base leading-tight font-bold">
              <EnglishMarked text={title} asWritten />
            </h1>
            <p role="status" className="shrink-0 text-xs font-semibold text-ink-soft">
              {words}
            </p>
          </div>
          <ProgressBar
            value={items.length === 0 ? 0 : (100 * done) / items.length}
            label={words}
            tone="leaf"
            className="h-2"
          />
        </div>
        <ReadingToolsButton className="md:hidden" />
      </div>
    </div>
  );
}
