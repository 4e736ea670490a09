"use client";

import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { subscription as t, subscriptionBanner } from "@/lib/i18n/it";
import { usePaywall } from "@/components/paywall/paywall-provider";
import { PortalButton } from "@/components/subscription/portal-button";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";

/** The ways from where one stands: to Pro, to keep it, to the card and invoices. */
export function ProActions({ subscription }: { subscription: SubscriptionReply }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 empty:hidden">
      <MainAction subscription={subscription} />
      {subscription.hasPortal && <PortalButton />}
    </div>
  );
}

function MainAction({ subscription: { status, isGift } }: { subscription: SubscriptionReply }) {
  const paywall = usePaywall();
  if (isGift) return null;
  switch (status) {
    case "none":
      return <Button onClick={() => paywall.show("upgrade")}>{t.discoverPro}</Button>;
    case "expired":
      return <SubscribeLink label={subscriptionBanner.goPro} />;
    case "canceled_with_grace":
      return <SubscribeLink label={subscriptionBanner.resume} />;
    case "past_due":
      return <SubscribeLink label={subscriptionBanner.renew} />;
    case "active":
      return null;
  }
}

function SubscribeLink({ label }: { label: string }) {
  return (
    <PageLink href="/subscribe" className={buttonStyle("primary", "md")}>
      {label}
    </PageLink>
  );
}
