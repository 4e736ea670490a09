import { featuresPage as t } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { SampleDialogue } from "@/components/auth/sample-dialogue";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";

/** What the product is in one sentence, and in one exchange. */
export function Hero() {
  return (
    <Card tone="action" className="flex flex-col gap-6 sm:p-8">
      <div className="flex flex-col items-center gap-4 text-center sm:items-start sm:text-left">
        <CoachFigure mood="asks" className="size-32 lg:hidden" />
        <h2 className="text-xl font-bold sm:text-2xl">{t.heroTitle}</h2>
        <p className="max-w-prose">{t.hero}</p>
        <LinkButton href="/" size="lg">
          {t.heroAction}
        </LinkButton>
      </div>
      <SampleDialogue />
    </Card>
  );
}
