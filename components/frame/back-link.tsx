import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { ArrowLeftIcon } from "@/components/ui/icons";

/** Above a title: where this screen was come to from. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink href={href} className="text-link inline-flex min-h-11 items-center gap-1.5 self-start text-sm">
      <ArrowLeftIcon className="size-5" />
      {children}
    </AppLink>
  );
}
