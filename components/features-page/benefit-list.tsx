import { Card } from "@/components/ui/card";
import { CheckIcon } from "@/components/ui/icons";

type BenefitListProps = { tone: "leaf" | "coral"; title: string; benefits: string[] };

const marks = { leaf: "text-leaf-ink", coral: "text-coral-ink" };

export function BenefitList({ tone, title, benefits }: BenefitListProps) {
  return (
    <Card tone={tone}>
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="mt-3 flex flex-col gap-2.5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5 text-sm">
            <CheckIcon className={`size-5.5 shrink-0 ${marks[tone]}`} />
            {benefit}
          </li>
        ))}
      </ul>
    </Card>
  );
}
