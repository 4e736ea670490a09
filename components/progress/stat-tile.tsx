import { progress } from "@/lib/i18n/it";
import { classNames } from "@/components/ui/class-names";
import type { IconProps } from "@/components/ui/icons";

const tones = {
  action: "bg-action-soft text-action-ink",
  sun: "bg-sun-soft text-sun-ink",
  leaf: "bg-leaf-soft text-leaf-ink",
  coral: "bg-coral-soft text-coral-ink",
};

type StatTileProps = {
  tone: keyof typeof tones;
  Icon: (props: IconProps) => React.ReactNode;
  label: string;
  /** Absent while it is not known. */
  value: number | string | undefined;
};

export function StatTile({ tone, Icon, label, value }: StatTileProps) {
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-rest">
      <span className={classNames("grid size-10 place-items-center rounded-md", tones[tone])}>
        <Icon className="size-5.5" />
      </span>
      <div className="flex flex-col-reverse">
        <span className="text-sm text-ink-soft">{label}</span>
        <span className="truncate text-xl font-bold">{value ?? progress.unknown}</span>
      </div>
    </li>
  );
}
