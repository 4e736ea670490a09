import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { adminGate, securePanel } from "@/lib/i18n/it";

const t = securePanel.gate;

type BlockedSheetProps = { email: string; onUnlock: () => void; onOtherEmail: () => void };

export function BlockedSheet({ email, onUnlock, onOtherEmail }: BlockedSheetProps) {
  return (
    <AccountSheet mood="consoles" title={<AnnouncedTitle>{adminGate.blockedTitle}</AnnouncedTitle>}>
      <Notice variant="error">
        <p className="wrap-anywhere">{t.blockedText(email)}</p>
      </Notice>
      <SheetText>{t.unlockHint}</SheetText>
      <Button size="lg" onClick={onUnlock}>
        {t.haveUnlockingCode}
      </Button>
      <Button variant="ghost" className="self-center" onClick={onOtherEmail}>
        {t.otherEmail}
      </Button>
    </AccountSheet>
  );
}
