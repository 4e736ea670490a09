"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { adminUsers as t } from "@/lib/i18n/it/admin-users";

type OnlyOfUserProps = { userId: string; onShowAll: () => void };

/** That one user's is shown only, and the way to all of it. Whoever comes from their details finds the focus here. */
export function OnlyOfUser({ userId, onShowAll }: OnlyOfUserProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-action-soft px-4 py-2">
      <p ref={text} tabIndex={-1} className="text-sm font-semibold text-action-ink outline-none">
        {t.onlyOfUser(Number(userId))}
      </p>
      <Button variant="ghost" onClick={onShowAll}>
        {t.showAll}
      </Button>
    </div>
  );
}
