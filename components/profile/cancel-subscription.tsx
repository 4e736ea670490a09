"use client";

import { useState } from "react";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { longDate } from "@/lib/i18n/dates";
import { subscription as t } from "@/lib/i18n/it";
import { WayOut } from "@/components/profile/way-out";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { showToast } from "@/components/ui/toast";

const CancelDialog = lazyDialog(() => import("@/components/profile/cancel-dialog"));

/** The way out of Pro. Who has nothing to cancel is told so. */
export function CancelSubscription({ subscription }: { subscription: SubscriptionReply }) {
  const { status, isGift, renewsAt } = subscription;
  const [isAsking, setIsAsking] = useState(false);
  const canCancel = !isGift && (status === "active" || status === "past_due");

  const effect = renewsAt ? t.cancelEffect(longDate(renewsAt)) : t.cancelUnpaidEffect;

  function ask() {
    if (canCancel) return setIsAsking(true);
    showToast({ title: t.nothingToCancelTitle, description: t.nothingToCancel, variant: "error" });
  }

  return (
    <>
      <WayOut text={canCancel ? effect : t.nothingToEnd}>
        <Button variant="ghost" className="-mx-4" onClick={ask}>
          {t.cancel}
        </Button>
      </WayOut>
      {isAsking && <CancelDialog subscription={subscription} onClose={() => setIsAsking(false)} />}
    </>
  );
}
