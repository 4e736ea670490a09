import { clockTime, longDate } from "@/lib/i18n/dates";
import { adminPanel as t } from "@/lib/i18n/it";
import type { PanelUser } from "@/components/admin/panel";
import { HeartIcon } from "@/components/ui/icons";

/** What is known of a user, under its names; on a wide screen the columns above name it. */
export function UserFacts({ user }: { user: PanelUser }) {
  const { level, xp, messagesCount, homeworkUploadsCount, createdAt, lastLoginAt, lastLoginIP } = user;
  return (
    <dl className="grid grid-cols-1 gap-3 text-sm min-[22rem]:grid-cols-2 sm:grid-cols-3 lg:contents">
      <Fact name={t.level}>
        <span className="lg:block">{t.levelOf(level)}</span>
        <span className="lg:hidden"> · </span>
        {t.xpOf(xp)}
      </Fact>
      <Fact name={t.hearts}>
        <Hearts user={user} />
      </Fact>
      <Fact name={t.plan}>
        <Plan user={user} />
      </Fact>
      <Fact name={t.usage}>{t.usageOf(messagesCount, homeworkUploadsCount)}</Fact>
      <Fact name={t.since}>
        {longDate(createdAt)}
        {lastLoginAt !== undefined && <LastLogin at={lastLoginAt} address={lastLoginIP} />}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft lg:sr-only">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Hearts({ user: { isPro, hearts } }: { user: PanelUser }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-coral-ink">
      <HeartIcon className="size-4.5 text-coral" fill="currentColor" />
      {isPro ? (
        <span role="img" aria-label={t.unlimitedHearts}>
          ∞
        </span>
      ) : (
        hearts
      )}
    </span>
  );
}

function Plan({ user }: { user: PanelUser }) {
  const { isPro, hasManualPro, subscriptionStatus, subscriptionEndDate } = user;
  if (!isPro) return t.free;
  const isPaid = subscriptionStatus !== "none" && subscriptionStatus !== "expired";
  return (
    <>
      <span className="rounded-full bg-sun-soft px-2.5 py-0.5 text-xs font-bold text-sun-ink">{t.pro}</span>
      {hasManualPro && <span className="mt-0.5 block text-xs text-ink-soft">{t.proByHand}</span>}
      {isPaid && <span className="mt-0.5 block text-xs text-ink-soft">{t.proPaid}</span>}
      {isPaid && subscriptionEndDate && (
        <span className="block text-xs text-ink-soft">{t.proUntil(longDate(subscriptionEndDate))}</span>
      )}
    </>
  );
}

type LastLoginProps = { at: string | null; address: string | null | undefined };

function LastLogin({ at, address }: LastLoginProps) {
  return (
    <span className="mt-1.5 block text-xs text-ink-soft">
      {t.lastLogin}: {at ? `${longDate(at)}, ${clockTime(at)}` : t.never}
      {at && <span className="block">{address ?? t.unknownAddress}</span>}
    </span>
  );
}
