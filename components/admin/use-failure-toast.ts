"use client";

import { userMessageOf } from "@/lib/http/client-errors";
import { adminPanel as t } from "@/lib/i18n/it";
import { usePanelClosed } from "@/components/admin/panel-closed";
import { showToast } from "@/components/ui/toast";

/** Tells a failure in the server's words, or in ours. */
export function useFailureToast(): (error: unknown, fallback: string) => void {
  const hasClosed = usePanelClosed();
  return (error, fallback) => {
    if (hasClosed(error)) return;
    showToast({ title: t.errorTitle, description: userMessageOf(error, fallback), variant: "error" });
  };
}
