import type { Way } from "@/lib/features/worksheets/rules";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";

type SumLineProps = { items: { isRight: boolean; way: Way }[]; className?: string };

/** A sheet in one line: how much of it is right, and how much of that was found with nobody's help. */
export function SumLine({ items, className }: SumLineProps) {
  const right = items.filter(({ isRight }) => isRight);
  const unaided = right.filter(({ way }) => way === "alone" || way === "tries").length;
  const { sum, unaided: words } = worksheetWords;
  return (
    <p className={className}>
      {sum(right.length, items.length)}
      {unaided > 0 && `, ${words(unaided)}`}
    </p>
  );
}
