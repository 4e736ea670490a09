import { helpPath } from "@/components/frame/help-link";
import { PageLink } from "@/components/ui/page-link";
import type { LegalIdentity } from "@/lib/i18n/it";
import { landing } from "@/lib/i18n/it/landing";

const t = landing.parents;
const links = [
  { href: "/genitori", label: t.page },
  { href: helpPath, label: t.help },
  { href: "/privacy-policy", label: t.privacy },
];

export const forParentsId = "genitori";

/** What parents ask before they say yes, and who answers for it. */
export function ForParents({ identity }: { identity: LegalIdentity | undefined }) {
  return (
    <section
      id={forParentsId}
      aria-labelledby={`${forParentsId}-title`}
      tabIndex={-1}
      className="scroll-mt-4 rounded-xl border border-line bg-surface p-5 shadow-rest outline-none sm:p-8"
    >
      <h2 id={`${forParentsId}-title`} className="text-xl font-bold">
        {t.title}
      </h2>
      <p className="mt-1 text-ink-soft">{t.lead}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {t.points.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex flex-wrap gap-x-6 border-t border-line pt-3 text-sm">
        {links.map(({ href, label }) => (
          <PageLink key={href} href={href} className="text-link inline-flex min-h-11 items-center">
            {label}
          </PageLink>
        ))}
      </p>
      <p className="text-sm text-ink-soft">
        {identity ? (
          <>
            {t.runBy(identity.name, identity.address)} {t.write}{" "}
            <a href={`mailto:${identity.email}`} className="text-link inline-flex min-h-11 items-center">
              {identity.email}
            </a>
          </>
        ) : (
          t.contact
        )}
      </p>
    </section>
  );
}
