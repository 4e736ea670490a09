import { BackHeader } from "@/components/shell/back-header";
import { longDate } from "@/lib/i18n/dates";
import {
  controllerLine,
  legal,
  type LegalIdentity,
  type LegalSection,
  type LegalText,
} from "@/lib/i18n/it/legal";

/** `version` is the day of the text. */
type LegalDocumentProps = { text: LegalText; version: string; identity: LegalIdentity };

/** A page of the exercise book with a long text on it. */
export function LegalDocument({ text, version, identity }: LegalDocumentProps) {
  return (
    <div className="squared-paper min-h-dvh px-4 py-5 sm:py-8">
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        <BackHeader href="/profile" back={legal.back} />
        <main className="relative overflow-hidden rounded-xl border border-line bg-surface px-5 py-8 wrap-break-word shadow-lift sm:py-12 sm:pr-14 sm:pl-24">
          <div aria-hidden="true" className="absolute inset-y-0 left-14 hidden w-0.5 bg-coral/45 sm:block" />
          <h1 className="text-2xl font-bold sm:text-3xl">{text.title}</h1>
          <p className="mt-2 text-sm font-medium text-ink-soft">
            {legal.inForce(longDate(version))}
            {version > legal.firstVersion.day && `. ${legal.firstVersion.text}`}
          </p>
          <p className="mt-6 text-lg">{text.lead}</p>
          {text.forChildren && (
            <section className="mt-6 rounded-lg bg-sun-soft px-5 py-4">
              <SectionText section={text.forChildren} />
            </section>
          )}
          {text.sections.map((section) => (
            <section key={section.heading} className="mt-9">
              <SectionText section={section} />
            </section>
          ))}
        </main>
        <footer className="px-1 pb-4 text-sm wrap-break-word text-ink-soft">
          {controllerLine(identity)}
        </footer>
      </div>
    </div>
  );
}

function SectionText({ section: { heading, paragraphs, items } }: { section: LegalSection }) {
  return (
    <>
      <h2 className="text-lg font-bold">{heading}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {items && (
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 marker:text-action-ink">
          {items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
