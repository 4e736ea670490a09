import { classNames } from "@/components/ui/class-names";

type DetailProps = { label: string; value: string; className?: string };

/** What the account has under a name. */
export function Detail({ label, value, className }: DetailProps) {
  return (
    <dl className={classNames("flex min-w-0 flex-col", className)}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-lg font-bold wrap-anywhere">{value}</dd>
    </dl>
  );
}
