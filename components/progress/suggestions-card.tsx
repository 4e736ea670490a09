import type { ProgressReply } from "@/lib/features/progress/contract";
import type { Suggestion } from "@/lib/features/progress/rules";
import { progress as t } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { Remark } from "@/components/progress/remark";
import { useMastery } from "@/components/progress/use-mastery";
import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import {
  ArrowLeftIcon,
  BadgeIcon,
  RefreshIcon,
  SendIcon,
  StarIcon,
  TargetIcon,
  type IconProps,
} from "@/components/ui/icons";

const ways: Record<Suggestion, { href: string; Icon: (props: IconProps) => React.ReactNode }> = {
  talk_more: { href: "/", Icon: SendIcon },
  earn_badges: { href: "/achievements", Icon: BadgeIcon },
  every_week: { href: "/", Icon: RefreshIcon },
  gather_xp: { href: "/exercises", Icon: StarIcon },
};

type Advice = { href: string; Icon: (props: IconProps) => React.ReactNode; title: string; text: string };

/** What to do next, each a way there; praise when nothing is left to advise. */
export function SuggestionsCard({ progress }: { progress: ProgressReply }) {
  const advice = progress.suggestions.map((kind): Advice => {
    const { title, text } = t.suggestionTexts[kind];
    return { ...ways[kind], title, text: text(progress) };
  });
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t.suggestions}</h2>
      {advice.length > 0 ? <Ways advice={advice} /> : <WeakestTopic />}
    </Card>
  );
}

/** Who does all that can be advised may still have a topic to train. */
function WeakestTopic() {
  const { data, isPending } = useMastery();
  const [weakest] = data?.weak ?? [];
  if (isPending) return <Skeleton className="h-16 rounded-md" />;
  if (weakest) {
    const { title, text } = t.trainTopic;
    return <Ways advice={[{ href: "/exercises", Icon: TargetIcon, title: title(weakest.name), text }]} />;
  }
  return (
    <div className="flex items-center gap-4">
      <p className="grow text-sm">{t.noSuggestions}</p>
      <CoachMascot mood="cheers" className="-my-3 size-20 shrink-0" />
    </div>
  );
}

function Ways({ advice }: { advice: Advice[] }) {
  return (
    <ul className="-mx-3 grid gap-1 md:grid-cols-2">
      {advice.map(({ href, Icon, title, text }) => (
        <li key={title}>
          <AppLink href={href} className="flex items-center gap-3 rounded-md p-3 hover:bg-action-soft">
            <Remark tone="action" Icon={Icon} title={title} text={text} />
            <ArrowLeftIcon className="size-5 shrink-0 rotate-180 text-action-ink" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
