import type { Metadata } from "next";
import { LearnerOnly } from "@/app/learner-only";
import { SubscribeScreen } from "@/components/subscription/subscribe-screen";
import { subscription } from "@/lib/i18n/it";

export const metadata: Metadata = { title: subscription.product };

export default function SubscribePage() {
  return (
    <LearnerOnly>
      <SubscribeScreen />
    </LearnerOnly>
  );
}
