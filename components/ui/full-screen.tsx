"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import type { ReactNode, RefObject } from "react";
import { DialogRoot } from "@/components/ui/dialog-root";
import { useDialogContent } from "@/components/ui/use-dialog-content";

type FullScreenProps = {
  onClose: () => void;
  title: string;
  /** Shown at the top; without it the title is there for a screen reader only, as it always is. */
  hint?: string;
  returnFocusTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Dark from edge to edge, for what wants all the room there is. Focus stays inside; Esc closes. */
export function FullScreen({ onClose, title, hint, returnFocusTo, children }: FullScreenProps) {
  const content = useDialogContent(returnFocusTo);
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...content}
          {...(hint ? {} : { "aria-describedby": undefined })}
          className="animate-fade fixed inset-0 z-50 flex flex-col bg-lens pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-on-lens focus:outline-none"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {hint && (
            <RadixDialog.Description className="px-4 pt-4 pb-3 text-center font-semibold">
              {hint}
            </RadixDialog.Description>
          )}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </DialogRoot>
  );
}
