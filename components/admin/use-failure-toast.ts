"use client";

import { adminPanel as t } from "@/lib/i18n/it";
import { usePanelClosed } from "@/components/admin/panel-closed";
import { showFailure } from "@/components/ui/show-failure";

/** Says what has failed, and why where the server has refused it. */
export function useFailureToast(): (error: unknown, failure: string) => void {
  const hasClosed = usePanelClosed();
  return (error, failure) => {
    if (!hasClosed(error)) showFailure(error, { title: t.errorTitle, description: failure });
  };
}
