import type { UseQueryResult } from "@tanstack/react-query";
import { longDate } from "@/lib/i18n/dates";
import { adminPanel as t } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import { Address } from "@/components/admin/address";
import { Moment } from "@/components/admin/moment";
import type { PanelUser, PanelUserDetails } from "@/components/admin/panel";
import { Hearts, Plan } from "@/components/admin/users/user-facts";
import { LoadFailed } from "@/components/learner/load-failed";
import { Skeleton } from "@/components/ui/skeleton";

type UserDetailsProps = {
  /** As they will stand once the act under way is done. */
  user: PanelUser;
  query: UseQueryResult<PanelUserDetails>;
};

/** Every fact of a user by its name. */
export function UserDetails({ user, query }: UserDetailsProps) {
  const { data } = query;
  const wait = query.isPending ? <Skeleton className="my-1 h-4 w-24" /> : t.unknownFigure;
  return (
    <>
      <dl aria-label={adminUsers.facts} className="divide-y divide-line border-y border-line text-sm">
        <Fact name={adminUsers.email}>
          {user.email === null ? t.noEmail : <Address email={user.email} />}
          {!user.isEmailVerified && <span className="text-amber-ink"> ({adminUsers.notVerified})</span>}
        </Fact>
        <Fact name={t.plan}>
          <Plan user={user} />
        </Fact>
        <Fact name={adminUsers.subscription}>{data ? <Subscription user={data} /> : wait}</Fact>
        <Fact name={t.level}>
          {t.levelOf(user.level)} · {t.xpOf(user.xp)}
        </Fact>
        <Fact name={t.hearts}>
          <Hearts user={user} />
        </Fact>
        <Fact name={t.usage}>{t.usageOf(user.messagesCount, user.homeworkUploadsCount)}</Fact>
        <Fact name={t.since}>
          <Moment instant={user.createdAt} />
        </Fact>
        <Fact name={t.lastLogin}>{user.lastLoginAt ? <Moment instant={user.lastLoginAt} /> : t.never}</Fact>
        {user.lastLoginIP !== undefined && (
          <Fact name={adminUsers.address}>{user.lastLoginIP ?? t.unknownAddress}</Fact>
        )}
        <Fact name={adminUsers.sessions}>{data?.sessionCount ?? wait}</Fact>
        <Fact name={adminUsers.feedback}>{data?.feedbackCount ?? wait}</Fact>
        {user.isBeingErased && <Fact name={t.deletionRequests}>{t.beingErased}</Fact>}
      </dl>
      {query.isError && <LoadFailed message={adminUsers.detailsFailed} query={query} />}
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[min(9rem,36%)_minmax(0,1fr)] gap-2 py-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** How it stands, since when, and who pays until when. */
function Subscription({ user }: { user: PanelUserDetails }) {
  const { subscription, subscriptionStatus, subscriptionEndDate } = user;
  if (!subscription)
    return subscriptionStatus === "none"
      ? adminUsers.noSubscription
      : adminUsers.statuses[subscriptionStatus];
  const { startedAt, periodEnd, isPaidByParent } = subscription;
  const paidUntil = subscriptionEndDate ?? periodEnd;
  return [
    adminUsers.statuses[subscriptionStatus],
    adminUsers.subscribedSince(longDate(startedAt)),
    isPaidByParent ? adminUsers.byParent : adminUsers.byStudent,
    ...(paidUntil ? [adminUsers.paidUntil(longDate(paidUntil))] : []),
  ].join(", ");
}
