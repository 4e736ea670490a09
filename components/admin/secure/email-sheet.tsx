import { GateForm } from "@/components/admin/gate/gate-form";
import { RemainingAttempts } from "@/components/admin/gate/remaining-attempts";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { securePanel } from "@/lib/i18n/it";

const t = securePanel.gate;

type EmailSheetProps = {
  email: string;
  remainingAttempts: number | undefined;
  takesFocus: boolean;
  onSubmit: (email: string) => Promise<boolean>;
};

export function EmailSheet({ email, remainingAttempts, takesFocus, onSubmit }: EmailSheetProps) {
  return (
    <AccountSheet mood="thinks" title={t.emailTitle}>
      <SheetText>{t.emailText}</SheetText>
      <RemainingAttempts gate="secure" left={remainingAttempts} />
      <GateForm
        field={{ label: t.email, type: "email", inputMode: "email", autoComplete: "username" }}
        initialValue={email}
        submitLabel={t.askCode}
        takesFocus={takesFocus}
        onSubmit={onSubmit}
      />
    </AccountSheet>
  );
}
