import type { LessonLink } from "@/lib/features/booking/rules";
import { featuresPage as t } from "@/lib/i18n/it";
import { AbilityCards } from "@/components/features-page/ability-cards";
import { BenefitList } from "@/components/features-page/benefit-list";
import { BookingCard } from "@/components/features-page/booking-card";
import { Closing } from "@/components/features-page/closing";
import { Hero } from "@/components/features-page/hero";
import { HintLadder } from "@/components/features-page/hint-ladder";
import { MethodCards } from "@/components/features-page/method-cards";
import { ResultsPath } from "@/components/features-page/results-path";
import { ScreenBody } from "@/components/shell/screen-body";
import { PageLink } from "@/components/ui/page-link";

/** What the coach does and why, for a student and for a parent. */
export function FeaturesScreen({ lessons }: { lessons: LessonLink[] }) {
  return (
    <ScreenBody title={t.title}>
      <Hero />
      {lessons.length > 0 && <BookingCard lessons={lessons} />}
      <Section title={t.methodTitle}>
        <MethodCards />
        <HintLadder />
      </Section>
      <Section title={t.abilitiesTitle}>
        <AbilityCards />
      </Section>
      <div className="mt-3 flex flex-col gap-4">
        <BenefitList tone="leaf" title={t.studentsTitle} benefits={t.students} />
        <BenefitList tone="coral" title={t.parentsTitle} benefits={t.parents}>
          <PageLink href="/privacy-policy" className="text-link inline-flex min-h-11 items-center text-sm">
            {t.privacy}
          </PageLink>
        </BenefitList>
      </div>
      <Section title={t.resultsTitle}>
        <ResultsPath />
      </Section>
      <Closing />
    </ScreenBody>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-3 flex flex-col gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}
