"use client";

import { useRef } from "react";
import { useChildCall } from "@/components/parent-pages/children-queries";
import { ConfirmedDeed } from "@/components/parent-pages/confirmed-deed";
import { showToast } from "@/components/ui/toast";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { api } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.withdrawal;

/** Where a consent is taken back; how it is given again stands at the top of the card. */
export function ChildConsent({ child }: { child: ParentChild }) {
  const title = useRef<HTMLHeadingElement>(null);
  const withdraw = useChildCall(() =>
    api("POST /api/parents/children/{childId}/withdrawal", { params: { childId: child.id } }),
  );
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
        {t.title}
      </h3>
      <p className="text-sm">{t.text}</p>
      <ConfirmedDeed
        words={t}
        title={t.dialogTitle(child.nickname)}
        deed={withdraw}
        onDone={() => showToast({ title: t.done, variant: "success" })}
        returnFocusTo={title}
        isOffered={child.withdrawnAt === null}
      />
    </section>
  );
}
