import { Address } from "@/components/admin/address";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { Button } from "@/components/ui/button";
import { clockTime } from "@/lib/i18n/dates";
import { adminGate, securePanel } from "@/lib/i18n/it";

const t = securePanel.gate;

type BlockedSheetProps = {
  email: string;
  /** When it ends, where that is known. */
  until: string | undefined;
  onUnlock: () => void;
  onOtherEmail: () => void;
};

export function BlockedSheet({ email, until, onUnlock, onOtherEmail }: BlockedSheetProps) {
  return (
    <AccountSheet mood="consoles" title={<AnnouncedTitle>{adminGate.blockedTitle}</AnnouncedTitle>}>
      <SheetText>
        {t.blockedText} <Address email={email} end="." />{" "}
        {until ? t.blockedUntil(clockTime(until)) : t.blockedLater}
      </SheetText>
      <SheetText>{t.unlockHint}</SheetText>
      <Button size="lg" onClick={onUnlock}>
        {t.haveUnlockingCode}
      </Button>
      <div className="flex flex-wrap justify-center">
        <Button variant="ghost" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
        <Button variant="ghost" onClick={onOtherEmail}>
          {t.otherEmail}
        </Button>
      </div>
    </AccountSheet>
  );
}
