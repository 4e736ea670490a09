"use client";

import { useRef } from "react";
import { failureText } from "@/components/auth/failure-text";
import { useChildCall } from "@/components/parent-pages/children-queries";
import { ConfirmedDeed } from "@/components/parent-pages/confirmed-deed";
import { useKeepAccount } from "@/components/parent-pages/use-keep-account";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { api } from "@/lib/api-client/client";
import { longDate } from "@/lib/i18n/dates";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.deletion;

/** The way to have an account erased, and back as long as there is one. */
export function ChildDeletion({ child }: { child: ParentChild }) {
  const title = useRef<HTMLHeadingElement>(null);
  const ask = useChildCall(() =>
    api("POST /api/parents/children/{childId}/deletion", { params: { childId: child.id } }),
  );
  const { keep, isPending, error } = useKeepAccount(child.id, () => title.current?.focus());

  return (
    <section className="flex flex-col items-start gap-3">
      <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
        {t.title}
      </h3>
      {child.deletion ? (
        <Pending deletion={child.deletion} isPending={isPending} onCancel={keep} />
      ) : (
        <p className="text-sm">{t.text}</p>
      )}
      {error && <Notice variant="error">{failureText(error, t.cancelFailed)}</Notice>}
      <ConfirmedDeed
        words={t}
        title={t.dialogTitle(child.nickname)}
        deed={ask}
        returnFocusTo={title}
        isOffered={!child.deletion}
      />
    </section>
  );
}

type PendingProps = {
  deletion: NonNullable<ParentChild["deletion"]>;
  isPending: boolean;
  onCancel: () => void;
};

function Pending({ deletion, isPending, onCancel }: PendingProps) {
  if (deletion.hasBegun) return <Notice variant="warning">{t.tooLate}</Notice>;
  if (!deletion.canCancel)
    return <Notice variant="warning">{t.byStudent(longDate(deletion.eraseAfter))}</Notice>;
  return (
    <>
      <Notice variant="warning">{t.pending(longDate(deletion.eraseAfter))}</Notice>
      <Button loading={isPending} onClick={onCancel}>
        {t.cancel}
      </Button>
    </>
  );
}
