"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLearner } from "@/components/learner/use-learner";
import { bannerOf } from "@/components/subscription/banner-of";
import { isPutAway, putAway } from "@/components/subscription/put-away";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { AlertIcon, CloseIcon, InfoIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { subscriptionBanner as t } from "@/lib/i18n/it";

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
  const nowMs = minutes === undefined ? undefined : minutes * minuteMs;
  const banner = bannerOf(useLearner(), nowMs === undefined ? undefined : new Date(nowMs));
  const [isAway, setIsAway] = useState(false);
  if (!banner) return null;
  /** Since when it would be away: only the calm one can be put away. */
  const awayFrom = banner.tone === "calm" ? nowMs : undefined;
  if (awayFrom !== undefined && isAway) return <Away />;
  if (awayFrom !== undefined && isPutAway(awayFrom)) return null;
  const { box, mark, Icon } = looks[banner.tone];
  return (
    <section aria-label={banner.title} className={classNames("@container", box)}>
      <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 px-4 max-sm:pb-2 @max-[20rem]:flex @max-[20rem]:flex-wrap">
        <h2 className={classNames("flex items-center gap-2 text-sm font-semibold sm:pt-2", mark)}>
          <Icon className="size-5 shrink-0 max-sm:hidden" />
          {banner.title}
        </h2>
        {/* On a phone a line to itself, below the title and what is to be pressed. */}
        <p className="row-start-2 text-xs max-sm:col-span-full sm:pb-2 sm:pl-7">{banner.text}</p>
        <PageLink
          href="/subscribe"
          className="group inline-flex min-h-11 items-center rounded-md text-xs font-semibold sm:row-span-2"
        >
          <span className="rounded-full bg-action px-3 py-1.5 text-on-action transition-[filter] group-hover:brightness-105">
            {banner.action}
          </span>
        </PageLink>
        {awayFrom !== undefined && (
          <IconButton
            label={t.putAway}
            icon={<CloseIcon />}
            className="-mr-3 sm:row-span-2"
            onClick={() => {
              putAway(awayFrom);
              setIsAway(true);
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Has the focus in the place of the button that has gone. */
function Away() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className="sr-only">
      {t.isAway}
    </p>
  );
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}

function minutesNow(): number {
  return Math.floor(Date.now() / minuteMs);
}
