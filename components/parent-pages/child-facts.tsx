import { awaitsConsent } from "@/components/parent-pages/shown-settings";
import { Notice } from "@/components/ui/notice";
import type { ParentChild } from "@/lib/features/family/contract";
import { longDate } from "@/lib/i18n/dates";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home;

/** How things stand, what a parent asks first at the top. */
export function ChildFacts({ child }: { child: ParentChild }) {
  const { ageGroup } = child;
  const mails = mailsOf(child);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      {mails && <p>{mails}</p>}
      {ageGroup !== "adult" && <Consent child={child} />}
      {child.hasOtherParents && ageGroup !== "adult" && <p>{t.otherParents}</p>}
      {ageGroup === "adult" && <p>{t.forAdult}</p>}
    </div>
  );
}

/** Of whoever gets reports the week says when the next one comes. */
function mailsOf({ settings, areMailsStopped, withdrawnAt, week }: ParentChild): string | undefined {
  if (withdrawnAt && !settings.reports && !settings.alerts) return t.mailsWithdrawn;
  if (areMailsStopped) return t.mailsStopped;
  if (week) return undefined;
  return settings.reports ? t.reportsOn : t.reportsOff;
}

function Consent({ child }: { child: ParentChild }) {
  const { consentedAt, withdrawnAt } = child;
  if (!awaitsConsent(child)) {
    if (withdrawnAt) return <p>{t.withdrewOn(longDate(withdrawnAt))}</p>;
    return consentedAt && <p>{t.consentedOn(longDate(consentedAt))}</p>;
  }
  return (
    <Notice variant="warning">{withdrawnAt ? t.withdrawnOn(longDate(withdrawnAt)) : t.notConsented}</Notice>
  );
}
