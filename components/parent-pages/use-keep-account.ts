import { useQueryClient } from "@tanstack/react-query";
import { childrenQuery, useChildCall } from "@/components/parent-pages/children-queries";
import { showToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

/** Takes back that an account is to be erased, and then calls `onKept`. */
export function useKeepAccount(childId: number, onKept: () => void) {
  const queryClient = useQueryClient();
  const cancel = useChildCall(() =>
    api("DELETE /api/parents/children/{childId}/deletion", { params: { childId } }),
  );
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        onKept();
        showToast({ title: parentPages.home.deletion.cancelled, variant: "success" });
      },
      // It may be under way by now: the page then says so.
      onError: () => void queryClient.invalidateQueries(childrenQuery),
    });
  return { keep, isPending: cancel.isPending, error: cancel.error };
}
