import { PhoneIcon } from "@/components/frame/help-icons";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { help } from "@/lib/i18n/it";

type HelpLineProps = { number: string; name: string };

/** A number to call, who answers there and when to call it. */
export function HelpLine({ number, name }: HelpLineProps) {
  const line = help.lines[number];
  return (
    <li className="grid break-inside-avoid gap-x-8 gap-y-3 py-5 last:pb-0 sm:grid-cols-[1fr_15rem] sm:items-center">
      <div>
        <h3 className="font-bold">{name}</h3>
        {line && <p className="mt-1">{line.when}</p>}
      </div>
      <div className="flex flex-col items-stretch gap-1">
        <PageLink
          href={`tel:${number}`}
          className={buttonStyle(
            "primary",
            "lg",
            "print:border-2 print:bg-transparent print:text-ink print:shadow-none",
          )}
        >
          <PhoneIcon className="size-5.5 shrink-0" />
          {help.call(number)}
        </PageLink>
        {line?.chat && (
          <PageLink
            href={line.chat.href}
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center self-center px-2"
          >
            {line.chat.label}
          </PageLink>
        )}
      </div>
    </li>
  );
}
