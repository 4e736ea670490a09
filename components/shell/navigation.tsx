"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { shell } from "@/lib/i18n/it";
import { Logo } from "@/components/art/logo";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { BadgeIcon, ChartIcon, HomeIcon, SparklesIcon, UserIcon } from "@/components/ui/icons";

const destinations = [
  { href: "/", label: shell.home, Icon: HomeIcon },
  { href: "/features", label: shell.features, Icon: SparklesIcon },
  { href: "/progress", label: shell.progress, Icon: ChartIcon },
  { href: "/achievements", label: shell.badges, Icon: BadgeIcon },
  { href: "/profile", label: shell.profile, Icon: UserIcon },
];

/** A bar under the thumb on a phone, a rail at the side of a desk. `children`: what the rail has below. */
export function Navigation({ children }: { children?: ReactNode }) {
  const pathname = usePathname();
  return (
    <nav
      aria-label={shell.navigation}
      className="@container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] max-md:typing:hidden md:sticky md:inset-x-auto md:top-0 md:h-dvh md:overflow-y-auto md:border-t-0 md:border-r md:px-4 md:py-5 short:static short:border-b"
    >
      <div className="mb-7 hidden px-1 whitespace-nowrap md:block">
        <Logo />
      </div>
      <ul className="mx-auto flex h-[calc(var(--spacing-bar)-env(safe-area-inset-bottom))] max-w-lg items-stretch md:h-auto md:max-w-none md:flex-col md:gap-1.5">
        {destinations.map(({ href, label, Icon }) => {
          const isActive = pathname === href;
          return (
            <li key={href} className="min-w-0 grow basis-0 md:basis-auto">
              <AppLink
                href={href}
                scroll={!isActive}
                aria-current={isActive ? "page" : undefined}
                className={classNames(
                  "group flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium md:min-h-12 md:flex-row md:justify-start md:gap-3 md:rounded-md md:px-3 md:text-sm",
                  isActive
                    ? "text-action-ink md:bg-action-soft"
                    : "text-ink-soft hover:text-ink md:hover:bg-sunk",
                )}
              >
                <span
                  className={classNames(
                    "grid h-8 w-13 max-w-full place-items-center rounded-full transition-colors md:size-auto md:bg-transparent",
                    isActive ? "bg-action-soft" : "group-hover:bg-sunk",
                  )}
                >
                  <Icon />
                </span>
                {/*
                 * On a phone a word has a fifth of the screen, and grows no further than that. Where all other text is so
                 * large that it would look lost, the icons stand alone.
                 */}
                <span
                  className={classNames(isActive && "font-semibold", "bar-word max-md:@max-[18rem]:sr-only")}
                >
                  {label}
                </span>
              </AppLink>
            </li>
          );
        })}
      </ul>
      {children}
    </nav>
  );
}
