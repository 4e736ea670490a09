"use client";

import { useMutation } from "@tanstack/react-query";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { api } from "@/lib/http/client";
import { userMessageOf } from "@/lib/http/client-errors";
import { longDate } from "@/lib/i18n/dates";
import { subscription as t } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showToast, showToastAcrossPages } from "@/components/ui/toast";

type CancelDialogProps = { subscription: SubscriptionReply; onClose: () => void };

/** What stays until when, before it is cancelled. */
export default function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { renewsAt } = subscription;
  const cancel = useMutation({
    mutationFn: () => api("POST /api/cancel-subscription"),
    onSuccess: ({ message }) => {
      showToastAcrossPages({ title: t.cancelledTitle, description: message, variant: "success" });
      window.location.reload();
    },
    onError: (error) => {
      const description = userMessageOf(error, t.cancelFailed);
      showToast({ title: t.cancelFailedTitle, description, variant: "error" });
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
