import type { ComponentType } from "react";
import { featuresPage } from "@/lib/i18n/it";
import { worksheetList } from "@/lib/i18n/it/worksheet-list";
import { BulbIcon, PencilIcon } from "@/components/features-page/feature-icons";
import { CameraIcon } from "@/components/photo/photo-icons";
import { AppLink } from "@/components/ui/app-link";
import { BadgeIcon, TargetIcon, type IconProps } from "@/components/ui/icons";
import { Card } from "@/components/ui/card";
import { SpeakerIcon } from "@/components/ui/voice-icons";

type Ability = keyof typeof featuresPage.abilities;

const looks: Record<Ability, { Icon: ComponentType<IconProps>; tile: string }> = {
  correction: { Icon: PencilIcon, tile: "bg-leaf-soft text-leaf-ink" },
  homework: { Icon: CameraIcon, tile: "bg-action-soft text-action-ink" },
  exercises: { Icon: TargetIcon, tile: "bg-coral-soft text-coral-ink" },
  suggestions: { Icon: BulbIcon, tile: "bg-sun-soft text-sun-ink" },
  voice: { Icon: SpeakerIcon, tile: "bg-action-soft text-action-ink" },
  rewards: { Icon: BadgeIcon, tile: "bg-sun-soft text-sun-ink" },
};

/** What can be done here, the part of Pro marked as such. */
export function AbilityCards() {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {(Object.keys(looks) as Ability[]).map((ability) => (
        <li key={ability} className="@container flex">
          <AbilityCard ability={ability} />
        </li>
      ))}
    </ul>
  );
}

function AbilityCard({ ability }: { ability: Ability }) {
  const { title, text } = featuresPage.abilities[ability];
  const { Icon, tile } = looks[ability];
  return (
    <Card className="flex w-full flex-col gap-2 p-4 sm:p-5">
      <div className="flex items-center gap-3 @max-[16rem]:flex-col @max-[16rem]:items-start airy:flex-col airy:items-start">
        <span className={`grid size-11 shrink-0 place-items-center rounded-md ${tile}`}>
          <Icon />
        </span>
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-2 font-semibold">
          {title}
          {ability === "voice" && (
            <span className="rounded-full bg-sun-soft px-2 py-0.5 text-xs font-bold text-sun-ink">
              {featuresPage.pro}
            </span>
          )}
        </h3>
      </div>
      <p className="text-sm text-ink-soft">{text}</p>
      {ability === "homework" && (
        <AppLink
          href="/schede"
          className="text-link mt-auto inline-flex min-h-11 items-center self-start text-sm"
        >
          {worksheetList.open}
        </AppLink>
      )}
    </Card>
  );
}
