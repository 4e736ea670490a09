import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { CheckIcon } from "@/components/ui/icons";
import { ArrowDownIcon, ArrowUpIcon, JoinIcon, TrashIcon } from "@/components/worksheets/sheet-icons";

/** What can be done with a row by a button. */
export type RowDeed = "up" | "down" | "join" | "remove";

type RowToolsProps = {
  /** Of the row: its buttons are found by it. */
  id: string;
  deeds?: readonly RowDeed[];
  can: Record<RowDeed, boolean>;
  onDeed: (deed: RowDeed) => void;
  /** Folds the row. */
  onDone?: () => void;
};

const icon = "size-5";
const looks = {
  up: { label: t.up, icon: <ArrowUpIcon className={icon} /> },
  down: { label: t.down, icon: <ArrowDownIcon className={icon} /> },
  join: { label: t.join, icon: <JoinIcon className={icon} /> },
  remove: { label: t.remove, icon: <TrashIcon className={icon} /> },
};

const all: readonly RowDeed[] = ["up", "down", "join", "remove"];

export function RowTools({ id, deeds = all, can, onDeed, onDone }: RowToolsProps) {
  return (
    <div className={classNames("flex flex-wrap items-center", onDone ? "-mx-2" : "shrink-0")}>
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
      {onDone && (
        <Button variant="ghost" onClick={onDone} className="ml-auto">
          <CheckIcon className="size-5" />
          {t.done}
        </Button>
      )}
    </div>
  );
}
