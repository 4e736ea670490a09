"use client";

import { useState } from "react";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { linkPayments } from "@/components/parent-pages/link-payments";
import { Payment } from "@/components/subscription/payment";
import { GivenPayments } from "@/components/subscription/payments";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { cardPayment } from "@/lib/i18n/it";
import { payByLink as t } from "@/lib/i18n/it/pay-by-link";

type PayLinkStepsProps = { token: string; name: string; onReload: () => void };

/** The address for the receipts, then the card, then the thanks. */
export function PayLinkSteps({ token, name, onReload }: PayLinkStepsProps) {
  const [email, setEmail] = useState<string>();
  const [hasChanged, setHasChanged] = useState(false);
  const [isPaid, setIsPaid] = useState(false);
  if (email !== undefined && isPaid) return <Paid name={name} email={email} />;
  if (email === undefined)
    return (
      <Card key="email" className="flex flex-col gap-4">
        <h2 className="text-lg font-bold">
          {hasChanged ? <AnnouncedTitle>{t.emailTitle}</AnnouncedTitle> : t.emailTitle}
        </h2>
        <p className="text-sm text-ink-soft">{t.emailText}</p>
        <EmailRequestForm
          submitLabel={t.toCard}
          failure={t.failed}
          request={(given) => Promise.resolve({ message: given })}
          onSent={setEmail}
        />
      </Card>
    );
  return (
    <Card key="card" className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">
        <AnnouncedTitle>{cardPayment.title}</AnnouncedTitle>
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p className="min-w-0 break-words text-ink-soft">{t.mails(email)}</p>
        <Button
          variant="ghost"
          className="-ml-4 sm:ml-0"
          onClick={() => {
            setHasChanged(true);
            setEmail(undefined);
          }}
        >
          {t.changeEmail}
        </Button>
      </div>
      <GivenPayments value={linkPayments(token, email)}>
        <Payment onReload={onReload} onPaid={() => setIsPaid(true)} />
      </GivenPayments>
      <p className="text-xs text-ink-soft">{t.consent}</p>
    </Card>
  );
}

function Paid({ name, email }: { name: string; email: string }) {
  return (
    <Card tone="leaf" className="flex flex-col items-start gap-4">
      <h2 className="text-lg font-bold">
        <AnnouncedTitle>{t.paidTitle}</AnnouncedTitle>
      </h2>
      <p className="text-sm">{t.paid(name, email)}</p>
      <p className="text-sm">{t.manage}</p>
      <PageLink href="/genitori" className={buttonStyle("primary", "md")}>
        {t.toParentsPage}
      </PageLink>
    </Card>
  );
}
