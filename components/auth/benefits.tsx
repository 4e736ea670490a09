import { BadgeIcon, BookIcon, SparklesIcon } from "@/components/ui/icons";
import { auth } from "@/lib/i18n/it";

const { homework, teacher, badges } = auth.benefits;
const strip = [
  { ...homework, Icon: BookIcon, tint: "bg-coral-soft text-coral-ink" },
  { ...teacher, Icon: SparklesIcon, tint: "bg-action-soft text-action-ink" },
  { ...badges, Icon: BadgeIcon, tint: "bg-sun-soft text-sun-ink" },
];

/** The three reasons to come in. */
export function Benefits() {
  return (
    <ul
      aria-label={auth.benefitsLabel}
      className="flex flex-wrap justify-around gap-2 lg:grid lg:grid-cols-[1fr_1.3fr_1fr] lg:gap-3"
    >
      {strip.map(({ title, text, Icon, tint }) => (
        <li
          key={title}
          className="flex flex-col items-center gap-1 text-center lg:items-start lg:gap-1.5 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-4 lg:text-left lg:shadow-rest"
        >
          <span className={`grid size-9 place-items-center rounded-md ${tint}`}>
            <Icon />
          </span>
          <span className="text-xs font-semibold text-ink lg:mt-1 lg:text-base">{title}</span>
          <span className="hidden text-sm text-ink-soft lg:block">{text}</span>
        </li>
      ))}
    </ul>
  );
}
