import { progress } from "@/lib/i18n/it";
import { classNames } from "@/components/ui/class-names";
import type { IconProps } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";

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
  value: number | "awaited" | "unknown";
  /** What exactly is counted. */
  note: string;
};

export function StatTile({ tone, Icon, label, value, note }: StatTileProps) {
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-rest">
      <span className={classNames("grid size-10 place-items-center rounded-md", tones[tone])}>
        <Icon className="size-5.5" />
      </span>
      <div className="flex flex-col">
        <span className="order-1 text-sm leading-snug font-medium">{label}</span>
        {value === "awaited" ? (
          <Skeleton className="my-1 h-6 w-12" />
        ) : (
          <span className="truncate text-xl font-bold">{value === "unknown" ? progress.unknown : value}</span>
        )}
        <span className="order-2 text-xs text-ink-soft">{note}</span>
      </div>
    </li>
  );
}
