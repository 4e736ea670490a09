"use client";

import type { RefObject } from "react";
import { failureText } from "@/components/auth/failure-text";
import { Points } from "@/components/parent-pages/points";
import { SureDialog } from "@/components/ui/sure-dialog";
import { parentPages } from "@/lib/i18n/it/parent-pages";

type ConfirmDialogProps = {
  title: string;
  points: string[];
  confirm: string;
  /** Said where the server gives no reason. */
  failure: string;
  deed: { isPending: boolean; error: unknown; mutate: () => void };
  returnFocusTo: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** What follows from a deed, point by point, and the second press. */
export function ConfirmDialog({ points, failure, ...props }: ConfirmDialogProps) {
  const { title, deed } = props;
  return (
    <SureDialog
      {...props}
      cancel={parentPages.home.keep}
      problem={deed.error === null ? undefined : failureText(deed.error, failure)}
    >
      <Points title={title} points={points} />
    </SureDialog>
  );
}
