"use client";

import { adminPanel } from "@/lib/i18n/it";
import { adminUsers as t } from "@/lib/i18n/it/admin-users";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { useUserAct } from "@/components/admin/users/use-user-act";
import { UserName } from "@/components/admin/users/user-name";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ProDialogProps = { panel: Panel; user: PanelUser; onClose: () => void };

/** What was given to somebody who pays as well is taken back: they keep what they pay for. */
export default function ProDialog({ panel, user, onClose }: ProDialogProps) {
  const { perform } = useUserAct(panel, user);
  const { nickname, subscriptionStatus: status, subscriptionEndDate } = user;
  const endDate = subscriptionEndDate ? new Date(subscriptionEndDate) : null;

  function take() {
    perform({ type: "pro", isPro: false });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.takeManualTitle}
      description={t.takeManual(nickname, { status, endDate })}
      actions={
        <>
          <Button variant="danger" onClick={take}>
            {adminPanel.takePro}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {adminPanel.cancel}
          </Button>
        </>
      }
    >
      <UserName user={user} />
    </Dialog>
  );
}
