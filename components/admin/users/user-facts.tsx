import { longDate } from "@/lib/i18n/dates";
import { shortDate } from "@/lib/i18n/short-date";
import { adminPanel as t } from "@/lib/i18n/it";
import type { PanelUser } from "@/components/admin/panel";
import { classNames } from "@/components/ui/class-names";
import { HeartIcon } from "@/components/ui/icons";
import { isLive } from "@/lib/features/billing/rules";

/** How a user stands, beside the names; on a wide screen the columns above name it. */
export function UserFacts({ user }: { user: PanelUser }) {
  const { level, xp, messagesCount, homeworkUploadsCount, createdAt, lastLoginAt } = user;
  return (
    <dl className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3 @min-[70rem]:contents">
      <Fact name={t.plan}>
        <Plan user={user} />
      </Fact>
      <Fact name={t.level}>
        <span>{t.levelOf(level)}</span> · <span>{t.xpOf(xp)}</span>
      </Fact>
      <Fact name={t.hearts}>
        <Hearts user={user} />
      </Fact>
      <Fact name={t.usage} className="@min-[70rem]:hidden">
        {t.usageOf(messagesCount, homeworkUploadsCount)}
      </Fact>
      <Fact name={t.lastLogin} className="@min-[70rem]:hidden @min-[76rem]:block">
        {lastLoginAt ? shortDate(lastLoginAt) : t.never}
      </Fact>
      <Fact name={t.since} className="@min-[70rem]:hidden @min-[76rem]:block">
        {shortDate(createdAt)}
      </Fact>
    </dl>
  );
}

type FactProps = { name: string; className?: string; children: React.ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={classNames("min-w-0", className)}>
      <dt className="text-xs text-ink-soft @min-[70rem]:sr-only">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

export function Hearts({ user: { isPro, hearts } }: { user: PanelUser }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle font-semibold text-coral-ink">
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

/** On a wide screen in one line: until when is said in the details. */
export function Plan({ user }: { user: PanelUser }) {
  const { isPro, hasManualPro, subscriptionStatus, subscriptionEndDate } = user;
  if (!isPro) return t.free;
  const isPaid = isLive(subscriptionStatus);
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      <span className="rounded-full bg-sun-soft px-2.5 py-0.5 font-bold text-sun-ink">{t.pro}</span>
      {hasManualPro && <span>{t.proByHand}</span>}
      {isPaid && <span className={hasManualPro ? "@min-[70rem]:hidden" : undefined}>{t.proPaid}</span>}
      {isPaid && subscriptionEndDate && (
        <span className="@min-[70rem]:hidden">{t.proUntil(longDate(subscriptionEndDate))}</span>
      )}
    </span>
  );
}
