"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import type { DeletionReply } from "@/lib/features/deletion/contract";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { longDate } from "@/lib/i18n/dates";
import { deletion as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

type DeletionPendingProps = { request: DeletionReply; button: RefObject<HTMLButtonElement | null> };

/** When it will happen, and the way back while there is one. */
export function DeletionPending({ request, button }: DeletionPendingProps) {
  const queryClient = useQueryClient();
  const key = queryKeys.deletion(useLearner().id);
  const cancel = useMutation({
    mutationFn: () => api("DELETE /api/request-data-deletion"),
    onSuccess: ({ message }) => {
      queryClient.setQueryData(key, { request: null });
      showToast({ title: t.cancelTitle, description: message, variant: "success" });
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: key });
      const description = userMessageOf(error, t.cancelFailed);
      showToast({ title: t.errorTitle, description, variant: "error" });
    },
  });

  if (request.hasBegun)
    return (
      <Card>
        <p className="font-semibold">{t.tooLate}</p>
        <p>{t.begun}</p>
      </Card>
    );
  if (!request.canCancel)
    return (
      <Card>
        <p>{t.byParent(longDate(request.eraseAfter))}</p>
      </Card>
    );
  return (
    <Card>
      <p className="font-semibold">{t.pendingTitle(longDate(request.eraseAfter))}</p>
      <p>{t.pending}</p>
      <Button ref={button} loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t.cancel}
      </Button>
    </Card>
  );
}

const Card = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-start gap-3 rounded-md bg-coral-soft p-4">{children}</div>
);
