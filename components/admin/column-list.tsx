import { classNames } from "@/components/ui/class-names";

type ColumnListProps = {
  /** The grid that the headings share with every row on a wide screen; on a narrow one rows are cards. */
  columns: string;
  headings: React.ReactNode;
  /** The list, with the look of `rowsStyle`. */
  children: React.ReactNode;
};

/** Headings over a list, where there is room. Every row names its values itself, for who cannot see the columns. */
export function ColumnList({ columns, headings, children }: ColumnListProps) {
  return (
    <div className="lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-rest">
      <div
        aria-hidden="true"
        className={classNames(
          "hidden rounded-t-lg bg-sunk py-1.5 text-xs font-semibold text-ink-soft",
          columns,
        )}
      >
        {headings}
      </div>
      {children}
    </div>
  );
}

export const rowsStyle = "flex flex-col gap-3 lg:gap-0 lg:divide-y lg:divide-line";
