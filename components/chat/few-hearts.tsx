"use client";

import { useEffect, useState } from "react";
import { hearts as t } from "@/lib/i18n/it/hearts";
import { useLearner } from "@/components/learner/use-learner";
import { HeartIcon } from "@/components/ui/icons";

const noticeKey = (userId: number) => `english-coach.few-hearts.${userId}`;

/** Says quietly that hearts are few, on the first visit of a day on which they are. */
export default function FewHearts() {
  const { id, hearts } = useLearner();
  const [isNews] = useState(() => readDay(id) !== today());
  useEffect(() => keepDay(id), [id]);
  if (!isNews) return null;
  return (
    <p
      role="status"
      className="my-4 flex items-center gap-2.5 rounded-lg bg-coral-soft p-3 text-sm text-ink first:mt-0 last:mb-0"
    >
      <HeartIcon className="size-5 shrink-0 text-coral" fill="currentColor" />
      {t.few(hearts)}
    </p>
  );
}

const today = () => new Date().toDateString();

// Where the browser keeps nothing it is said once a visit.
function readDay(userId: number): string | null {
  try {
    return localStorage.getItem(noticeKey(userId));
  } catch {
    return null;
  }
}

function keepDay(userId: number): void {
  try {
    localStorage.setItem(noticeKey(userId), today());
  } catch {
    // Full or forbidden.
  }
}
