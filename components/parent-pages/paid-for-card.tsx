"use client";

import { ChildPro } from "@/components/parent-pages/child-pro";
import { Card } from "@/components/ui/card";
import type { Reply } from "@/lib/api-client/client";
import { childPro as t } from "@/lib/i18n/it";

type PaidFor = Reply<"GET /api/parents/children">["paidFor"][number];

/** Somebody the address pays for and is no parent of: their Pro and nothing else. */
export default function PaidForCard({ paidFor: { id, name } }: { paidFor: PaidFor }) {
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold break-words">{name}</h2>
        <p className="text-sm text-ink-soft">{t.onlyPaidFor}</p>
      </div>
      <ChildPro child={{ id, nickname: name }} />
    </Card>
  );
}
