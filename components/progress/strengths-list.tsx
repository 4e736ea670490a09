import type { ProgressReply } from "@/lib/features/progress/contract";
import type { Strength } from "@/lib/features/progress/rules";
import { progress as t } from "@/lib/i18n/it";
import { Remark } from "@/components/progress/remark";
import { BadgeIcon, ChartIcon, CheckIcon, SendIcon, type IconProps } from "@/components/ui/icons";

const icons: Record<Strength, (props: IconProps) => React.ReactNode> = {
  talker: SendIcon,
  collector: BadgeIcon,
  climber: ChartIcon,
  regular: CheckIcon,
};

/** What goes well; before anything does, what will be the first. */
export function StrengthsList({ progress }: { progress: ProgressReply }) {
  const { strengths } = progress;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{t.strengths}</h2>
      {strengths.length === 0 && <p className="text-sm">{t.noStrengths}</p>}
      {strengths.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {strengths.map((kind) => {
            const { title, text } = t.strengthTexts[kind];
            return (
              <li key={kind}>
                <Remark tone="leaf" Icon={icons[kind]} title={title} text={text(progress)} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
