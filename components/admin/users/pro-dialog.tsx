"use client";

import { adminPanel } from "@/lib/i18n/it";
import { adminUsers as t } from "@/lib/i18n/it/admin-users";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { useUserAct } from "@/components/admin/users/use-user-act";
import { UserName } from "@/components/admin/users/user-name";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ProDialogProps = { panel: Panel; user: PanelUser; onClose: () => void };

/** What becomes of the money of somebody who pays: Pro that is paid for is the payer's, and only what was given is taken back. */
export default function ProDialog({ panel, user, onClose }: ProDialogProps) {
  const { perform } = useUserAct(panel, user);
  const { nickname, hasManualPro, subscriptionStatus: status, subscriptionEndDate } = user;
  const standing = { status, endDate: subscriptionEndDate ? new Date(subscriptionEndDate) : null };

  function take() {
    perform({ type: "pro", isPro: false });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={hasManualPro ? t.takeManualTitle : t.paidTitle}
      description={hasManualPro ? t.takeManual(nickname, standing) : t.paid(nickname, standing)}
      actions={
        hasManualPro ? (
          <>
            <Button variant="danger" onClick={take}>
              {adminPanel.takePro}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {adminPanel.cancel}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t.understood}</Button>
        )
      }
    >
      <UserName user={user} />
    </Dialog>
  );
}
