import { featuresPage as t } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { SampleDialogue } from "@/components/auth/sample-dialogue";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";

/** What the product is in one sentence, and in one exchange. */
export function Hero() {
  return (
    <Card tone="action" className="flex flex-col gap-5 sm:gap-6 sm:p-8">
      <div className="flex flex-col items-start gap-3 sm:gap-4">
        <div className="@container flex w-full items-center gap-3">
          <CoachFigure
            mood="asks"
            className="w-20 shrink-0 airy:hidden @max-[16rem]:hidden sm:w-28 lg:hidden"
          />
          <h2 className="min-w-0 text-xl font-bold sm:text-2xl">{t.heroTitle}</h2>
        </div>
        <p className="max-w-prose">{t.hero}</p>
        <LinkButton href="/" size="lg">
          {t.heroAction}
        </LinkButton>
      </div>
      <SampleDialogue coach="hidden w-52 lg:block" />
    </Card>
  );
}
