"use client";

import { adminPanel as t } from "@/lib/i18n/it";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { useUserAct } from "@/components/admin/users/use-user-act";
import { UserName } from "@/components/admin/users/user-name";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ResetDialogProps = { panel: Panel; user: PanelUser; onClose: () => void };

/** What goes, before it goes. */
export default function ResetDialog({ panel, user, onClose }: ResetDialogProps) {
  const { perform } = useUserAct(panel, user);

  function reset() {
    perform({ type: "reset" });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.resetDialogTitle}
      description={t.resetText}
      actions={
        <>
          <Button variant="danger" onClick={reset}>
            {t.reset}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <UserName user={user} />
    </Dialog>
  );
}
