"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type RefObject } from "react";
import { eraseAfter } from "@/lib/features/deletion/rules";
import { ApiError } from "@/lib/api-client/client-errors";
import { longDate } from "@/lib/i18n/dates";
import { deletion as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { deletionFailure, requestDeletion } from "@/components/profile/request-deletion";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showToast, showToastAcrossPages } from "@/components/ui/toast";

type DeletionDialogProps = { returnFocusTo: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** What goes, when, and until when it can be taken back; then the second press. */
export default function DeletionDialog({ returnFocusTo, onClose }: DeletionDialogProps) {
  const queryClient = useQueryClient();
  const { id, subscriptionStatus } = useLearner();
  const isPaid = subscriptionStatus !== "none" && subscriptionStatus !== "expired";
  const [day] = useState(() => longDate(eraseAfter(new Date())));
  const ask = useMutation({
    mutationFn: requestDeletion,
    onSuccess: ({ message, request }) => {
      queryClient.setQueryData(queryKeys.deletion(id), { request });
      // Pro is not renewed any more.
      void queryClient.invalidateQueries({ queryKey: queryKeys.subscription(id) });
      showToast({ title: t.sentTitle, description: message, variant: "success" });
      onClose();
    },
    onError: (error) => {
      // The page is then left for the login.
      const show = error instanceof ApiError && error.status === 401 ? showToastAcrossPages : showToast;
      show({ title: t.errorTitle, description: deletionFailure(error), variant: "error" });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.dialogTitle}
      description={t.dialogText(day)}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button variant="danger" loading={ask.isPending} onClick={() => ask.mutate()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <Points title={t.goneTitle} points={isPaid ? [...t.gone, t.pro] : t.gone} />
      <Points title={t.nextTitle} points={t.next(day)} />
      <p className="text-sm font-semibold">{t.talk}</p>
    </Dialog>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-sm marker:text-line-strong">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
