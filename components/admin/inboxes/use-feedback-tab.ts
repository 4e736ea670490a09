"use client";

import { useQuery } from "@tanstack/react-query";
import type { Panel } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { adminPanel } from "@/lib/i18n/it";
import { adminUsers as t } from "@/lib/i18n/it/admin-users";

/** What the tab of the feedback is called: with how much of it waits for an answer, once that is known. */
export function useFeedbackTab(panel: Panel): string {
  const { data } = useQuery({
    queryKey: panelKeys.waiting(panel.kind),
    queryFn: ({ signal }) => panel.countWaiting(signal),
  });
  return t.waiting(adminPanel.tabs.feedback, data?.waiting ?? 0);
}
