import { proCard as t } from "@/lib/i18n/it/pro-card";
import { CoachMascot } from "@/components/art/coach-mascot";
import { ProPoints } from "@/components/subscription/pro-points";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";

type ProCardProps = { isPro: boolean; children: React.ReactNode };

/** For who has nothing to pay: how they stand, what they have by it, and the way back to what it is for. */
export default function ProCard({ isPro, children }: ProCardProps) {
  return (
    <Card tone="leaf" className="flex flex-col items-start gap-4">
      <div className="flex max-w-full flex-wrap items-center gap-4 sm:gap-6">
        <CoachMascot
          mood={isPro ? "cheers" : "asks"}
          className="w-20 shrink-0 airy:hidden max-[22rem]:hidden sm:w-28"
        />
        <div className="max-w-full min-w-0 grow basis-44">{children}</div>
      </div>
      {isPro && <ProPoints />}
      <PageLink href="/" className={buttonStyle("primary", "md")}>
        {t.study}
      </PageLink>
    </Card>
  );
}
