"use client";

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReceiptReply } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";
import { ApiError } from "@/lib/api-client/client-errors";
import { receiptPage as t } from "@/lib/i18n/it/receipt";
import { Logo } from "@/components/art/logo";
import { createQueryClient } from "@/components/learner/query-client";
import { LoadFailed } from "@/components/learner/load-failed";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { ReceiptSheet } from "@/components/receipt/receipt-sheet";
import { lazyPart } from "@/components/ui/lazy-part";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";

// Most receipts are there: what says that one is not comes when it is not.
const GoneReceipt = lazyPart(() => import("@/components/receipt/gone-receipt"));

/** A student's receipt for who was given its address. No account is needed, and none is looked at. */
export function ReceiptPage({ code }: { code: string }) {
  // Nobody here has a session that could have ended.
  const [queryClient] = useState(() => createQueryClient(() => undefined));
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedReceipt code={code} />
    </QueryClientProvider>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="squared-paper min-h-dvh px-4 py-5 sm:py-8">
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
        <header className="flex flex-wrap items-center justify-between">
          <PageLink href="/" aria-label={t.home} className="inline-flex min-h-11 items-center rounded-md">
            <Logo />
          </PageLink>
          <ReadingToolsButton />
        </header>
        <main className="pb-8">{children}</main>
      </div>
    </div>
  );
}

function LoadedReceipt({ code }: { code: string }) {
  const query = useQuery<ReceiptReply>({
    queryKey: ["receipt", code],
    queryFn: ({ signal }) => api("GET /api/receipts/{code}", { params: { code }, signal }),
  });
  const { data, error } = query;
  if (error instanceof ApiError && error.status !== 429 && error.status < 500) return <GoneReceipt />;
  return (
    <Frame>
      {data && <ReceiptSheet receipt={data} code={code} />}
      {!data && !error && (
        <div role="status" aria-label={t.loading} className="flex flex-col gap-4">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-96" />
        </div>
      )}
      {!data && error && (
        <>
          <h1 className="text-xl font-bold">{t.heading}</h1>
          <LoadFailed look="page" message={problemOf(error)} query={query} />
        </>
      )}
    </Frame>
  );
}

const problemOf = (error: Error): string =>
  error instanceof ApiError && error.status === 429 ? t.tooMany : t.failed;
