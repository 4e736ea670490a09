"use client";

import { userMessageOf } from "@/lib/api-client/client-errors";
import { familyScreens } from "@/lib/i18n/it";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";

const t = familyScreens.notice;

/** What becomes of what is written, confirmed once by who agrees for themselves. */
export function NoticeGate() {
  const { mutate, isPending, error } = useUpdateLearner();
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {t.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PageLink
        href="/privacy-policy"
        className="text-link inline-flex min-h-11 items-center self-start text-sm"
      >
        {t.privacy}
      </PageLink>
      {error && <Notice variant="error">{userMessageOf(error, familyScreens.failed)}</Notice>}
      <Button
        size="lg"
        className="self-start"
        loading={isPending}
        onClick={() => mutate({ hasReadAiNotice: true })}
      >
        {t.confirm}
      </Button>
    </>
  );
}
