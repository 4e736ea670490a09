"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { subscription as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";

type WithdrawalDialogProps = {
  concludedOn: string;
  onClose: () => void;
  onWithdrawn: (message: string) => void;
};

/** The second step: the declaration, as it will be received, and its confirmation. */
export default function WithdrawalDialog({ concludedOn, onClose, onWithdrawn }: WithdrawalDialogProps) {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const withdraw = useMutation({
    mutationFn: () => api("POST /api/withdraw-subscription"),
    onSuccess: ({ message }) => {
      onWithdrawn(message);
      void queryClient.invalidateQueries({ queryKey: queryKeys.subscription(id) });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.withdrawTitle}
      description={t.withdrawEffect}
      actions={
        <>
          <Button variant="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t.confirmWithdrawal}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.keepPro}
          </Button>
        </>
      }
    >
      <p className="rounded-md bg-sunk p-4">{t.withdrawStatement(concludedOn)}</p>
      {withdraw.isError && <Notice variant="error">{userMessageOf(withdraw.error, t.withdrawFailed)}</Notice>}
    </Dialog>
  );
}
