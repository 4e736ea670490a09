"use client";

import { keepPreviousData, useInfiniteQuery, type QueryKey } from "@tanstack/react-query";
import type { Page, PageQuery } from "@/components/admin/panel";
import { usePanelClosed } from "@/components/admin/panel-closed";
import { showToast } from "@/components/ui/toast";
import { adminPanel as t } from "@/lib/i18n/it";

type Source<Row> = {
  queryKey: QueryKey;
  list: (query: PageQuery) => Promise<Page<Row>>;
  /** Said when a page does not come. */
  failure: string;
};

export type Pages<Row> = ReturnType<typeof usePages<Row>>;

/** A list that is loaded a page at a time. While another one is under way the rows of the last stay. */
export function usePages<Row>({ queryKey, list, failure }: Source<Row>) {
  const hasClosed = usePanelClosed();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await list({ cursor: pageParam, signal });
      } catch (error) {
        if (!signal.aborted && !hasClosed(error))
          showToast({ title: t.errorTitle, description: failure, variant: "error" });
        throw error;
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return {
    query,
    failure,
    /** Absent while the first page is on its way, or when it did not come. */
    rows: pages?.flatMap((page) => page.rows),
    total: pages?.[0]?.total ?? 0,
    /** What is shown is of the search, filter or order before. */
    isOutdated: query.isPlaceholderData,
  };
}
