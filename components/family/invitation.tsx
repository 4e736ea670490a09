"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FamilyReply } from "@/lib/features/family/contract";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { clockTime, longDate } from "@/lib/i18n/dates";
import { familyScreens } from "@/lib/i18n/it";
import { ParentAddress } from "@/components/family/parent-address";
import { familyQuery } from "@/components/family/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

const t = familyScreens.address;

type InvitationProps = { invitation: FamilyReply["invitation"] };

/** How the mail to a parent stands, the way to have it sent again, and where another address is given. */
export function Invitation({ invitation }: InvitationProps) {
  if (!invitation) return <ParentAddress />;
  const { email, sentAt, isStopped } = invitation;
  if (isStopped)
    return (
      <>
        <Notice variant="warning">
          <p className="wrap-break-word">{t.stopped(email)}</p>
        </Notice>
        <ParentAddress />
      </>
    );
  return (
    <>
      <p className="wrap-break-word">
        {sentAt ? t.invited(email, dayOf(sentAt), clockTime(sentAt)) : t.sending(email)}
      </p>
      <SendAgain />
      <details>
        <summary className="min-h-11 content-center font-semibold text-action-ink">{t.other}</summary>
        <div className="mt-2">
          <ParentAddress />
        </div>
      </details>
    </>
  );
}

/** Undefined for today. */
function dayOf(instant: string): string | undefined {
  const day = longDate(instant);
  return day === longDate(new Date()) ? undefined : day;
}

function SendAgain() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const send = useMutation({
    mutationFn: () => api("POST /api/parent/invitation"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: familyQuery(id).queryKey }),
  });
  return (
    <div className="flex flex-col gap-3 sm:items-start">
      <Button variant="secondary" loading={send.isPending} onClick={() => send.mutate()}>
        {t.again}
      </Button>
      {send.data && <Notice variant="success">{send.data.message}</Notice>}
      {send.error && <Notice variant="warning">{userMessageOf(send.error, t.againFailed)}</Notice>}
    </div>
  );
}
