import type { ProgressReply } from "@/lib/features/progress/contract";
import { firstGoals, type Strength } from "@/lib/features/progress/rules";
import { progress as t } from "@/lib/i18n/it";
import { firstStrengths } from "@/lib/i18n/it/first-strengths";
import { Remark } from "@/components/progress/remark";
import { ProgressBar } from "@/components/ui/progress-bar";
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
      {strengths.length === 0 && <FirstToCome progress={progress} />}
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

/** The two that come first, and how far they are. */
function FirstToCome({ progress }: { progress: ProgressReply }) {
  return (
    <>
      <p className="text-sm">{firstStrengths.text}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {(["level", "messagesThisWeek"] as const).map((measure) => {
          const reached = progress[measure];
          const words = firstStrengths.reached[measure](reached);
          return (
            <li key={measure} className="flex flex-col gap-1.5 text-sm">
              <ProgressBar
                value={(100 * reached) / firstGoals[measure]}
                label={words}
                tone="leaf"
                className="h-2.5"
              />
              <span className="font-semibold">{words}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
