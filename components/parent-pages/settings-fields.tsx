import { HoursField } from "@/components/parent-pages/hours-field";
import { MinutesField } from "@/components/parent-pages/minutes-field";
import { awaitsConsent, isSwitchedOff } from "@/components/parent-pages/shown-settings";
import { Card } from "@/components/ui/card";
import { SwitchField } from "@/components/ui/switch-field";
import type { ParentSettings } from "@/lib/features/family/contract";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { scopes } from "@/lib/features/family/rules";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home;

type SettingsFieldsProps = {
  child: ParentChild;
  value: ParentSettings;
  onChange: (changed: Partial<ParentSettings>) => void;
};

/** What a parent decides on, by the age of the child. */
export function SettingsFields({ child, value, onChange }: SettingsFieldsProps) {
  const mails = <MailFields child={child} value={value} onChange={onChange} />;
  if (child.ageGroup === "adult") return <Card>{mails}</Card>;
  return (
    <>
      <div className={isSwitchedOff(child) ? "lg:col-span-2" : "flex flex-col gap-4"}>
        {!awaitsConsent(child) && (
          <Card>
            <UseFields value={value} onChange={onChange} />
          </Card>
        )}
        <Card>{mails}</Card>
      </div>
      {!isSwitchedOff(child) && (
        <Card className="flex flex-col gap-5">
          <HoursField hours={value.hours} onChange={(hours) => onChange({ hours })} />
          <MinutesField
            minutes={value.minutesPerDay}
            usedToday={child.settings.minutesPerDay === null ? undefined : child.minutesToday}
            onChange={(minutesPerDay) => onChange({ minutesPerDay })}
          />
        </Card>
      )}
    </>
  );
}

function UseFields({ value, onChange }: Omit<SettingsFieldsProps, "child">) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="font-bold">{t.uses}</legend>
      {scopes.map((scope) => (
        <SwitchField
          key={scope}
          {...t.scopes[scope]}
          isOn={value[scope]}
          onChange={(isOn) => onChange({ [scope]: isOn })}
        />
      ))}
    </fieldset>
  );
}

function MailFields({ child: { ageGroup }, value, onChange }: SettingsFieldsProps) {
  const { alerts, reports } = t;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="font-bold">{t.mails}</legend>
      <SwitchField {...reports} isOn={value.reports} onChange={(isOn) => onChange({ reports: isOn })} />
      {(ageGroup === "child" || ageGroup === "teen") && (
        <SwitchField
          label={alerts.label}
          hint={ageGroup === "teen" ? alerts.teenHint : alerts.hint}
          isOn={value.alerts}
          onChange={(isOn) => onChange({ alerts: isOn })}
        />
      )}
    </fieldset>
  );
}
