"use client";

import { useEffect, useRef } from "react";
import { paywall as t } from "@/lib/i18n/it";
import { PaywallCounters } from "@/components/paywall/paywall-counters";
import { useSubscribe } from "@/components/paywall/use-subscribe";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CheckIcon, InfoIcon } from "@/components/ui/icons";

/** What has led here: a limit that is reached, audio, or the wish for Pro. */
export type PaywallTrigger = keyof typeof t.titles;

type PaywallDialogProps = { trigger: PaywallTrigger; onClose: () => void };

/** What is used of the free plan, what Pro adds, and the way on with either. */
export default function PaywallDialog({ trigger, onClose }: PaywallDialogProps) {
  const { subscribe, isStarting, hasEnded } = useSubscribe();
  const start = useRef<HTMLButtonElement>(null);
  // While it is busy it cannot be focused: who pressed it by key would lose their place.
  useEffect(() => {
    if (hasEnded) start.current?.focus();
  }, [hasEnded]);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.titles[trigger]}
      description={t.reasons[trigger]}
      actions={
        <div className="flex grow flex-col gap-3">
          <Button ref={start} loading={isStarting} onClick={subscribe}>
            {t.upgrade}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.stayFree}
          </Button>
        </div>
      }
    >
      <PaywallCounters />
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t.featuresTitle}</h3>
        <ul className="flex flex-col gap-1.5 text-sm">
          {t.features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <CheckIcon className="size-5 shrink-0 text-leaf-ink" />
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <p className="flex gap-2 rounded-md bg-action-soft p-3 text-sm">
        <InfoIcon className="size-5 shrink-0 text-action-ink" />
        {t.askAnAdult}
      </p>
    </Dialog>
  );
}
