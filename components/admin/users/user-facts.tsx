import { longDate } from "@/lib/i18n/dates";
import { shortDate } from "@/lib/i18n/short-date";
import { adminPanel as t } from "@/lib/i18n/it";
import type { PanelUser } from "@/components/admin/panel";
import { classNames } from "@/components/ui/class-names";
import { HeartIcon } from "@/components/ui/icons";
import { isLive } from "@/lib/features/billing/rules";

/** How a user stands, beside the names; on a wide screen the columns above name it, on a phone it says so itself, in one line. */
export function UserFacts({ user }: { user: PanelUser }) {
  const { level, xp, messagesCount, homeworkUploadsCount, createdAt, lastLoginAt, isBeingErased } = user;
  return (
    <dl className="flex flex-wrap items-center gap-x-2.5 gap-y-1 @max-[40rem]:text-xs @min-[40rem]:gap-x-5 @min-[70rem]:contents">
      <Fact name={t.plan}>
        <Plan user={user} />
        {isBeingErased && <span className="block text-xs font-semibold text-coral-ink">{t.beingErased}</span>}
      </Fact>
      <Fact name={t.level}>
        <span className="whitespace-nowrap">{t.levelOf(level)}</span>
        <span aria-hidden="true" className="@min-[70rem]:hidden">
          {" · "}
        </span>
        <span className="whitespace-nowrap @min-[70rem]:block @min-[70rem]:text-xs @min-[70rem]:text-ink-soft">
          {t.xpOf(xp)}
        </span>
      </Fact>
      <Fact name={t.hearts}>
        <Hearts user={user} />
      </Fact>
      <Fact name={t.usage} isNamed className="@max-[40rem]:hidden @min-[70rem]:hidden">
        {t.usageOf(messagesCount, homeworkUploadsCount)}
      </Fact>
      <Fact name={t.lastLogin} isNamed className="@max-[40rem]:hidden @min-[70rem]:hidden @min-[76rem]:block">
        {lastLoginAt ? shortDate(lastLoginAt) : t.never}
      </Fact>
      <Fact name={t.since} isNamed className="@max-[40rem]:hidden @min-[70rem]:hidden @min-[76rem]:block">
        {shortDate(createdAt)}
      </Fact>
    </dl>
  );
}

type FactProps = {
  name: string;
  /** Outside of a column too: it does not say by itself what it is. */
  isNamed?: boolean;
  className?: string;
  children: React.ReactNode;
};

function Fact({ name, isNamed, className, children }: FactProps) {
  return (
    <div className={classNames("min-w-0 leading-tight", className)}>
      <dt className={isNamed ? "text-xs text-ink-soft @min-[70rem]:sr-only" : "sr-only"}>{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

export function Hearts({ user: { isPro, hearts } }: { user: PanelUser }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 align-middle font-semibold",
        hearts === 0 && !isPro && "text-coral-ink",
      )}
    >
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

/** Where there is little room, how Pro came and until when is said in the details. */
export function Plan({ user }: { user: PanelUser }) {
  const { isPro, hasManualPro, subscriptionStatus, subscriptionEndDate } = user;
  if (!isPro) return t.free;
  const isPaid = isLive(subscriptionStatus);
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft @min-[70rem]:flex-col @min-[70rem]:items-start">
      <span className="rounded-full bg-sun-soft px-2.5 py-px font-bold text-sun-ink">{t.pro}</span>
      {hasManualPro && <span className="@max-[40rem]:hidden">{t.proByHand}</span>}
      {isPaid && (
        <span className={classNames("@max-[40rem]:hidden", hasManualPro && "@min-[70rem]:hidden")}>
          {t.proPaid}
        </span>
      )}
      {isPaid && subscriptionEndDate && (
        <span className="@max-[40rem]:hidden @min-[70rem]:hidden">
          {t.proUntil(longDate(subscriptionEndDate))}
        </span>
      )}
    </span>
  );
}
