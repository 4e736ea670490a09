"use client";

import { useRef } from "react";
import { adminPanel as t } from "@/lib/i18n/it";
import type { Pages } from "@/components/admin/use-pages";
import { LoadFailed } from "@/components/learner/load-failed";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { RefreshIcon } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";

type PageListProps<Row> = {
  pages: Pages<Row>;
  /** How many there are, in words. */
  count: string;
  /** Announced while the first page is on its way. */
  loading: string;
  empty: { title: string; text?: string };
  /** What the list is searched or narrowed by, beside the count where there is room. */
  tools?: React.ReactNode;
  /** How many of them are here, in words, where it is not known how many there are. */
  shown?: (rows: number) => string;
  /** The list of what has been loaded. */
  children: (rows: Row[]) => React.ReactNode;
};

/** A list in each of its states, with how many there are above it and the way to more below. */
export function PageList<Row>({ pages, count, loading, empty, tools, shown, children }: PageListProps<Row>) {
  const { query, rows, failure, isOutdated } = pages;
  const hasFailed = !rows && query.isError;
  return (
    <div aria-busy={!hasFailed && (!rows || isOutdated)} className="flex flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {tools}
        <p role="status" className="text-sm font-semibold">
          {hasFailed || (rows && !isOutdated) ? rows && count : loading}
        </p>
        <IconButton
          label={t.refresh}
          icon={<RefreshIcon className={query.isRefetching ? "size-5.5 animate-shimmer" : "size-5.5"} />}
          onClick={() => void query.refetch()}
        />
      </div>
      {hasFailed && <LoadFailed message={failure} query={query} />}
      {!rows && !hasFailed && <Waiting />}
      {rows?.length === 0 && (
        <Card className="flex flex-col gap-1 text-center">
          <p className="font-semibold">{empty.title}</p>
          {empty.text && <p className="text-sm text-ink-soft">{empty.text}</p>}
        </Card>
      )}
      {rows && rows.length > 0 && (
        <>
          <div className={isOutdated ? "opacity-60" : undefined}>{children(rows)}</div>
          <MoreRows pages={pages} shown={shown} />
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}

function MoreRows<Row>({ pages, shown }: Pick<PageListProps<Row>, "pages" | "shown">) {
  const { query, rows = [], total } = pages;
  const summary = useRef<HTMLParagraphElement>(null);

  async function loadMore() {
    const { hasNextPage } = await query.fetchNextPage();
    if (!hasNextPage) summary.current?.focus(); // The button is gone, and with it the focus.
  }

  if (!query.hasNextPage && query.data?.pages.length === 1) return null; // All of it was there at once.
  return (
    <div className="flex flex-col items-center gap-2">
      <p ref={summary} tabIndex={-1} className="text-sm text-ink-soft outline-none">
        {shown?.(rows.length) ?? t.shownOf(rows.length, total)}
      </p>
      {query.hasNextPage && (
        <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void loadMore()}>
          {t.more}
        </Button>
      )}
    </div>
  );
}
