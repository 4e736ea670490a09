import type { ReactNode } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { SendAgain } from "@/components/auth/lazy-send-again";
import type { SendAgainProps } from "@/components/auth/send-again";
import { Notice } from "@/components/ui/notice";
import { accountPages } from "@/lib/i18n/it";

type MailSentProps = Omit<SendAgainProps, "request"> & {
  title: string;
  text: string;
  email: string;
  request: (email: string) => Promise<unknown>;
  /** Where to go from here. */
  children: ReactNode;
};

/** A mail is on its way: to which address, and the way to have it sent there again. */
export function MailSent({ title, text, email, failure, request, children }: MailSentProps) {
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{title}</AnnouncedTitle>}>
      <div className="flex flex-col gap-2">
        <p className="text-center font-semibold wrap-anywhere">{email}</p>
        <SheetText>{text}</SheetText>
      </div>
      <Notice variant="info">{accountPages.spamHint}</Notice>
      <SendAgain failure={failure} request={() => request(email)} />
      {children}
    </AccountSheet>
  );
}
