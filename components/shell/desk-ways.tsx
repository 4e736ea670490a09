import { deskWays } from "@/lib/i18n/it/desk-ways";
import { sheetsName } from "@/lib/i18n/it/sheet-link";
import { training } from "@/lib/i18n/it/training";
import { AppLink } from "@/components/ui/app-link";
import { TargetIcon } from "@/components/ui/icons";
import { SheetIcon } from "@/components/frame/sheet-icon";

export type Way = "exercises" | "schede";

type Lit = { href: `/${Way}`; label: string; Icon: typeof TargetIcon; lit: string };

const ways: Lit[] = [
  {
    href: "/exercises",
    label: training.title,
    Icon: TargetIcon,
    lit: "[html:has([data-on-way=exercises])_&]:bg-action-soft [html:has([data-on-way=exercises])_&]:text-action-ink",
  },
  {
    href: "/schede",
    label: sheetsName,
    Icon: SheetIcon,
    lit: "[html:has([data-on-way=schede])_&]:bg-action-soft [html:has([data-on-way=schede])_&]:text-action-ink",
  },
];

/**
 * Where one practises: there is room for it in the rail of a desk. A phone has it in the chat and behind the animal. Drawn by
 * the server alone, it weighs nothing on a phone, and is lit by what the page says of itself (`OnWay`).
 */
export function DeskWays() {
  return (
    <ul
      aria-label={deskWays.label}
      className="mt-5 hidden flex-col gap-1.5 border-t border-line pt-5 md:flex"
    >
      {ways.map(({ href, label, Icon, lit }) => (
        <li key={href}>
          <AppLink
            href={href}
            className={`flex min-h-12 items-center gap-3 rounded-md px-3 text-sm font-medium text-ink-soft hover:bg-sunk hover:text-ink ${lit}`}
          >
            <Icon className="size-6" />
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
