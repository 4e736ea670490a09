"use client";

import {
  useMutation,
  useMutationState,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import { actFailure, successToast } from "@/components/admin/users/act-texts";
import type { Page, Panel, PanelUser } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { carryOut, undoOf, type ActOutcome, type UserAct } from "@/components/admin/users/user-act";
import { showToast } from "@/components/ui/toast";
import { adminPanel } from "@/lib/i18n/it";

/** Long enough to read what was done, and to see that it was not meant. */
const undoToastMs = 10_000;

/** The act on a user that is under way, also when it was begun elsewhere on the screen. */
export function usePendingAct(kind: Panel["kind"], userId: number): UserAct | undefined {
  const pending = useMutationState({
    filters: { mutationKey: panelKeys.act(kind, userId), status: "pending" },
    select: (mutation) => mutation.state.variables as UserAct,
  });
  return pending[0];
}

/**
 * Does something to a user, one thing at a time. Whatever comes of it is said, and everything the panel shows is
 * asked for anew. The list is changed by what the server answers; what it will probably answer is shown meanwhile
 * from the pending act (`afterAct`), so that a refusal or a refresh in between leaves nothing untrue behind. What has a
 * way back offers it with its news.
 */
export function useUserAct(panel: Panel, user: PanelUser) {
  const { kind } = panel;
  const queryClient = useQueryClient();
  const tellFailure = useFailureToast();
  const mutation = useMutation({
    mutationKey: panelKeys.act(kind, user.id),
    mutationFn: (act: UserAct) => carryOut(panel, user, act),
    onMutate: () => user, // As they stood: what undoes an act needs it, and the list is another by then.
    onSuccess: (outcome, act, before) => {
      replaceUser(queryClient, kind, user.id, outcome);
      const news = successToast(before, act, outcome);
      const undo = undoOf(before, act);
      showToast(
        undo
          ? {
              ...news,
              durationMs: undoToastMs,
              action: { label: adminPanel.undo, onPress: () => mutation.mutate(undo) },
            }
          : news,
      );
    },
    onError: (error, act) => tellFailure(error, actFailure(kind, act)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: panelKeys.all(kind) }),
  });
  const isBusy = usePendingAct(kind, user.id) !== undefined;

  return {
    isBusy,
    perform: (act: UserAct, onDone?: () => void) => {
      if (!isBusy) mutation.mutate(act, { onSuccess: onDone });
    },
  };
}

function replaceUser(queryClient: QueryClient, kind: Panel["kind"], id: number, { user }: ActOutcome): void {
  queryClient.setQueriesData<InfiniteData<Page<PanelUser>>>(
    { queryKey: panelKeys.everyUsers(kind) },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          total: user ? page.total : page.total - 1,
          rows: page.rows.flatMap((row) => (row.id === id ? (user ?? []) : row)),
        })),
      },
  );
}
