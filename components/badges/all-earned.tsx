import { badgesScreen as t } from "@/lib/i18n/it";
import { nextBadge } from "@/lib/i18n/it/next-badge";
import { CoachFigure } from "@/components/art/coach-figure";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";

/** Above the badges of who has them all. */
export function AllEarned() {
  return (
    <Card
      tone="leaf"
      className="animate-rise flex flex-wrap items-center justify-center gap-x-5 gap-y-3 text-center sm:justify-start sm:text-left"
    >
      <CoachFigure mood="cheers" className="animate-bob size-32 shrink-0" />
      <div className="flex min-w-0 grow basis-52 flex-col items-center gap-3 sm:items-start">
        <h2 className="text-xl font-bold text-balance">{t.all}</h2>
        <LinkButton href="/exercises">{nextBadge.train}</LinkButton>
      </div>
    </Card>
  );
}
