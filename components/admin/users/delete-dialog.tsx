"use client";

import { useId, useRef, useState, type SubmitEvent, type RefObject } from "react";
import { adminPanel as t } from "@/lib/i18n/it";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { useUserAct } from "@/components/admin/users/use-user-act";
import { UserName } from "@/components/admin/users/user-name";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/text-field";

type DeleteDialogProps = {
  panel: Panel;
  user: PanelUser;
  onClose: () => void;
  /** The button that had the focus goes with its user. */
  focusOnceDeleted: RefObject<HTMLElement | null>;
  onDeleted: () => void;
};

/** There is no way back from here: it stays open until the server has done it, and asks for the nickname first. */
export default function DeleteDialog({
  panel,
  user,
  onClose,
  focusOnceDeleted,
  onDeleted,
}: DeleteDialogProps) {
  const { perform, isBusy } = useUserAct(panel, user);
  const [typed, setTyped] = useState("");
  const formId = useId();
  const returnFocusTo = useRef<HTMLElement>(null);
  const isConfirmed = typed.trim() === user.nickname;

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isConfirmed) perform({ type: "delete" }, close);
  }

  function close() {
    returnFocusTo.current = focusOnceDeleted.current;
    onClose();
    onDeleted();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t.deleteDialogTitle}
      description={t.deleteText}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button type="submit" form={formId} variant="danger" disabled={!isConfirmed} loading={isBusy}>
            {t.confirmDelete}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <UserName user={user} />
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.typeNickname(user.nickname)}
          hint={t.typeNicknameHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
