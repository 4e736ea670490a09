import { featuresPage as t } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";

/** What it costs, and where to begin. */
export function Closing() {
  return (
    <Card
      tone="action"
      className="mt-3 flex flex-col items-center gap-4 text-center sm:flex-row-reverse sm:text-left"
    >
      <CoachFigure mood="cheers" className="size-28 shrink-0" />
      <div className="flex grow flex-col items-center gap-3 sm:items-start">
        <h2 className="text-lg font-bold">{t.closingTitle}</h2>
        <p>{t.closing}</p>
        <LinkButton href="/">{t.heroAction}</LinkButton>
      </div>
    </Card>
  );
}
