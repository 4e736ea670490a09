"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import type { RefObject } from "react";
import { common } from "@/lib/i18n/it/common";
import { DialogRoot } from "@/components/ui/dialog-root";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon } from "@/components/ui/icons";
import { useDialogContent } from "@/components/ui/use-dialog-content";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: React.ReactNode;
  description?: string;
  /** The buttons, the main one first. */
  actions?: React.ReactNode;
  /** What gets the focus in the end, where it is not what had it before: one dialog may follow another. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children?: React.ReactNode;
};

/** A sheet from below on a phone, a card in the middle elsewhere. Focus stays inside; Esc closes. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, returnFocusTo, children } = props;
  const content = useDialogContent(returnFocusTo);
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="animate-fade fixed inset-0 z-40 bg-overlay" />
        <RadixDialog.Content
          {...content}
          {...(description ? {} : { "aria-describedby": undefined })}
          className="animate-sheet fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[90dvh] w-full max-w-lg flex-col gap-4 overflow-y-auto rounded-t-xl bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-lift focus:outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-xl"
        >
          <div className="flex items-start gap-3">
            <RadixDialog.Title className="min-w-0 grow pt-1.5 text-lg font-bold">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={common.close} icon={<CloseIcon />} className="-mt-1 -mr-2" />
            </RadixDialog.Close>
          </div>
          {description && (
            <RadixDialog.Description className="-mt-3 text-sm text-ink-soft">
              {description}
            </RadixDialog.Description>
          )}
          {children}
          {actions && (
            <div className="mt-1 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">{actions}</div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </DialogRoot>
  );
}
