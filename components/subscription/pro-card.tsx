import { proCard as t } from "@/lib/i18n/it/pro-card";
import { CoachMascot } from "@/components/art/coach-mascot";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { CheckIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";

type ProCardProps = { isPro: boolean; children: React.ReactNode };

/** For who has nothing to pay: how they stand, what they have by it, and the way back to what it is for. */
export default function ProCard({ isPro, children }: ProCardProps) {
  return (
    <Card tone="leaf" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <CoachMascot mood={isPro ? "cheers" : "asks"} className="w-28 shrink-0" />
      <div className="flex min-w-0 grow basis-60 flex-col items-start gap-3">
        {children}
        {isPro && (
          <ul className="flex flex-col gap-1.5 text-sm">
            {t.have.map((what) => (
              <li key={what} className="flex gap-2">
                <CheckIcon className="size-5 shrink-0 text-leaf-ink" />
                {what}
              </li>
            ))}
          </ul>
        )}
        <PageLink href="/" className={buttonStyle("primary", "md")}>
          {t.study}
        </PageLink>
      </div>
    </Card>
  );
}
