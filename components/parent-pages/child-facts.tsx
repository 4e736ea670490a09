import { awaitsConsent } from "@/components/parent-pages/shown-settings";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { longDate } from "@/lib/i18n/dates";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home;

/** How things stand, what a parent asks first at the top. What waits for their yes is said where they give it. */
export function ChildFacts({ child }: { child: ParentChild }) {
  const { ageGroup } = child;
  const mails = mailsOf(child);
  const isDecided = ageGroup !== "adult" && !awaitsConsent(child);
  return (
    <div className="flex flex-col gap-1.5 text-sm empty:hidden">
      {mails && <p>{mails}</p>}
      {isDecided && <Consent child={child} />}
      {isDecided && child.hasOtherParents && <p>{t.otherParents}</p>}
      {ageGroup === "adult" && <p>{t.forAdult}</p>}
    </div>
  );
}

/** Of whoever gets reports the week says when the next one comes. */
function mailsOf(child: ParentChild): string | undefined {
  const { settings, areMailsStopped, withdrawnAt, week } = child;
  if (withdrawnAt && !settings.reports && !settings.alerts)
    return awaitsConsent(child) ? undefined : t.mailsWithdrawn;
  if (areMailsStopped) return t.mailsStopped;
  if (week) return undefined;
  return settings.reports ? t.reportsOn : t.reportsOff;
}

function Consent({ child: { consentedAt, withdrawnAt } }: { child: ParentChild }) {
  if (withdrawnAt) return <p>{t.withdrewOn(longDate(withdrawnAt))}</p>;
  return consentedAt && <p>{t.consentedOn(longDate(consentedAt))}</p>;
}
