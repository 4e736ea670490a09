import type { MasteryReply } from "@/lib/features/mastery/contract";
import type { ProgressReply } from "@/lib/features/progress/contract";
import type { Suggestion } from "@/lib/features/progress/rules";
import { progress as t } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
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

/** What to do next, each a way there; praise when nothing is left to advise and no topic goes wrong. */
export function SuggestionsCard({ progress }: { progress: ProgressReply }) {
  const { data, isPending } = useMastery();
  const advice = progress.suggestions.map((kind): Advice => {
    const { title, text } = t.suggestionTexts[kind];
    return { ...ways[kind], title, text: text(progress) };
  });
  const onRoad = data && adviceOnRoad(data, advice.length > 0);
  if (onRoad) advice.push(onRoad);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t.suggestions}</h2>
      {advice.length > 0 && <Ways advice={advice} />}
      {advice.length === 0 && isPending && <Skeleton className="h-16 rounded-md" />}
      {advice.length === 0 && !isPending && <NothingToAdvise />}
    </Card>
  );
}

/**
 * The weakest topic, to train, or to ask the coach about where it has no exercises; where nothing else is advised and none
 * is weak, the next that was not met yet.
 */
function adviceOnRoad({ weak, path, next }: MasteryReply, isAdvised: boolean): Advice | undefined {
  const stops = path.flatMap((year) => year.stops);
  const [weakest] = weak;
  if (weakest) {
    const { title, ask, text } = t.trainTopic;
    const { topic, name } = weakest;
    const hasExercises = stops.some((stop) => stop.topic === topic && stop.hasExercises);
    return hasExercises
      ? { href: `/exercises?topic=${topic}`, Icon: TargetIcon, title: title(name), text }
      : { href: "/", Icon: SendIcon, title: ask(name), text };
  }
  const stop = stops.find(({ topic }) => topic === next);
  if (isAdvised || !stop) return undefined;
  const { title, text } = t.nextTopic;
  return { href: "/", Icon: SendIcon, title: title(stop.name), text };
}

function NothingToAdvise() {
  return (
    <div className="flex items-center gap-4">
      <p className="grow text-sm">{t.noSuggestions}</p>
      <CoachFigure mood="cheers" className="-my-3 size-20 shrink-0" />
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
