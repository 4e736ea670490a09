import { paywall as t } from "@/lib/i18n/it";
import { CheckIcon } from "@/components/ui/icons";

/** What Pro adds. */
export function ProFeatures() {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t.featuresTitle}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {t.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <CheckIcon className="size-5 shrink-0 text-leaf-ink" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
