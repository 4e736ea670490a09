import { classNames } from "@/components/ui/class-names";

const looks = {
  earned: "border-line bg-surface shadow-rest",
  locked: "border-dashed border-line-strong bg-transparent",
};

type BadgeCardProps = {
  look: keyof typeof looks;
  medal: React.ReactNode;
  name: string;
  onChoose: () => void;
  /** What is said below the name. */
  children: React.ReactNode;
};

/** A badge in the grid; choosing it tells more. */
export function BadgeCard({ look, medal, name, onChoose, children }: BadgeCardProps) {
  return (
    <li className="animate-rise flex">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onChoose}
        className={classNames(
          "flex w-full flex-col items-center gap-2 rounded-lg border p-4 text-center transition-[translate,box-shadow] hover:-translate-y-0.5 hover:shadow-lift",
          looks[look],
        )}
      >
        {medal}
        <span className="text-sm leading-snug font-semibold text-balance">{name}</span>
        {children}
      </button>
    </li>
  );
}
