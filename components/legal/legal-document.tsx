import { BackHeader } from "@/components/frame/back-header";
import { ChevronDownIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { longDate } from "@/lib/i18n/dates";
import { common } from "@/lib/i18n/it/common";
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
          <p className="mt-5">{text.lead}</p>
          <Contents sections={text.sections} />
          {text.forChildren && (
            <section className="mt-6 rounded-lg bg-sun-soft px-4 py-4 sm:px-5 [&>h2]:max-sm:text-base">
              <SectionText section={text.forChildren} />
            </section>
          )}
          {text.sections.map((section, index) => (
            <section key={section.heading} id={anchorOf(index)} className="mt-9 scroll-mt-4">
              <SectionText section={section} />
            </section>
          ))}
        </main>
        <footer className="flex flex-col items-start gap-1 px-1 pb-4 text-sm wrap-break-word text-ink-soft">
          <p>{controllerLine(identity)}</p>
          <PageLink href="/" className="text-link inline-flex min-h-11 items-center print:hidden">
            {common.home}
          </PageLink>
        </footer>
      </div>
    </div>
  );
}

const anchorOf = (index: number) => `sezione-${index + 1}`;

/** The headings, folded: who looks for one thing need not read the rest. */
function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <details className="group mt-4 rounded-lg border border-line px-4 print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-md font-semibold text-action-ink [&::-webkit-details-marker]:hidden">
        {legal.contents}
        <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ol className="grid grid-cols-1 gap-x-6 pb-2 text-sm sm:grid-cols-2">
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${anchorOf(index)}`} className="text-link inline-flex min-h-11 items-center">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </details>
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
