import { proCard as t } from "@/lib/i18n/it/pro-card";
import { CheckIcon } from "@/components/ui/icons";

/** What one has with Pro, line by line. */
export function ProPoints() {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {t.have.map((what) => (
        <li key={what} className="flex gap-2">
          <CheckIcon className="size-5 shrink-0 text-leaf-ink" />
          {what}
        </li>
      ))}
    </ul>
  );
}
