"use client";

import { useSyncExternalStore } from "react";
import { useLearner } from "@/components/learner/use-learner";
import { bannerOf } from "@/components/subscription/banner-of";
import { buttonStyle } from "@/components/ui/button-style";
import { classNames } from "@/components/ui/class-names";
import { AlertIcon, InfoIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";

const minuteMs = 60_000;

const looks = {
  over: { box: "bg-coral-soft", mark: "text-coral-ink", Icon: AlertIcon },
  ending: { box: "bg-amber-soft", mark: "text-amber-ink", Icon: AlertIcon },
  calm: { box: "bg-action-soft", mark: "text-action-ink", Icon: InfoIcon },
};

/** That Pro is over or will be, and the way to keep it. */
export default function SubscriptionBanner() {
  // Not in the page as the server draws it, whose clock is another; a tab left open sees the days go by.
  const minutes = useSyncExternalStore(everyMinute, minutesNow, () => undefined);
  const banner = bannerOf(useLearner(), minutes === undefined ? undefined : new Date(minutes * minuteMs));
  if (!banner) return null;
  const { box, mark, Icon } = looks[banner.tone];
  return (
    <section aria-label={banner.title} className={box}>
      <div className="mx-auto flex w-full max-w-3xl items-center gap-3 px-4 py-2 max-[22rem]:flex-wrap">
        <Icon className={classNames("size-5 shrink-0 self-start max-sm:hidden", mark)} />
        <div className="min-w-0 grow text-xs">
          <h2 className={classNames("text-sm font-semibold", mark)}>{banner.title}</h2>
          <p>{banner.text}</p>
        </div>
        <PageLink href="/subscribe" className={buttonStyle("primary", "md", "shrink-0 max-sm:max-w-32")}>
          {banner.action}
        </PageLink>
      </div>
    </section>
  );
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}

function minutesNow(): number {
  return Math.floor(Date.now() / minuteMs);
}
