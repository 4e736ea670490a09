"use client";

import { useQuery } from "@tanstack/react-query";
import { longDate } from "@/lib/i18n/dates";
import { familyScreens } from "@/lib/i18n/it";
import { Invitation } from "@/components/family/invitation";
import { familyQuery } from "@/components/family/queries";
import { LoadFailed } from "@/components/learner/load-failed";
import { useLearner } from "@/components/learner/use-learner";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";

const t = familyScreens.waiting;

/** Until a parent has agreed: how to ask them, and what is open meanwhile. */
export function WaitingGate() {
  const { id, family } = useLearner();
  const query = useQuery(familyQuery(id));
  const { data, isError } = query;
  return (
    <>
      {/* Once a mail is out, what counts is where it went. */}
      {!data?.invitation && <p>{t.why}</p>}
      {data?.guardians
        .filter(({ isWithdrawn }) => isWithdrawn)
        .map(({ email }) => (
          <p key={email} className="wrap-break-word">
            {t.withdrawn(email)}
          </p>
        ))}
      {data && <Invitation invitation={data.invitation} />}
      {!data && !isError && (
        <div role="status" aria-label={familyScreens.address.loading}>
          <Skeleton className="h-24" />
        </div>
      )}
      {!data && isError && <LoadFailed message={familyScreens.address.loadFailed} query={query} />}
      {family.consentDueAt && (
        <p className="text-sm text-ink-soft">{t.until(longDate(family.consentDueAt))}</p>
      )}
      <div className="flex flex-col gap-2">
        <p className="font-semibold">{t.meanwhile}</p>
        <div className="flex flex-row flex-wrap gap-2 *:grow *:px-3 sm:*:grow-0 sm:*:px-4">
          <LinkButton href="/exercises" variant="secondary">
            {t.exercises}
          </LinkButton>
          <LinkButton href="/progress" variant="secondary">
            {t.progress}
          </LinkButton>
          <LinkButton href="/achievements" variant="secondary">
            {t.badges}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
