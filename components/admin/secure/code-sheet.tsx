import { Address } from "@/components/admin/address";
import { GateForm } from "@/components/admin/gate/gate-form";
import { RemainingAttempts } from "@/components/admin/gate/remaining-attempts";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { Button } from "@/components/ui/button";
import { ArrowLeftIcon } from "@/components/ui/icons";
import { adminGate, securePanel } from "@/lib/i18n/it";

const t = securePanel.gate;
const texts = {
  code: { title: t.codeTitle, text: t.codeText },
  unlock: { title: t.unlockTitle, text: t.unlockText },
};

type CodeSheetProps = {
  kind: keyof typeof texts;
  email: string;
  remainingAttempts: number | undefined;
  onSubmit: (code: string) => Promise<boolean>;
  onBack: () => void;
};

/** The code of six digits and the long one that unlocks are given alike: what it is shows when it is read. */
export function CodeSheet({ kind, email, remainingAttempts, onSubmit, onBack }: CodeSheetProps) {
  return (
    <AccountSheet mood="asks" title={texts[kind].title}>
      <SheetText>
        {texts[kind].text} <Address email={email} end="." />
      </SheetText>
      {kind === "code" && <RemainingAttempts gate="secure" left={remainingAttempts} />}
      <GateForm
        field={{ label: t.code, autoComplete: "one-time-code", autoCorrect: "off" }}
        submitLabel={t.enter}
        takesFocus
        onSubmit={onSubmit}
      />
      <Button variant="ghost" className="self-center" onClick={onBack}>
        <ArrowLeftIcon className="size-5" />
        {adminGate.back}
      </Button>
    </AccountSheet>
  );
}
