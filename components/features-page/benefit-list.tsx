import { Card } from "@/components/ui/card";
import { CheckIcon } from "@/components/ui/icons";

type BenefitListProps = {
  tone: "leaf" | "coral";
  title: string;
  benefits: { title: string; text: string }[];
  children?: React.ReactNode;
};

const marks = { leaf: "text-leaf-ink", coral: "text-coral-ink" };

export function BenefitList({ tone, title, benefits, children }: BenefitListProps) {
  return (
    <Card tone={tone} className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="flex gap-2.5 text-sm">
            <CheckIcon className={`mt-px size-5.5 shrink-0 ${marks[tone]}`} />
            <div className="min-w-0">
              <h3 className="font-semibold">{benefit.title}</h3>
              <p>{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
