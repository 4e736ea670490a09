import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";
import { IconButton } from "@/components/ui/icon-button";
import { ArrowDownIcon, ArrowUpIcon, JoinIcon, TrashIcon } from "@/components/worksheets/sheet-icons";

/** What can be done with a row by a button. */
export type RowDeed = "up" | "down" | "join" | "remove";

type RowToolsProps = {
  /** Of the row: its buttons are found by it. */
  id: string;
  isLocked: boolean;
  can: Record<RowDeed, boolean>;
  onDeed: (deed: RowDeed) => void;
};

const icon = "size-5";
const looks = {
  up: { label: t.up, icon: <ArrowUpIcon className={icon} /> },
  down: { label: t.down, icon: <ArrowDownIcon className={icon} /> },
  join: { label: t.join, icon: <JoinIcon className={icon} /> },
  remove: { label: t.remove, icon: <TrashIcon className={icon} /> },
};

export function RowTools({ id, isLocked, can, onDeed }: RowToolsProps) {
  const deeds: RowDeed[] = isLocked ? ["up", "down"] : ["up", "down", "join", "remove"];
  return (
    <div className="-mx-2 flex flex-wrap items-center">
      {deeds.map((deed) => (
        // Not `disabled`: a row that has come to the end would drop the focus.
        <IconButton
          key={deed}
          id={`${id}-${deed}`}
          label={looks[deed].label}
          icon={looks[deed].icon}
          aria-disabled={!can[deed]}
          className="aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
          onClick={() => can[deed] && onDeed(deed)}
        />
      ))}
    </div>
  );
}
