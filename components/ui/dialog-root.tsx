"use client";

import { Root } from "@radix-ui/react-dialog";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { openInHistory } from "@/components/ui/dialog-history";

type DialogRootProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

/** What every dialog stands in: Back closes it, as Esc does. */
export function DialogRoot({ open, onOpenChange, children }: DialogRootProps) {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => (open ? openInHistory(() => close()) : undefined), [open]);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      {children}
    </Root>
  );
}
