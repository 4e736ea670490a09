"use client";

import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import type { WorksheetReply, WorksheetSummary } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";

export function worksheetQuery(worksheetId: string) {
  return queryOptions({
    queryKey: ["worksheet", worksheetId] as const,
    queryFn: ({ signal }) => api("GET /api/worksheets/{worksheetId}", { params: { worksheetId }, signal }),
  });
}

export const worksheetsQuery = queryOptions({
  queryKey: ["worksheets"] as const,
  queryFn: ({ signal }) => api("GET /api/worksheets", { signal }),
});

// The coach changes sheets from the chat, and another tab may: who comes here looks anew, over what is known.
const looksAnew = { refetchOnMount: "always" } as const;

export const useWorksheet = (worksheetId: string) =>
  useQuery({ ...worksheetQuery(worksheetId), ...looksAnew });
export const useWorksheets = () => useQuery({ ...worksheetsQuery, ...looksAnew });

/** Puts a sheet, as the server has just answered it, in the place of what was known of it, in the list too. */
export function putWorksheet(queryClient: QueryClient, sheet: WorksheetReply): void {
  queryClient.setQueryData(worksheetQuery(sheet.id).queryKey, sheet);
  queryClient.setQueryData(worksheetsQuery.queryKey, (known) => {
    if (!known) return known;
    const at = known.worksheets.findIndex(({ id }) => id === sheet.id);
    const summary = summaryOf(sheet);
    return { worksheets: at === -1 ? [summary, ...known.worksheets] : known.worksheets.with(at, summary) };
  });
}

/** Forgets a sheet that is no more. */
export function dropWorksheet(queryClient: QueryClient, worksheetId: string): void {
  queryClient.setQueryData(
    worksheetsQuery.queryKey,
    (known) => known && { worksheets: known.worksheets.filter(({ id }) => id !== worksheetId) },
  );
  queryClient.removeQueries({ queryKey: worksheetQuery(worksheetId).queryKey });
}

function summaryOf({ id, title, status, createdAt, items }: WorksheetReply): WorksheetSummary {
  const solved = items.filter((item) => item.status === "solved").length;
  return { id, title, status, createdAt, items: items.length, solved };
}
