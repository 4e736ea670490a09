import { featuresPage as t } from "@/lib/i18n/it";

/** Three stations on a dashed line, as on a map. */
export function ResultsPath() {
  return (
    <>
      <p className="-mt-1 text-sm text-ink-soft">{t.resultsIntro}</p>
      <ol className="ml-3 flex flex-col gap-6 border-l-3 border-dashed border-line-strong/50 py-1 pl-7">
        {t.results.map(({ when, text }) => (
          <li key={when} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-0.5 -left-[2.6rem] size-6 rounded-full border-4 border-paper bg-sun ring-2 ring-line-strong/60"
            />
            <h3 className="font-semibold">{when}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
