import { awaitsConsent, isSwitchedOff } from "@/components/parent-pages/shown-settings";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { scopes } from "@/lib/features/family/rules";
import { childStats as t, shortHours } from "@/lib/i18n/it/child-stats";

/** What is saved for a child, at a glance; nothing that a parent does not see further down. */
export function ChildStats({ child }: { child: ParentChild }) {
  const { settings, minutesToday, isPro } = child;
  const used = scopes.filter((scope) => settings[scope]).map((scope) => t.scopes[scope]);
  const isChosenFor = child.ageGroup !== "adult";
  const hasHours = isChosenFor && !isSwitchedOff(child);
  return (
    <dl aria-label={t.label} className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {isChosenFor && !awaitsConsent(child) && <Fact name={t.uses}>{used.join(", ") || t.nothing}</Fact>}
      {hasHours && (
        <Fact name={t.hours}>{settings.hours ? shortHours(settings.hours).join(", ") : t.always}</Fact>
      )}
      {hasHours && settings.minutesPerDay !== null && (
        <Fact name={t.today}>{t.minutes(minutesToday, settings.minutesPerDay)}</Fact>
      )}
      <Fact name={t.plan}>{isPro ? t.plans.pro : t.plans.free}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
