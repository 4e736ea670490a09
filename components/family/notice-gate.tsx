"use client";

import { userMessageOf } from "@/lib/api-client/client-errors";
import { familyScreens } from "@/lib/i18n/it";
import { GateCard } from "@/components/family/gate-card";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";

const t = familyScreens.notice;

/** What becomes of what is written, confirmed once by who agrees for themselves: the whole of it, none of it folded away. */
export function NoticeGate({ takesFocus }: { takesFocus: boolean }) {
  const { mutate, isPending, error } = useUpdateLearner();
  return (
    <GateCard title={t.title} mood="points" takesFocus={takesFocus}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 max-sm:text-sm">
        {t.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PageLink
        href="/privacy-policy"
        className="text-link -my-2 inline-flex min-h-11 items-center self-start text-sm"
      >
        {t.privacy}
      </PageLink>
      {error && <Notice variant="error">{userMessageOf(error, familyScreens.failed)}</Notice>}
      <Button
        size="lg"
        className="sm:self-start"
        loading={isPending}
        onClick={() => mutate({ hasReadAiNotice: true })}
      >
        {t.confirm}
      </Button>
    </GateCard>
  );
}
