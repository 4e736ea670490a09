import { classNames } from "@/components/ui/class-names";

type ColumnListProps = {
  /** The grid that the headings share with every row where the list is wide beside its letters; else a row has lines. */
  columns: string;
  headings: React.ReactNode;
  /** The list, with the look of `rowsStyle`. */
  children: React.ReactNode;
};

/** Headings over a list, where there is room. Every row names its values itself, for who cannot see the columns. */
export function ColumnList({ columns, headings, children }: ColumnListProps) {
  return (
    <div className="@container">
      <div className="rounded-lg border border-line bg-surface shadow-rest">
        <div
          aria-hidden="true"
          className={classNames(
            "hidden rounded-t-lg bg-sunk py-1 text-xs font-semibold text-ink-soft",
            columns,
          )}
        >
          {headings}
        </div>
        {children}
      </div>
    </div>
  );
}

export const rowsStyle = "flex flex-col divide-y divide-line";
