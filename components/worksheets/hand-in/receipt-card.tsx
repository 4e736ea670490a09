"use client";

import { maxReceiptName } from "@/lib/features/worksheets/rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState, type SubmitEvent, type RefObject } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { longDate } from "@/lib/i18n/dates";
import { untilDay } from "@/lib/i18n/it/on-day";
import { worksheetHandIn } from "@/lib/i18n/it/worksheet-hand-in";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyOr } from "@/components/ui/lazy-or";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import { CopyButton } from "@/components/worksheets/hand-in/copy-button";
import { SureDialog } from "@/components/worksheets/sure-dialog";
import { putWorksheet } from "@/components/worksheets/use-worksheet";

// What draws the code comes with the first receipt. Should the network be gone just then, its address is there.
const QrCode = lazyOr(
  () => import("./qr-code"),
  () => null,
);

const t = worksheetHandIn.receipt;

type ReceiptCardProps = { sheet: WorksheetReply; titleRef: RefObject<HTMLHeadingElement | null> };

/** The receipt of a sheet, to be made, shown and taken back. */
export function ReceiptCard({ sheet, titleRef: title }: ReceiptCardProps) {
  const [said, setSaid] = useState("");
  const { receipt } = sheet;

  function onChanged(words: string): void {
    setSaid(words);
    title.current?.focus(); // What had the focus is gone.
  }

  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={title} tabIndex={-1} className="scroll-mt-28 text-lg font-bold outline-none">
        {t.title}
      </h2>
      <p className="text-sm text-ink-soft">{t.text}</p>
      {receipt ? (
        <Receipt sheet={sheet} receipt={receipt} onRevoked={() => onChanged(t.revoked)} />
      ) : (
        <MakeReceipt sheet={sheet} onMade={() => onChanged("")} />
      )}
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </Card>
  );
}

function MakeReceipt({ sheet, onMade }: { sheet: WorksheetReply; onMade: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState("");
  const make = useMutation({
    mutationFn: () =>
      api("POST /api/worksheets/{worksheetId}/receipt", {
        params: { worksheetId: sheet.id },
        body: name.trim() ? { name } : {},
      }),
    onSuccess: (made) => {
      putWorksheet(queryClient, made);
      onMade();
    },
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    make.mutate();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextField
        label={t.name}
        hint={t.nameHint}
        value={name}
        maxLength={maxReceiptName}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {make.isError && <Notice variant="error">{userMessageOf(make.error, t.makeFailed)}</Notice>}
      <Button type="submit" loading={make.isPending} className="self-start">
        {t.make}
      </Button>
    </form>
  );
}

type ReceiptProps = {
  sheet: WorksheetReply;
  receipt: NonNullable<WorksheetReply["receipt"]>;
  onRevoked: () => void;
};

function Receipt({ sheet, receipt: { url, name, until }, onRevoked }: ReceiptProps) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () =>
      api("DELETE /api/worksheets/{worksheetId}/receipt", { params: { worksheetId: sheet.id } }),
    onSuccess: (revoked) => {
      putWorksheet(queryClient, revoked);
      onRevoked();
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="text-sm font-semibold">{t.address}</p>
        <PageLink
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center self-start [overflow-wrap:anywhere]"
        >
          <span>
            {url} <span className="sr-only">{t.opensNewTab}</span>
          </span>
        </PageLink>
        <p className="text-sm text-ink-soft">
          {t.until(untilDay(longDate(until)))} {name ? t.withName(name) : t.withoutName}
        </p>
      </div>
      <div className="flex flex-col items-start gap-1.5">
        <Suspense fallback={<Skeleton className="size-44" />}>
          <QrCode text={url} className="size-44" />
        </Suspense>
        <p className="text-sm text-ink-soft">{t.qrHint}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} copied={t.copied}>
          {t.copy}
        </CopyButton>
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          {t.revoke}
        </Button>
      </div>
      {isAsking && (
        <SureDialog
          title={t.revokeTitle}
          text={t.revokeText}
          confirm={t.revokeConfirm}
          cancel={t.revokeCancel}
          failure={t.revokeFailed}
          deed={revoke}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
