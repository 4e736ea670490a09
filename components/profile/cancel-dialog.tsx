"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { api } from "@/lib/api-client/client";
import { apiErrorOf } from "@/lib/api-client/client-errors";
import { longDate } from "@/lib/i18n/dates";
import { subscription as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showFailure } from "@/components/ui/show-failure";
import { showToast, showToastAcrossPages } from "@/components/ui/toast";

type CancelDialogProps = { subscription: SubscriptionReply; onClose: () => void };

/** What stays until when, before it is cancelled. */
export default function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const { renewsAt } = subscription;
  const cancel = useMutation({
    mutationFn: () => api("POST /api/cancel-subscription"),
    onSuccess: ({ message }) => {
      showToastAcrossPages({ title: t.cancelledTitle, description: message, variant: "success" });
      window.location.reload();
    },
    onError: (error) => {
      if (apiErrorOf(error)?.status !== 400)
        return showFailure(error, { title: t.cancelFailedTitle, description: t.cancelFailed });
      // It has ended since this page has heard of it.
      showToast({ title: t.nothingToCancelTitle, description: t.nothingToCancel, variant: "error" });
      void queryClient.invalidateQueries({ queryKey: queryKeys.subscription(id) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.cancelTitle}
      description={renewsAt ? t.cancelText(longDate(renewsAt)) : t.cancelUnpaidText}
      actions={
        <>
          <Button
            variant="danger"
            loading={cancel.isPending || cancel.isSuccess}
            onClick={() => cancel.mutate()}
          >
            {t.cancel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.keepPro}
          </Button>
        </>
      }
    />
  );
}
