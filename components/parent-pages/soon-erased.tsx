"use client";

import type { RefObject } from "react";
import { failureText } from "@/components/auth/failure-text";
import { useKeepAccount } from "@/components/parent-pages/use-keep-account";
import { Button } from "@/components/ui/button";
import { AlertIcon } from "@/components/ui/icons";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { longDate } from "@/lib/i18n/dates";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.deletion;

type SoonErasedProps = {
  childId: number;
  deletion: NonNullable<ParentChild["deletion"]>;
  /** What gets the focus once the account is kept: the button is gone then. */
  name: RefObject<HTMLElement | null>;
};

/** That an account is about to be erased, where nobody overlooks it, and the way back. */
export function SoonErased({ childId, deletion, name }: SoonErasedProps) {
  const { keep, isPending, error } = useKeepAccount(childId, () => name.current?.focus());
  const { eraseAfter, canCancel, hasBegun } = deletion;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-coral-soft px-4 py-2.5 text-sm">
      <p className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-2 font-semibold text-coral-ink">
        <AlertIcon className="size-5 shrink-0" />
        {hasBegun ? t.now : t.soon(longDate(eraseAfter))}
      </p>
      {canCancel && !hasBegun && (
        <Button variant="secondary" loading={isPending} onClick={keep}>
          {t.takeBack}
        </Button>
      )}
      {error && (
        <p role="alert" className="w-full">
          {failureText(error, t.cancelFailed)}
        </p>
      )}
    </div>
  );
}
