"use client";

import { useEffect, useRef } from "react";
import { chatScreen as t, training } from "@/lib/i18n/it";
import { CoachFace } from "@/components/art/coach-face";
import { useMinutesToHeart } from "@/components/chat/use-minutes-to-heart";
import { clockTime } from "@/lib/i18n/dates";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

/** When the next heart comes, and what can be done until then. The way to Pro only where no banner leads there. */
export default function NoHearts({ wasRefused }: { wasRefused: boolean }) {
  const paywall = usePaywall();
  const hasBanner = useLearner().subscriptionStatus === "expired";
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasRefused) notice.current?.scrollIntoView({ block: "nearest" });
  }, [wasRefused]);
  return (
    <div
      ref={notice}
      className="animate-rise my-4 grid scroll-mb-40 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5 rounded-lg bg-sunk p-3 text-sm text-ink first:mt-0 last:mb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <p className="col-span-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <NextHeart /> {wasRefused ? <span role="alert">{t.notSentWithoutHearts}</span> : t.withoutHearts}
      </p>
      <CoachFace mood="sleeps" className="size-11 max-[22rem]:hidden sm:col-start-1 sm:row-start-1" />
      <div className="flex flex-wrap gap-2 *:grow max-[22rem]:col-span-2 sm:col-start-3 sm:row-start-1">
        <LinkButton href="/exercises">{training.title}</LinkButton>
        {!hasBanner && (
          <Button variant="secondary" onClick={() => paywall.show("upgrade")}>
            {t.aboutPro}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What counts down stays out of the live part: a screen reader would say it every minute. */
function NextHeart() {
  const { heartsRefillAt } = useLearner();
  const minutes = useMinutesToHeart(heartsRefillAt);
  return (
    <>
      <span role="status">
        <strong className="font-semibold">{t.noHearts}</strong>{" "}
        {heartsRefillAt ? t.nextHeart(clockTime(heartsRefillAt)) : t.heartsRefill}
      </span>
      {minutes !== undefined && `, ${minutes === 0 ? t.heartIsDue : t.heartIn(minutes)}`}.
    </>
  );
}
