"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { failureText } from "@/components/auth/failure-text";
import { childrenQuery, useChildCall } from "@/components/parent-pages/children-queries";
import { ConfirmedDeed } from "@/components/parent-pages/confirmed-deed";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast";
import type { ParentChild } from "@/lib/features/family/contract";
import { api } from "@/lib/api-client/client";
import { longDate } from "@/lib/i18n/dates";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.deletion;
const call = "/api/parents/children/{childId}/deletion";

/** The way to have an account erased, and back as long as there is one. */
export function ChildDeletion({ child }: { child: ParentChild }) {
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const params = { childId: child.id };
  const ask = useChildCall(() => api(`POST ${call}`, { params }));
  const cancel = useChildCall(() => api(`DELETE ${call}`, { params }));

  function takeBack(): void {
    cancel.mutate(undefined, {
      onSuccess: () => {
        title.current?.focus();
        showToast({ title: t.cancelled, variant: "success" });
      },
      // It may be under way by now: the page then says so.
      onError: () => void queryClient.invalidateQueries(childrenQuery),
    });
  }

  return (
    <section className="flex flex-col items-start gap-3">
      <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
        {t.title}
      </h3>
      {child.deletion ? (
        <Pending deletion={child.deletion} isPending={cancel.isPending} onCancel={takeBack} />
      ) : (
        <p className="text-sm">{t.text}</p>
      )}
      {cancel.error && <Notice variant="error">{failureText(cancel.error, t.cancelFailed)}</Notice>}
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
