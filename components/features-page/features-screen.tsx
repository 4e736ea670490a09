import { featuresPage } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { BenefitList } from "@/components/features-page/benefit-list";
import { MethodCards } from "@/components/features-page/method-cards";
import { ResultsPath } from "@/components/features-page/results-path";
import { ScreenBody } from "@/components/shell/screen-body";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";

/** What the coach does and why, for a student and for a parent. */
export function FeaturesScreen() {
  return (
    <ScreenBody title={featuresPage.title}>
      <Hero />
      <Section title={featuresPage.methodTitle}>
        <MethodCards />
      </Section>
      <Section title={featuresPage.abilitiesTitle}>
        <Card className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {featuresPage.abilities.map(({ title, text }) => (
            <div key={title}>
              <h3 className="font-semibold">
                <span className="marker">{title}</span>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          ))}
        </Card>
      </Section>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <BenefitList tone="leaf" title={featuresPage.studentsTitle} benefits={featuresPage.students} />
        <BenefitList tone="coral" title={featuresPage.parentsTitle} benefits={featuresPage.parents} />
      </div>
      <Section title={featuresPage.resultsTitle}>
        <ResultsPath />
      </Section>
    </ScreenBody>
  );
}

function Hero() {
  return (
    <Card
      tone="action"
      className="flex flex-col items-center gap-4 text-center sm:flex-row-reverse sm:text-left"
    >
      <CoachMascot mood="asks" className="size-36 shrink-0" />
      <div className="flex flex-col items-center gap-3 sm:items-start">
        <h2 className="text-xl font-bold">{featuresPage.heroTitle}</h2>
        <p>{featuresPage.hero}</p>
        <LinkButton href="/">{featuresPage.heroAction}</LinkButton>
      </div>
    </Card>
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
