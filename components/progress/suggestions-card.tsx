import type { ProgressReply } from "@/lib/features/progress/contract";
import type { Suggestion } from "@/lib/features/progress/rules";
import { progress as t } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { Remark } from "@/components/progress/remark";
import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import {
  ArrowLeftIcon,
  BadgeIcon,
  RefreshIcon,
  SendIcon,
  StarIcon,
  type IconProps,
} from "@/components/ui/icons";

const ways: Record<Suggestion, { href: string; Icon: (props: IconProps) => React.ReactNode }> = {
  talk_more: { href: "/", Icon: SendIcon },
  earn_badges: { href: "/achievements", Icon: BadgeIcon },
  every_week: { href: "/", Icon: RefreshIcon },
  gather_xp: { href: "/exercises", Icon: StarIcon },
};

/** What to do next, each a way there; praise when nothing is left to advise. */
export function SuggestionsCard({ progress }: { progress: ProgressReply }) {
  const { suggestions } = progress;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t.suggestions}</h2>
      {suggestions.length === 0 && (
        <div className="flex items-center gap-4">
          <p className="grow text-sm">{t.noSuggestions}</p>
          <CoachMascot mood="cheers" className="-my-3 size-20 shrink-0" />
        </div>
      )}
      {suggestions.length > 0 && (
        <ul className="-mx-3 grid gap-1 md:grid-cols-2">
          {suggestions.map((kind) => {
            const { title, text } = t.suggestionTexts[kind];
            const { href, Icon } = ways[kind];
            return (
              <li key={kind}>
                <AppLink href={href} className="flex items-center gap-3 rounded-md p-3 hover:bg-action-soft">
                  <Remark tone="action" Icon={Icon} title={title} text={text(progress)} />
                  <ArrowLeftIcon className="size-5 shrink-0 rotate-180 text-action-ink" />
                </AppLink>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
