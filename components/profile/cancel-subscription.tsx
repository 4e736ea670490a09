"use client";

import { useState } from "react";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { subscription as t } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { showToast } from "@/components/ui/toast";

const CancelDialog = lazyDialog(() => import("@/components/profile/cancel-dialog"));

/** The way out of Pro. Who has nothing to cancel is told so. */
export function CancelSubscription({ subscription }: { subscription: SubscriptionReply }) {
  const { status, isGift } = subscription;
  const [isAsking, setIsAsking] = useState(false);
  const canCancel = !isGift && (status === "active" || status === "past_due");

  function ask() {
    if (canCancel) return setIsAsking(true);
    showToast({ title: t.nothingToCancelTitle, description: t.nothingToCancel, variant: "error" });
  }

  return (
    <>
      <Button variant="ghost" className="-mx-3 self-start" onClick={ask}>
        {t.cancel}
      </Button>
      {isAsking && <CancelDialog subscription={subscription} onClose={() => setIsAsking(false)} />}
    </>
  );
}
