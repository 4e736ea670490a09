import { common, featuresPage } from "@/lib/i18n/it";
import type { LessonLink } from "@/lib/features/booking/rules";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";

const t = featuresPage.standIn;

/** Says what would open here, and leads back for whom it has not opened beside the product. */
export function BookingStandIn({ minutes }: Pick<LessonLink, "minutes">) {
  return (
    <AccountSheet mood="asks" title={t.title}>
      <SheetText>{t.text(featuresPage.booking.lengths[minutes])}</SheetText>
      <PageLink href="/" className={buttonStyle("secondary", "lg")}>
        {common.home}
      </PageLink>
    </AccountSheet>
  );
}
