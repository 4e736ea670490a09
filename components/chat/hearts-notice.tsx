"use client";

import { Suspense } from "react";
import { useLearner } from "@/components/learner/use-learner";
import { lazyWhenOnline } from "@/components/ui/lazy-or";

/** So many are few: said once a day. */
const fewHearts = 3;

const NoHearts = lazyWhenOnline(() => import("@/components/chat/no-hearts"));
const FewHearts = lazyWhenOnline(() => import("@/components/chat/few-hearts"));

/**
 * While there are no hearts: when the next one comes, and what can be done until then. It scrolls with the
 * conversation: in view for good it would leave no room to read on a small phone.
 */
export function HeartsNotice({ wasRefused }: { wasRefused: boolean }) {
  const { isPro, hearts } = useLearner();
  if (isPro || hearts > fewHearts) return null;
  return (
    <Suspense fallback={null}>{hearts === 0 ? <NoHearts wasRefused={wasRefused} /> : <FewHearts />}</Suspense>
  );
}
