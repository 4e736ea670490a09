import { featuresPage } from "@/lib/i18n/it";
import { Card } from "@/components/ui/card";

const t = featuresPage.ladder;

/** What the coach says about one sentence, step by step: each hint is its own, word for word. */
export function HintLadder() {
  return (
    <Card>
      <figure aria-label={t.label} className="flex flex-col gap-3 text-sm">
        <figcaption className="font-semibold">{t.label}</figcaption>
        <p
          lang="en"
          className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-action px-4 py-2.5 text-on-action underline decoration-mark decoration-wavy decoration-2 underline-offset-[5px]"
        >
          {t.student}
        </p>
        <ol className="flex flex-col gap-2">
          {t.hints.map((hint, index) => (
            <li key={hint} className={`flex items-start gap-3 ${steps[index]}`}>
              <span className="shrink-0 rounded-full bg-sun-soft px-2.5 py-1 text-xs font-semibold text-sun-ink">
                {t.hint(index + 1)}
              </span>
              <span className="pt-0.5">{hint}</span>
            </li>
          ))}
        </ol>
        <div className="flex max-w-[95%] flex-wrap items-center justify-end gap-2 self-end">
          <span className="rounded-full bg-sun-soft px-2.5 py-1 text-xs font-semibold text-sun-ink">
            {t.reward}
          </span>
          <p lang="en" className="rounded-lg rounded-br-sm bg-action px-4 py-2.5 text-on-action">
            {t.discovery}
          </p>
        </div>
        <p className="text-ink-soft">{t.caption}</p>
      </figure>
    </Card>
  );
}

const steps = ["", "sm:ml-6", "sm:ml-12"];
