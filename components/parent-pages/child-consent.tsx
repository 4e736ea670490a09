"use client";

import { useRef, useState } from "react";
import { useChildCall } from "@/components/parent-pages/children-queries";
import { ConfirmDialog } from "@/components/parent-pages/confirm-dialog";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import type { ParentChild } from "@/lib/features/family/contract";
import { api } from "@/lib/http/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.withdrawal;

/** Where a consent is taken back; how it is given again stands at the top of the card. */
export function ChildConsent({ child }: { child: ParentChild }) {
  const [isAsking, setIsAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const withdraw = useChildCall(() =>
    api("POST /api/parents/children/{childId}/withdrawal", { params: { childId: child.id } }),
  );

  function carryOut(): void {
    withdraw.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: t.done, variant: "success" });
        setIsAsking(false);
      },
    });
  }

  return (
    <section className="flex flex-col items-start gap-3">
      <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
        {t.title}
      </h3>
      <p className="text-sm">{t.text}</p>
      {child.withdrawnAt === null && (
        <Button
          variant="secondary"
          onClick={() => {
            withdraw.reset();
            setIsAsking(true);
          }}
        >
          {t.button}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.dialogTitle(child.nickname)}
          points={t.points}
          confirm={t.confirm}
          failure={t.failed}
          deed={{ ...withdraw, mutate: carryOut }}
          returnFocusTo={title}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
