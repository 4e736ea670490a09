"use client";

import { useEffect, useRef, useState } from "react";
import { longDate } from "@/lib/i18n/dates";
import { subscription as t } from "@/lib/i18n/it";
import { withdrawalId } from "@/components/subscription/withdrawal-id";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyDialog } from "@/components/ui/lazy-dialog";

const WithdrawalDialog = lazyDialog(() => import("@/components/subscription/withdrawal-dialog"));

type WithdrawalProps = {
  concludedAt: string;
  until: string;
  /** With the server's answer. */
  onWithdrawn: (message: string) => void;
};

/** The function by which a consumer withdraws from the contract (directive 2011/83/EU, article 11a). */
export function Withdrawal({ concludedAt, until, onWithdrawn }: WithdrawalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const concludedOn = longDate(concludedAt);
  const card = useRef<HTMLDivElement>(null);
  // It comes after the page, and the browser has looked for it by then.
  useEffect(() => {
    if (window.location.hash === `#${withdrawalId}`) card.current?.scrollIntoView();
  }, []);
  return (
    <Card ref={card} id={withdrawalId} className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">{t.withdrawal}</h2>
      <p className="text-sm">{t.withdrawText(concludedOn, longDate(until))}</p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t.withdraw}
      </Button>
      {isAsking && (
        <WithdrawalDialog
          concludedOn={concludedOn}
          onClose={() => setIsAsking(false)}
          onWithdrawn={onWithdrawn}
        />
      )}
    </Card>
  );
}
